import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Intervened } from '../../interventions/interventions.js';
import type { Proposal } from '../../interventions/takebacks.js';

/** The caller's seat asks the others to let the game go back to an earlier version. */
export class ProposeTakeback extends Command<Intervened> {
  constructor(
    readonly proposal: Proposal,
    readonly origin: Origin,
  ) {
    super();
  }
}
