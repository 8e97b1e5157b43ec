import { Query } from '@nestjs/cqrs';
import type { PenaltyFilter, StandingPenalty } from '../../../cases/index.js';
import { type Export } from '../../output/export.js';

/** Penalties as they stand, the newest first. */
export class ExportPenalties extends Query<Export<StandingPenalty>> {
  constructor(readonly filter: PenaltyFilter) {
    super();
  }
}
