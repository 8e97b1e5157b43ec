import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Intervened } from '../../interventions/interventions.js';
import { Takebacks } from '../../interventions/takebacks.js';
import { AnswerTakeback } from './answer-takeback.command.js';

@CommandHandler(AnswerTakeback)
export class AnswerTakebackHandler implements ICommandHandler<AnswerTakeback> {
  constructor(private readonly takebacks: Takebacks) {}

  execute({ answer, origin }: AnswerTakeback): Promise<Intervened> {
    return this.takebacks.answer(answer, origin);
  }
}
