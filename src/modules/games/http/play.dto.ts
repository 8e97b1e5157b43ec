import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { Json } from '../../../platform/event-store/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import type { CitedEntry } from '../domain/cited-log.js';
import { ANSWERS_MAX, DecisionDto, InvocationDto } from './decisions.dto.js';
import { AwaitedDto, OutcomeDto, VERSION_MAX } from './game.dto.js';
import { ApiLog } from './engine-schemas.decorators.js';
import { IsEngineName, IsSeat, IsSeatName } from '../../matches/index.js';

export class ExpectedVersionDto {
  @ApiProperty({
    required: false,
    minimum: 1,
    description:
      'The version on which you decided. If the game has a newer version, nothing is recorded. Events about clocks and presence do not count as newer versions.',
    example: 17,
  })
  @MayBeAbsent()
  @IsInt()
  @Min(1)
  @Max(VERSION_MAX)
  expectedVersion?: number;
}

/** For which seat it is, which scorekeepers name. */
export class SeatDto {
  @ApiProperty({ required: false, description: 'For scorekeepers: the acting seat.', example: 'p1' })
  @MayBeAbsent()
  @IsSeatName()
  seat?: string;
}

/** An order of a seat. */
export class OrderDto extends IntersectionType(ExpectedVersionDto, SeatDto) {}

/** More than any game reveals at once. */
export const REPORTS_MAX = 20;
const OUTCOME_MAX = 120;

export class ToldDto {
  @ApiProperty({ description: 'The label in `awaiting`: a pile of cards, or a random choice.', example: 'p1.deck' })
  @Matches(/^[A-Za-z0-9._:/-]{1,64}$/)
  label!: string;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: OUTCOME_MAX,
    description:
      'For a pile: the ids of the revealed cards, the topmost first. For a choice: the chosen values; cards by their ids.',
    example: ['1-22', '1-7'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(OUTCOME_MAX)
  @Matches(/^[^\p{C}]{1,64}$/u, { each: true })
  outcome!: string[];
}

/** A list of what is reported. */
export const AreReportedOutcomes = (): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(REPORTS_MAX),
    ValidateNested({ each: true }),
    Type(() => ToldDto),
  );

export class AssertChanceDto extends ExpectedVersionDto {
  @ApiProperty({
    type: [ToldDto],
    minItems: 1,
    maxItems: REPORTS_MAX,
    description:
      'All awaited outcomes. A part of them is refused. If several people record at once, send `expectedVersion`. Otherwise the second report may be applied to the next card.',
  })
  @AreReportedOutcomes()
  asserted!: ToldDto[];
}

const ANSWERS_AT_ONCE_MAX = 100;

class AnswerDto {
  @ApiProperty({ description: 'The id of an open decision of your seat, or of one for judges.', example: 'd122' })
  @IsEngineName()
  decision!: string;

  @ApiProperty({
    description: 'A legal answer to the decision. The space of the decision gives the form of the answer.',
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }, { type: 'object' }],
    example: { action: 'end-turn' },
  })
  @IsDefined()
  answer!: Json;
}

export class TakeActionDto extends OrderDto {
  @ApiProperty({
    type: [AnswerDto],
    minItems: 1,
    maxItems: ANSWERS_AT_ONCE_MAX,
    description: 'The answers. Either all of them are carried out, or none.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(ANSWERS_AT_ONCE_MAX)
  @ValidateNested({ each: true })
  @Type(() => AnswerDto)
  answers!: AnswerDto[];

  @ApiProperty({
    type: [ToldDto],
    required: false,
    minItems: 1,
    maxItems: REPORTS_MAX,
    description: 'For the scorekeeper of a paper match: the outcomes of chance to which the answers lead.',
  })
  @MayBeAbsent()
  @AreReportedOutcomes()
  asserted?: ToldDto[];
}

export class InvokeTextDto extends OrderDto {
  @ApiProperty({ description: 'A card in play that your seat controls.', example: 'o17' })
  @IsEngineName()
  object!: string;

  @ApiProperty({ description: 'The name of the text, as `invocations` lists it.', example: 'text-1' })
  @IsEngineName()
  ability!: string;
}

/** More than any round has; how many it may have, and how often it is repeated, is for the rules to say. */
const ROUND_MAX = 1_000;

export class ProposeRepetitionDto extends OrderDto {
  @ApiProperty({
    type: 'array',
    items: {},
    description:
      'All answers of one round, in order, from a turn action to the next. They are answers of your seat unless `seats` says otherwise. Name objects by their present ids; the game follows their cards. Name a waiting ability by its object.',
    example: [{ action: 'activate', source: 'o17', ability: 'turn' }, ['o31']],
  })
  @IsArray()
  @ArrayMaxSize(ROUND_MAX)
  round!: Json[];

  @ApiProperty({
    required: false,
    type: [String],
    description:
      'The seat of each answer of `round`, if other seats answer, too. These seats agree to their answers and to the number at once. The first seat is yours. Without `seats`, all answers are yours.',
    example: ['p1', 'p2'],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(ROUND_MAX)
  @IsSeat({ each: true })
  seats?: string[];

  @ApiProperty({ description: 'A whole number of rounds.', minimum: 1, example: 12 })
  @IsInt()
  times!: number;
}

export class ActionAnswerQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: ANSWERS_MAX,
    default: 0,
    description: 'The number of legal answers to list with each decision that is open next.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(ANSWERS_MAX)
  answers: number = 0;
}

export class ActionAnswerDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081' })
  gameId!: string;

  @ApiProperty({ description: 'The version of the game after the action.', example: 18 })
  version!: number;

  @ApiProperty({ description: 'Hash of the last event recorded.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiLog('What followed from the action, in order, with the rules that made it so, as your seat may know it.')
  log!: readonly CitedEntry[];

  @ApiProperty({
    type: [DecisionDto],
    description: 'The next decisions of your seat, or the decisions that you may answer as a judge.',
  })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [InvocationDto], description: 'The unscripted texts that your seat may invoke now.' })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p2'] })
  deciding!: readonly string[];

  @ApiProperty({
    type: [AwaitedDto],
    description: 'In a paper match: the random outcomes for which the game waits.',
    example: [],
  })
  awaiting!: readonly AwaitedDto[];

  @ApiProperty({ type: OutcomeDto, nullable: true, description: 'How the game ended; null while it is running.' })
  outcome!: OutcomeDto | null;
}
