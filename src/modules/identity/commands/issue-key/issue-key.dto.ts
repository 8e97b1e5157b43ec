import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsLine } from '../../../../platform/http/index.js';
import { type Role, ROLES } from '../../access/roles.js';

export class KeyLabelDto {
  @IsOptional()
  @IsLine(80, { required: false, description: 'To tell keys apart.', example: 'table 4' })
  label?: string;
}

export class IssueKeyDto extends KeyLabelDto {
  @ApiProperty({ enum: ROLES, example: 'judge' })
  @IsIn(ROLES)
  role!: Role;

  @ApiProperty({ required: false, format: 'uuid', description: 'Only and always with the role player.' })
  @IsOptional()
  @IsUUID()
  playerId?: string;
}

export class IssuedKeyDto {
  @ApiProperty({ example: '3f9c2a7d51b08e64' })
  id!: string;

  @ApiProperty({ enum: ROLES, example: 'judge' })
  role!: Role;

  @ApiProperty({ type: 'string', nullable: true, format: 'uuid', example: null })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'table 4' })
  label!: string | null;

  @ApiProperty({
    description: 'The key. It is shown this once.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}
