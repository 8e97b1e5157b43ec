import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import type { View, Viewer } from '../../../engine/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { MatchSeatDto } from '../../matches/index.js';
import { AsQuery } from '../access/as.dto.js';
import { ApiBoard, ApiViewer } from './engine-schemas.decorators.js';

export const VERSION_MAX = 2 ** 31 - 1;

const KINDS = ['cards', 'pick', 'choice', 'roll'] as const;

/** Chance of a paper match that the game waits for. */
export class AwaitedDto {
  @ApiProperty({ description: 'The label with which the outcome is reported.', example: 'p1.deck' })
  label!: string;

  @ApiProperty({
    enum: KINDS,
    description: '`cards` of a pile, the topmost first; a `pick` of cards at random; a `choice` of one of `among`.',
    example: 'cards',
  })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ required: false, description: 'The seat whose cards are awaited.', example: 'p1' })
  seat?: string;

  @ApiProperty({ description: 'The number of cards or outcomes to report.', example: 2 })
  count!: number;

  @ApiProperty({
    required: false,
    type: [String],
    description:
      'The possible outcomes of a choice or a roll. `GET /v1/games/{id}/decisions?as=judge` also lists possible cards, each once for every unidentified copy. The list is absent if it depends on other events of the same step.',
  })
  among?: readonly string[];
}

export class GetStateDto extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'An earlier version. Without it, the present board.',
    example: 17,
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version?: number;
}

export class StateDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({ description: 'Hash of the event of this version.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiProperty({ description: 'The hash of the whole state.', example: '2c26b46b68ffc68f…' })
  stateHash!: string;

  @ApiViewer()
  viewer!: Viewer;

  @ApiBoard('The board, built from what the viewer may know; what it may not know is absent.')
  view!: View;
}

export class GameParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class CitedRuleDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: '1.9.1.1' })
  rule!: string;

  @ApiProperty({ description: 'Our own short title.', example: 'Twenty lore win' })
  title!: string;
}

export class OutcomeDto {
  @ApiProperty({
    type: [String],
    description:
      'None in a draw. Also empty after a double loss by rulings. A double loss is not a draw. It counts as a loss for each seat, in statistics, in the match and in the table of its league.',
    example: ['p2'],
  })
  winners!: readonly string[];

  @ApiProperty({ type: [String], example: ['p1'] })
  losers!: readonly string[];

  @ApiProperty({ example: false })
  draw!: boolean;

  @ApiProperty({
    description:
      'The reason of the end: a word of the game, or `concession`, `time` or `ruling`. After `time`, the cited rules say what losing means, since the rules of play have no time limit. `rule` of `GET /v1/games/{id}/clock` names the source of the time limit.',
    example: 'lore',
  })
  reason!: string;

  @ApiProperty({ type: [CitedRuleDto] })
  cites!: readonly CitedRuleDto[];
}

/** A seat as matches have it. */
class GameSeatDto extends MatchSeatDto {}

class SecretsDto {
  @ApiProperty({ example: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b' })
  server!: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'The secret of each seat.' })
  seats!: Readonly<Record<string, string>>;
}

class FairnessDto {
  @ApiProperty({ enum: ['seeded', 'asserted'], description: 'From the seed, or reported by the scorekeeper.' })
  kind!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The commitments of the server and of each seat, made before the first shuffle.',
  })
  commitments!: Readonly<Record<string, string>>;

  @ApiProperty({
    type: SecretsDto,
    nullable: true,
    description:
      'The secrets behind the commitments, with which everybody can check every draw. Null until the match is over and all its players agree to publication.',
  })
  secrets!: SecretsDto | null;
}

export class TakebackDto {
  @ApiProperty({
    description: 'The version at which it was proposed. The version identifies the proposal.',
    example: 19,
  })
  version!: number;

  @ApiProperty({ description: 'The seat that proposes the takeback.', example: 'p1' })
  seat!: string;

  @ApiProperty({ description: 'The version to which the game would go back.', example: 15 })
  to!: number;

  @ApiProperty({ type: [String], description: 'The seats that have agreed.', example: ['p1'] })
  agreed!: readonly string[];
}

class BranchDto {
  @ApiProperty({ description: 'The number of the branch, from 1. The last branch counts.', example: 2 })
  number!: number;

  @ApiProperty({ description: 'The first version of the branch.', example: 21 })
  from!: number;

  @ApiProperty({
    type: 'number',
    nullable: true,
    description: 'The version from which the branch continues.',
    example: 15,
  })
  after!: number | null;

  @ApiProperty({ description: 'The last version of the branch.', example: 34 })
  to!: number;
}

const STATUSES = ['running', 'ended'] as const;

export class GameDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  id!: string;

  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  matchId!: string;

  @ApiProperty({ description: 'The number of the game in the match.', example: 1 })
  number!: number;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'core-constructed' })
  format!: string;

  @ApiProperty({ example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({ description: 'The build of the rule engine that began the game.', example: 'kifu-engine/10' })
  engine!: string;

  @ApiProperty({ description: 'The content hash of the card set of the game.', example: '5f2d1c…' })
  cardSet!: string;

  @ApiProperty({ type: [GameSeatDto] })
  seats!: readonly GameSeatDto[];

  @ApiProperty({ enum: STATUSES, example: 'running' })
  status!: (typeof STATUSES)[number];

  @ApiProperty({ description: 'The number of events recorded.', example: 17 })
  version!: number;

  @ApiProperty({
    description: 'The hash of the last event. It covers all earlier events.',
    example: '9f86d081884c7d65…',
  })
  hash!: string;

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({
    type: [AwaitedDto],
    description: 'In a paper match: the outcomes of chance that must be reported before the game continues.',
    example: [],
  })
  awaiting!: readonly AwaitedDto[];

  @ApiProperty({ type: OutcomeDto, nullable: true })
  outcome!: OutcomeDto | null;

  @ApiProperty({ type: TakebackDto, nullable: true, description: 'What a player proposes to take back.' })
  takeback!: TakebackDto | null;

  @ApiProperty({
    type: [BranchDto],
    description: 'The number of branches: one, and one more for each time the game was taken back.',
  })
  branches!: readonly BranchDto[];

  @ApiProperty({ type: FairnessDto })
  randomness!: FairnessDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  startedAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: null })
  endedAt!: string | null;
}
