import { ApiProperty } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import { MayBeAbsent } from '../../../../platform/http/index.js';

const ROOTS_MAX = 100;

export class KeptRootOfBody {
  @ApiProperty({ minimum: 1, example: 4711 })
  @IsInt()
  @Min(1)
  @Max(1e15)
  position!: number;

  @ApiProperty({
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  @Matches(/^[\da-f]{64}$/)
  root!: string;
}

export class RequestAuditDto {
  @ApiProperty({
    type: [KeptRootOfBody],
    required: false,
    maxItems: ROOTS_MAX,
    description: 'Roots of the ledger that you kept: the audit says of each whether it still holds.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(ROOTS_MAX)
  @ValidateNested({ each: true })
  @Convert(() => KeptRootOfBody)
  roots: KeptRootOfBody[] = [];
}
