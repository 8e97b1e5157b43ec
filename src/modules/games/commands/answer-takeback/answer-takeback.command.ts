import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Intervened } from '../../interventions/interventions.js';
import type { ProposalAnswer } from '../../interventions/takebacks.js';

/** The caller's seat agrees to a takeback or refuses it; the last to agree brings it about. */
export class AnswerTakeback extends Command<Intervened> {
  constructor(
    readonly answer: ProposalAnswer,
    readonly origin: Origin,
  ) {
    super();
  }
}
