import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Json, JsonRecord, LegalAnswers } from '../../../engine/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { AsQuery } from '../access/as.dto.js';
import { AwaitedDto, CitedRuleDto } from './game.dto.js';

export const ANSWERS_MAX = 1000;
const ANSWERS_DEFAULT = 50;

export class ListDecisionsDto extends AsQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: ANSWERS_MAX,
    default: ANSWERS_DEFAULT,
    description: 'The number of legal answers to list with each decision; 0 lists none.',
  })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(ANSWERS_MAX)
  limit: number = ANSWERS_DEFAULT;
}

export class OfferedLoopDto {
  @ApiProperty({
    type: 'array',
    items: {},
    description: 'The answers of the seat in one round, for `POST /v1/games/{id}/repetitions`.',
    example: [{ action: 'pass' }],
  })
  round!: readonly Json[];

  @ApiProperty({ description: 'The suggested number of rounds.', example: 40 })
  times!: number;

  @ApiProperty({ type: [CitedRuleDto], description: 'The rule that ends the game if no player can stop the loop.' })
  cites!: readonly CitedRuleDto[];
}

export class DecisionDto {
  @ApiProperty({ example: 'd122' })
  id!: string;

  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ example: 'turnAction' })
  kind!: string;

  @ApiProperty({ example: 'What do you do?' })
  prompt!: string;

  @ApiProperty({ type: [CitedRuleDto] })
  cites!: readonly CitedRuleDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'The object whose text asks for the decision.',
    example: null,
  })
  about!: string | null;

  @ApiProperty({
    required: false,
    type: Object,
    description: 'Facts that the decision needs and that the board does not show, such as a proposed act.',
    example: { card: '1-001', act: 'draw', player: 'p1', number: 2 },
  })
  shows?: JsonRecord;

  @ApiProperty({
    required: false,
    type: () => OfferedLoopDto,
    description:
      'A loop that never ends if no player does anything else. The seat may propose to repeat it. The engine looks for loops only if legal answers are requested.',
  })
  loop?: OfferedLoopDto;

  @ApiProperty({ required: false, type: Boolean, description: 'Whether a judge may answer in the place of the seat.' })
  judge?: true;

  @ApiProperty({
    selfRequired: false,
    type: 'object',
    required: ['answers', 'count', 'complete', 'space'],
    properties: {
      answers: {
        type: 'array',
        items: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }, { type: 'object' }] },
      },
      count: { type: 'integer' },
      complete: { type: 'boolean' },
      space: { type: 'object', additionalProperties: true },
    },
    description: 'The legal answers in a documented order, their number, and the space that contains them.',
    example: { answers: [{ action: 'end-turn' }], count: 1, complete: true, space: { kind: 'act', actions: [] } },
  })
  legal?: LegalAnswers;
}

export class InvocationDto {
  @ApiProperty({ example: 'p1' })
  seat!: string;

  @ApiProperty({ description: 'A card in play.', example: 'o17' })
  object!: string;

  @ApiProperty({ description: 'The name of an unscripted text on the card.', example: 'text-1' })
  ability!: string;
}

export class DecisionsDto {
  @ApiProperty({ example: 17 })
  version!: number;

  @ApiProperty({
    type: [DecisionDto],
    description:
      'The open decisions of the seat as which you view the game. A judge sees the decisions of all seats that a judge may answer.',
  })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [InvocationDto], description: 'The unscripted texts that the seat may invoke now.' })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({
    type: [AwaitedDto],
    description: 'In a paper match: the random outcomes for which the game waits.',
    example: [],
  })
  awaiting!: readonly AwaitedDto[];
}
