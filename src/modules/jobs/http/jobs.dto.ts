import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { JOB_STATES, type JobState } from '../../../platform/queue/index.js';

const LIMIT_MAX = 200;
const LIMIT_DEFAULT = 50;

export class ListJobsQuery {
  @ApiProperty({ required: false, minimum: 1, maximum: LIMIT_MAX, default: LIMIT_DEFAULT })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMIT_MAX)
  limit: number = LIMIT_DEFAULT;
}

export class JobDto {
  @ApiProperty({ example: 'build-game-replay' })
  effect!: string;

  @ApiProperty({ example: 'replay-0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a-214' })
  id!: string;

  @ApiProperty({ enum: JOB_STATES, example: 'dead' })
  state!: JobState;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The type of the job.' })
  data!: unknown;

  @ApiProperty({ example: 8, description: 'The number of tries so far.' })
  attempts!: number;

  @ApiProperty({ minimum: 0, maximum: 1, example: 0 })
  progress!: number;

  @ApiProperty({ required: false, example: 'This build cannot carry out the rules that the game was played with.' })
  reason?: string;

  @ApiProperty({ required: false, format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  failedAt?: string;
}

class JobCountsDto implements Record<JobState, number> {
  @ApiProperty({ example: 0 })
  waiting!: number;

  @ApiProperty({ example: 1 })
  active!: number;

  @ApiProperty({
    example: 0,
    description: 'Jobs that wait for their next try, or for the moment of their first try.',
  })
  retrying!: number;

  @ApiProperty({ example: 412 })
  completed!: number;

  @ApiProperty({ example: 0, description: 'Jobs that failed for good.' })
  dead!: number;
}

class EffectDto {
  @ApiProperty({ example: 'build-game-replay' })
  effect!: string;

  @ApiProperty({ type: JobCountsDto })
  counts!: JobCountsDto;
}

class SetAsideStreamDto {
  @ApiProperty({
    example: 'series',
    description: 'The consumer that could not process the stream and has set it aside.',
  })
  consumer!: string;

  @ApiProperty({ format: 'uuid' })
  stream!: string;

  @ApiProperty({ example: 214, description: 'The version of the event that the consumer could not process.' })
  version!: number;

  @ApiProperty({ example: 'GameEnded' })
  type!: string;

  @ApiProperty({ example: 'decoding.unexpected' })
  code!: string;

  @ApiProperty({ example: 'GameEnded …/214/outcome is not an object' })
  message!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  since!: Date;

  @ApiProperty({ example: 3 })
  tries!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  retryAt!: Date;
}

export class JobsOverviewDto {
  @ApiProperty({ type: [EffectDto] })
  effects!: readonly EffectDto[];

  @ApiProperty({ type: [JobDto], description: 'The jobs, the newest first.' })
  retrying!: readonly JobDto[];

  @ApiProperty({ type: [JobDto], description: 'The jobs, the newest first.' })
  dead!: readonly JobDto[];

  @ApiProperty({
    type: [SetAsideStreamDto],
    description:
      'Streams with an event that a consumer cannot process, the oldest first. The service retries them automatically.',
  })
  setAside!: readonly SetAsideStreamDto[];
}

export class RetryJobParams {
  @ApiProperty({ example: 'replay-0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a-214' })
  @IsString()
  @MaxLength(200)
  id!: string;
}
