import { ApiProperty } from '@nestjs/swagger';
import type { Json, View, Viewer } from '../../../engine/index.js';
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
  @ApiProperty({ description: 'Which action, counted from 0. Those before it were carried out.', example: 1 })
  at!: number;

  @ApiProperty({ description: 'As the game itself would answer.', example: 'action.illegal' })
  code!: string;

  @ApiProperty({ example: 'The card is not ready.' })
  detail!: string;

  @ApiProperty({ description: "The rule engine's own code.", example: 'quest.not-ready' })
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

  @ApiProperty({ type: TriedFromDto, nullable: true, description: 'The recorded moment, if it began at one.' })
  from!: TriedFromDto | null;

  @ApiProperty({
    enum: ['recorded', 'another', 'asserted'],
    description:
      'Whether chance falls as in the game, by another seed, or as the actions told. For a running game it never falls as ' +
      'in the game, and what lies unseen in its decks is shuffled: nobody learns by trying how it will go on.',
  })
  chance!: 'recorded' | 'another' | 'asserted';

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The objects that the position gave a label.',
    example: { hero: 'o3' },
  })
  labels!: Readonly<Record<string, string>>;

  @ApiViewer()
  viewer!: Viewer;

  @ApiLog('What happened before the first decision of a position of your own.')
  opening!: readonly CitedEntry[];

  @ApiProperty({ type: [TriedStepDto], description: 'One for each action that was carried out.' })
  steps!: readonly TriedStepDto[];

  @ApiProperty({ type: TrialRefusedDto, nullable: true, description: 'Why an action was not carried out.' })
  refused!: TrialRefusedDto | null;

  @ApiBoard('The board at the end.')
  view!: View;

  @ApiProperty({ type: [DecisionDto], description: 'What must be decided next, with the legal answers.' })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [InvocationDto] })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ type: [String], example: ['p1'] })
  deciding!: readonly string[];

  @ApiProperty({ type: [AwaitedDto], description: 'How chance fell that must be told before it goes on.', example: [] })
  awaiting!: readonly AwaitedDto[];

  @ApiProperty({ type: OutcomeDto, nullable: true })
  outcome!: OutcomeDto | null;
}
