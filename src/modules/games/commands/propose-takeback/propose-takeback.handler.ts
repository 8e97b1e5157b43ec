import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Intervened } from '../../interventions/interventions.js';
import { Takebacks } from '../../interventions/takebacks.js';
import { ProposeTakeback } from './propose-takeback.command.js';

@CommandHandler(ProposeTakeback)
export class ProposeTakebackHandler implements ICommandHandler<ProposeTakeback> {
  constructor(private readonly takebacks: Takebacks) {}

  execute({ proposal, origin }: ProposeTakeback): Promise<Intervened> {
    return this.takebacks.propose(proposal, origin);
  }
}
