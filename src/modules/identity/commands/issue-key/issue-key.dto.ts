import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../../platform/http/index.js';
import { type Permission, PERMISSIONS } from '../../access/rights.js';
import { type Role, ROLES } from '../../access/roles.js';

const TEN_YEARS = 315_360_000;

export class KeyTermsDto {
  @MayBeAbsent()
  @IsLine(80, { required: false, description: 'To tell keys apart.', example: 'table 4' })
  label?: string | null;

  @ApiProperty({
    required: false,
    enum: PERMISSIONS,
    isArray: true,
    minItems: 1,
    description: 'All that the key may do, of what its roles may. Without it, all of that.',
    example: ['games.watch', 'matches.read'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(PERMISSIONS, { each: true })
  scopes?: Permission[];

  @ApiProperty({
    required: false,
    minimum: 1,
    maximum: TEN_YEARS,
    example: 86_400,
    description: 'It ends by itself, at the latest with the key that makes it.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(TEN_YEARS)
  expiresInSeconds?: number;
}

export class IssueKeyDto extends KeyTermsDto {
  @ApiProperty({ enum: ROLES, example: 'judge' })
  @IsIn(ROLES)
  role!: Role;

  @ApiProperty({ required: false, format: 'uuid', description: 'Only and always with the role player.' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;
}

export class KeySummaryDto {
  @ApiProperty({ example: '3f9c2a7d51b08e64' })
  id!: string;

  @ApiProperty({ enum: ROLES, example: 'judge' })
  role!: Role;

  @ApiProperty({ type: 'string', nullable: true, format: 'uuid', example: null })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'table 4' })
  label!: string | null;

  @ApiProperty({ enum: PERMISSIONS, isArray: true, nullable: true, example: null, description: 'Null for no limit.' })
  scopes!: readonly Permission[] | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  expiresAt!: string | null;
}

export class IssuedKeyDto extends KeySummaryDto {
  @ApiProperty({
    description: 'The key. It is shown this once.',
    example: 'kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op',
  })
  key!: string;
}
