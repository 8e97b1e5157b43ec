import { ApiProperty } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';

const SHA256 = /^[\da-f]{64}$/;
const POSITION_MAX = 1e15;
const ENTRIES_MAX = 1_000;

export class RootParams {
  @ApiProperty({ minimum: 1, example: 4711 })
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(POSITION_MAX)
  position!: number;
}

export class RootQuery {
  @ApiProperty({
    required: false,
    description: 'The root that you kept of this position.',
    example: '9f86d081884c7d65…',
  })
  @MayBeAbsent()
  @Matches(SHA256)
  root?: string;
}

export class EntriesQuery {
  @ApiProperty({ required: false, minimum: 0, default: 0, description: 'The position of the root that you have.' })
  @MayBeAbsent()
  @Convert(() => Number)
  @IsInt()
  @Min(0)
  @Max(POSITION_MAX)
  after: number = 0;

  @ApiProperty({ required: false, minimum: 1, maximum: ENTRIES_MAX, default: ENTRIES_MAX })
  @MayBeAbsent()
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  @Max(ENTRIES_MAX)
  limit: number = ENTRIES_MAX;
}

export class LedgerRootDto {
  @ApiProperty({
    description: 'The number of events that the root covers; 0 while nothing is recorded.',
    example: 4711,
  })
  position!: number;

  @ApiProperty({ description: 'SHA-256, in hex.', example: '9f86d081884c7d65…' })
  root!: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the event at that position was recorded.',
    example: '2026-11-21T10:04:05.678Z',
  })
  at!: string | null;
}

export class KeptRootDto extends LedgerRootDto {
  @ApiProperty({
    type: 'boolean',
    nullable: true,
    description: 'Whether this root equals the root in the request; null if the request named none.',
    example: true,
  })
  holds!: boolean | null;
}

export class LedgerEntryDto {
  @ApiProperty({ example: 4712 })
  position!: number;

  @ApiProperty({
    description: 'The hash of the event, as in its stream and in the copies of its players.',
    example: '2c26b46b68ffc68f…',
  })
  hash!: string;

  @ApiProperty({ description: 'SHA-256 of the root before and the hash, as bytes.', example: 'fcde2b2edba56bf4…' })
  root!: string;
}

export class LedgerEntriesDto {
  @ApiProperty({ type: [LedgerEntryDto] })
  items!: readonly LedgerEntryDto[];

  @ApiProperty({ type: 'string', nullable: true, example: '/v1/ledger/entries?after=5711&limit=1000' })
  next!: string | null;
}
