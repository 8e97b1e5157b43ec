import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Command } from '../../../engine/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { MayBeAbsent } from '../../../platform/http/index.js';
import { AreReportedOutcomes, CORRECTING_ACTS_MAX, CorrectingActDto, REPORTS_MAX, ToldDto } from '../../games/index.js';
import { IsEngineName, IsSeatName } from '../../matches/index.js';

const KINDS = ['answer', 'assert', 'invoke', 'correct', 'repeat', 'concede'] as const;
const ANSWERS_MAX = 100;
/** In the place of a ruling. */
const TRIED = 'sandbox';

const only = (kind: (typeof KINDS)[number]): PropertyDecorator =>
  ValidateIf((action: TrialActionDto, value: unknown) => action.kind === kind || value !== undefined);

export class TrialAnswerDto {
  @ApiProperty({
    required: false,
    description: 'The decision. Required if the seat has several open decisions.',
    example: 'd122',
  })
  @MayBeAbsent()
  @IsEngineName()
  decision?: string;

  @ApiProperty({
    description: 'A legal answer to the decision.',
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: {} }, { type: 'object' }],
    example: { action: 'end-turn' },
  })
  @IsDefined()
  answer!: Json;
}

/** What a seat does, or a judge in its place; how chance fell; or what a judge puts right. */
export class TrialActionDto {
  @ApiProperty({ enum: KINDS, example: 'answer' })
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];

  @ApiProperty({
    required: false,
    description: 'The acting seat. Required for every kind but `assert`.',
    example: 'p1',
  })
  @ValidateIf(({ kind, seat }: TrialActionDto) => kind !== 'assert' || seat !== undefined)
  @IsSeatName()
  seat?: string;

  @ApiProperty({
    required: false,
    enum: ['judge'],
    description: 'For the kind `answer`: a judge answers in the place of the seat.',
  })
  @MayBeAbsent()
  @IsIn(['judge'])
  by?: 'judge';

  @ApiProperty({
    required: false,
    type: [TrialAnswerDto],
    maxItems: ANSWERS_MAX,
    description: 'For the kind `answer`: the answers.',
  })
  @only('answer')
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(ANSWERS_MAX)
  @ValidateNested({ each: true })
  @Type(() => TrialAnswerDto)
  answers?: TrialAnswerDto[];

  @ApiProperty({
    required: false,
    type: [ToldDto],
    maxItems: REPORTS_MAX,
    description:
      'The random outcomes, if the trial is `asserted`. Send them with the kind `assert` while the trial is `awaiting` them, or with the answers that lead to them.',
  })
  @only('assert')
  @AreReportedOutcomes()
  asserted?: ToldDto[];

  @ApiProperty({ required: false, description: 'For the kind `invoke`: a card in play.', example: 'o17' })
  @only('invoke')
  @IsEngineName()
  object?: string;

  @ApiProperty({ required: false, description: 'For the kind `invoke`: the name of the text.', example: 'text-1' })
  @only('invoke')
  @IsEngineName()
  ability?: string;

  @ApiProperty({
    required: false,
    description: 'For the kind `correct`: the visible source card.',
    example: 'o17',
  })
  @only('correct')
  @IsEngineName()
  source?: string;

  @ApiProperty({
    required: false,
    type: [CorrectingActDto],
    minItems: 1,
    maxItems: CORRECTING_ACTS_MAX,
    description: 'For the kind `correct`: acts of a judge as in a ruling, with `seat` as the acting seat.',
  })
  @only('correct')
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(CORRECTING_ACTS_MAX)
  @ValidateNested({ each: true })
  @Type(() => CorrectingActDto)
  acts?: CorrectingActDto[];

  @ApiProperty({
    required: false,
    type: 'array',
    items: {},
    description: 'For the kind `repeat`: the answers of one round.',
  })
  @only('repeat')
  @IsArray()
  @ArrayMaxSize(ANSWERS_MAX)
  round?: Json[];

  @ApiProperty({
    required: false,
    minimum: 1,
    description: 'For the kind `repeat`: the number of rounds.',
    example: 12,
  })
  @only('repeat')
  @IsInt()
  times?: number;
}

/** The engine's command; what its kind needs has been found in it. */
export function commandOf({ kind, by, asserted: told, ...fields }: TrialActionDto): Command {
  const { seat = '', answers = [], object = '', ability = '', source = '', acts = [], round = [], times = 0 } = fields;
  switch (kind) {
    case 'answer': {
      const given = { kind, seat, answers: answers.map(engineAnswer) };
      return { ...given, ...(by !== undefined && { by }), ...(told !== undefined && { reported: told }) };
    }
    case 'assert':
      return { kind, reported: told ?? [] };
    case 'invoke':
      return { kind, seat, object, ability };
    case 'correct':
      return { kind, seat, source, acts: acts.map((act) => ({ ...act })), ruling: TRIED };
    case 'repeat':
      return { kind, seat, round, times };
    case 'concede':
      return { kind, seat };
  }
}

const engineAnswer = ({ decision, answer }: TrialAnswerDto) => ({
  answer,
  ...(decision !== undefined && { decision }),
});
