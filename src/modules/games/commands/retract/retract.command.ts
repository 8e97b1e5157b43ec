import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Intervened } from '../../interventions/interventions.js';
import type { Retraction } from '../../interventions/takebacks.js';

/** Whoever records a paper match takes back what was written down wrongly, to record it anew. */
export class Retract extends Command<Intervened> {
  constructor(
    readonly retraction: Retraction,
    readonly origin: Origin,
  ) {
    super();
  }
}
