import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { Json, View, Viewer } from '../../../engine/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import {
  ApiBoard,
  ApiLog,
  ApiViewer,
  AwaitedDto,
  type CitedEntry,
  CitedRuleDto,
  DecisionDto,
  InvocationDto,
  OutcomeDto,
} from '../../games/index.js';
import { TrialActionDto } from './trial-action.dto.js';

const ACTIONS_MAX = 100;
const ANSWERS_MAX = 200;
const ANSWERS_DEFAULT = 50;
const VERSION_MAX = 2 ** 31 - 1;
const RANDOMNESS = ['asserted'] as const;

/** A moment of a recorded game, and with which chance it is carried on. */
class MomentDto {
  @ApiProperty({ required: false, minimum: 1, description: 'An earlier version. Without it, the newest.', example: 17 })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  version?: number;

  @ApiProperty({
    required: false,
    description:
      'The seed of the trial: 32 bytes in hex. The same seed gives the same random outcomes, and shuffles the unseen cards of the decks. A position has its own `seed`.',
    example: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  })
  @MayBeAbsent()
  @Matches(/^[0-9a-f]{64}$/)
  seed?: string;
}

class GameMomentDto extends MomentDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  @IsUUID()
  id!: string;
}

class MatchMomentDto extends MomentDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minimum: 1, description: 'The number of the game in the match.', example: 1 })
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  number!: number;
}

export class TryOutDto {
  @ApiProperty({
    required: false,
    type: Object,
    description:
      'Your own position: the game, a turn, the cards of each seat, and card definitions of your own if needed. Cards are ids, or records with marks and a label `as`. In the place of a list, a number gives only the number of cards.',
    example: { game: 'lorcana', turn: { active: 'p1' }, seats: { p1: { lore: 19, hand: ['1-7'] }, p2: { deck: 10 } } },
  })
  @MayBeAbsent()
  @IsObject()
  position?: Record<string, unknown>;

  @ApiProperty({
    required: false,
    type: GameMomentDto,
    description: 'A moment of a recorded game. Judges may use any game; everybody may use games of public matches.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @IsObject()
  @Type(() => GameMomentDto)
  game?: GameMomentDto;

  @ApiProperty({
    required: false,
    type: MatchMomentDto,
    description: 'A moment of a recorded game, named by its match.',
  })
  @MayBeAbsent()
  @ValidateNested()
  @IsObject()
  @Type(() => MatchMomentDto)
  match?: MatchMomentDto;

  @ApiProperty({
    required: false,
    enum: RANDOMNESS,
    description:
      '`asserted`: unseen cards and random outcomes are reported with the actions, as in a paper match. `awaiting` lists the outcomes for which the trial waits. A trial of a paper match is always `asserted`.',
  })
  @MayBeAbsent()
  @IsIn(RANDOMNESS)
  randomness?: (typeof RANDOMNESS)[number];

  @ApiProperty({
    required: false,
    type: [TrialActionDto],
    maxItems: ACTIONS_MAX,
    description: 'The actions, carried out in order up to the first illegal action.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(ACTIONS_MAX)
  @ValidateNested({ each: true })
  @Type(() => TrialActionDto)
  actions: TrialActionDto[] = [];

  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: ANSWERS_MAX,
    default: ANSWERS_DEFAULT,
    description: 'The number of legal answers to list with each decision that is open at the end.',
  })
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(ANSWERS_MAX)
  answers: number = ANSWERS_DEFAULT;

  @ApiProperty({
    required: false,
    description: 'The viewer of the answer: p1, p2, …, spectator, judge, or everything, which is the default.',
    example: 'p1',
  })
  @MayBeAbsent()
  @Matches(/^[a-z0-9]{1,20}$/)
  as?: string;
}

class TriedFromDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ example: 17 })
  version!: number;
}

class TriedStepDto {
  @ApiLog('What followed from the action, in order, with the rules that made it so.')
  log!: readonly CitedEntry[];
}

class TrialRefusedDto {
  @ApiProperty({
    description: 'The index of the refused action, from 0. Earlier actions were carried out.',
    example: 1,
  })
  at!: number;

  @ApiProperty({ description: 'The code with which a real game would refuse the action.', example: 'action.illegal' })
  code!: string;

  @ApiProperty({ example: 'The card is not ready.' })
  detail!: string;

  @ApiProperty({ description: 'The code of the rules engine.', example: 'quest.not-ready' })
  rejection!: string;

  @ApiProperty({ type: [CitedRuleDto] })
  rules!: readonly CitedRuleDto[];

  @ApiProperty({ type: Object, nullable: true, example: null })
  details!: Json;
}

export class TriedDto {
  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'lorcana@2025-03-14' })
  ruleset!: string;

  @ApiProperty({
    type: TriedFromDto,
    nullable: true,
    description: 'The recorded moment at which the trial began, if any.',
  })
  from!: TriedFromDto | null;

  @ApiProperty({
    enum: ['recorded', 'another', 'asserted'],
    description:
      'The source of chance: as in the game, by another seed, or by the reports in the actions. A trial of a running game uses other random outcomes, so a trial does not reveal the future of the game.',
  })
  chance!: 'recorded' | 'another' | 'asserted';

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The objects with a label in the position.',
    example: { hero: 'o3' },
  })
  labels!: Readonly<Record<string, string>>;

  @ApiViewer()
  viewer!: Viewer;

  @ApiLog('What happened before the first decision of a position of your own.')
  opening!: readonly CitedEntry[];

  @ApiProperty({ type: [TriedStepDto], description: 'One step for each action that was carried out.' })
  steps!: readonly TriedStepDto[];

  @ApiProperty({ type: TrialRefusedDto, nullable: true, description: 'Why an action was not carried out.' })
  refused!: TrialRefusedDto | null;

  @ApiBoard('The board at the end.')
  view!: View;

  @ApiProperty({ type: [DecisionDto], description: 'The next decisions with their legal answers.' })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [InvocationDto] })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ type: [String], example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({
    type: [AwaitedDto],
    description: 'The random outcomes that must be reported before the trial continues.',
    example: [],
  })
  awaiting!: readonly AwaitedDto[];

  @ApiProperty({ type: OutcomeDto, nullable: true })
  outcome!: OutcomeDto | null;
}
