import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { awaitedIn } from '../../../engine/index.js';
import { IsLine } from '../../../platform/http/index.js';
import { decidingSeats } from '../domain/open-decisions.js';
import type { RecordedIntervention } from '../interventions/interventions.js';
import { AwaitedDto, TakebackDto, VERSION_MAX } from './game.dto.js';
import { ExpectedVersionDto, OrderDto, SeatDto } from './play.dto.js';

export class ProposeTakebackDto extends OrderDto {
  @ApiProperty({ minimum: 1, description: 'The version to which the game would go back.', example: 15 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;
}

/** The status of the game after a proposal, an answer to a proposal, or a retraction. */
export class TakebackAnswerDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'The present version of the game.', example: 19 })
  version!: number;

  @ApiProperty({ example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({ type: TakebackDto, nullable: true, description: 'The open proposal; null if there is none.' })
  takeback!: TakebackDto | null;

  @ApiProperty({
    description: 'The number of branches: one, and one more for each time the game was taken back.',
    example: 1,
  })
  branches!: number;

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({
    type: [AwaitedDto],
    description: 'In a paper match: the random outcomes for which the game waits.',
    example: [],
  })
  awaiting!: readonly AwaitedDto[];
}

export class TakebackParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minimum: 1, description: 'The version at which it was proposed.', example: 19 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  proposal!: number;
}

const ANSWERS = ['yes', 'no'] as const;

export class AnswerTakebackDto extends SeatDto {
  @ApiProperty({ enum: ANSWERS, example: 'yes' })
  @IsIn(ANSWERS)
  answer!: (typeof ANSWERS)[number];
}

const REASON_MAX = 500;

export class RetractDto extends ExpectedVersionDto {
  @ApiProperty({ minimum: 1, description: 'The last correct version.', example: 15 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  to!: number;

  @IsLine(REASON_MAX, { example: 'The card that p2 drew was another one' })
  reason!: string;
}

/** Follows from the recorded game alone, so a request that is sent again gets the same answer. */
export const takebackAnswer = ({ game }: RecordedIntervention): TakebackAnswerDto => ({
  gameId: game.id,
  version: game.version,
  hash: game.hash,
  takeback: game.takeback,
  branches: game.rewinds.length + 1,
  deciding: decidingSeats(game),
  awaiting: awaitedIn(game.state),
});
