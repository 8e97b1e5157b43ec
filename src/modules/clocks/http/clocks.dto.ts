import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsISO8601, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import type { ClockReading, SeatReading } from '../../games/index.js';
import { IsSeatName, TimingDto } from '../../matches/index.js';

const REASON_MAX = 500;
const EXTENSION_MAX = 3_600;

export class ClockParams {
  @ApiProperty({ format: 'uuid', description: 'The id of the game.' })
  @IsUUID()
  id!: string;
}

export class PauseClockDto {
  @IsLine(REASON_MAX, { example: 'A question about a card' })
  reason!: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description:
      'The moment from which the clocks count as stopped, such as the call of a judge. It is after the last event of the game and not in the future. Without it, the clocks stop now.',
    example: '2026-11-22T12:03:10.000Z',
  })
  @MayBeAbsent()
  @MaxLength(40)
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/^[^T]{8,12}T[^TZ]{2,20}(?:Z|[+-]\d\d:\d\d)$/, { message: '$property must say its time and zone' })
  since?: string;
}

export class ExtendTimeDto {
  @ApiProperty({ example: 'p1' })
  @IsSeatName()
  seat!: string;

  @ApiProperty({ minimum: 1, maximum: EXTENSION_MAX, example: 60 })
  @IsInt()
  @Min(1)
  @Max(EXTENSION_MAX)
  seconds!: number;

  @IsLine(REASON_MAX, { example: 'The table was without power' })
  reason!: string;
}

export class SeatClockDto implements SeatReading {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({
    description: 'Whether a clock of the seat runs: its own time, or the time of its absence.',
    example: true,
  })
  running!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'The remaining time of the seat.', example: 1_312_480 })
  bankMs!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The remaining time of the seat in this turn.',
    example: null,
  })
  turnMs!: number | null;

  @ApiProperty({ description: 'False if the record says that the seat is absent.', example: true })
  present!: boolean;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The remaining time for which the seat may be absent.',
    example: null,
  })
  graceMs!: number | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-22T12:25:02.480Z' })
  deadline!: string | null;
}

export class ClockDto implements ClockReading {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'The version of the game.', example: 18 })
  version!: number;

  @ApiProperty({ format: 'date-time', description: 'The moment of this reading, by the clock of the service.' })
  at!: string;

  @ApiProperty({
    description:
      'Whether running clocks continue from this reading. False while spectators get the clocks of their last visible event: with a delay in turns, or at the start of a delayed game.',
    example: true,
  })
  advances!: boolean;

  @ApiProperty({ type: TimingDto })
  timing!: TimingDto;

  @ApiProperty({
    description: 'The consequence of a clock that has run out, and the source of this rule.',
    example: 'Suggested by Kifu for all formats: a seat whose time has run out has lost, as if it had conceded.',
  })
  rule!: string;

  @ApiProperty({ description: 'Whether all clocks are stopped, by a judge or by a rewind.', example: false })
  paused!: boolean;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the first running clock ends if nothing happens; null while no clock runs.',
    example: '2026-11-22T12:25:02.480Z',
  })
  deadline!: string | null;

  @ApiProperty({
    type: [SeatClockDto],
    description: 'The seats in the order of the table. All durations are in milliseconds.',
  })
  seats!: readonly SeatClockDto[];
}
