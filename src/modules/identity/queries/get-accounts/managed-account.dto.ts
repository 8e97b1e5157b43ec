import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { IsFlag, MayBeAbsent, PageQuery } from '../../../../platform/http/index.js';
import { IsIssuer } from '../list-keys/list-keys.dto.js';
import { AccountDto } from '../get-account/get-account.dto.js';

export class AccountParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ListAccountsDto extends PageQuery {
  @ApiProperty({ required: false, maxLength: 320, description: 'The whole login, in any case.', example: 'player.one' })
  @MayBeAbsent()
  @IsString()
  @MaxLength(320)
  login?: string;

  @IsFlag()
  enabled?: boolean;

  @IsIssuer()
  issuedBy?: string;
}

export class ManagedAccountDto extends AccountDto {
  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Null while enabled.',
  })
  disabledAt!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'The key or session that disabled it.' })
  disabledBy!: string | null;
}
