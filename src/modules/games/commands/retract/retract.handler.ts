import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Intervened } from '../../interventions/interventions.js';
import { Takebacks } from '../../interventions/takebacks.js';
import { Retract } from './retract.command.js';

@CommandHandler(Retract)
export class RetractHandler implements ICommandHandler<Retract> {
  constructor(private readonly takebacks: Takebacks) {}

  execute({ retraction, origin }: Retract): Promise<Intervened> {
    return this.takebacks.retract(retraction, origin);
  }
}
