import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { CitedEntry } from '../domain/cited-log.js';
import { AwaitedDto } from '../queries/get-game/awaited.dto.js';
import { OutcomeDto } from '../queries/get-game/get-game.dto.js';
import { ANSWERS_MAX, DecisionDto, InvocationDto } from '../queries/list-decisions/list-decisions.dto.js';
import { ApiLog } from '../queries/told.decorators.js';
import { MayBeAbsent } from '../../../platform/http/index.js';

export class ActionAnswerQuery {
  @ApiProperty({
    required: false,
    minimum: 0,
    maximum: ANSWERS_MAX,
    default: 0,
    description: 'How many legal answers to list with each decision that is open next.',
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

  @ApiProperty({ description: 'Of the game after the action.', example: 18 })
  version!: number;

  @ApiProperty({ description: 'Hash of the last event recorded.', example: '9f86d081884c7d65…' })
  hash!: string;

  @ApiLog('What followed from the action, in order, with the rules that made it so, as your seat may know it.')
  log!: readonly CitedEntry[];

  @ApiProperty({ type: [DecisionDto], description: 'What your seat must decide next, or you as a judge may.' })
  decisions!: readonly DecisionDto[];

  @ApiProperty({ type: [InvocationDto], description: 'Unscripted texts that your seat may say apply now.' })
  invocations!: readonly InvocationDto[];

  @ApiProperty({ type: [String], description: 'The seats that the game waits for.', example: ['p2'] })
  deciding!: readonly string[];

  @ApiProperty({ type: [AwaitedDto], description: 'Of a paper match: what the game waits to be told.', example: [] })
  awaiting!: readonly AwaitedDto[];

  @ApiProperty({ type: OutcomeDto, nullable: true, description: 'How the game ended; null while it is running.' })
  outcome!: OutcomeDto | null;
}
