import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { SeatDecision } from '../../domain/open-decisions.js';

export interface OpenDecisions {
  readonly version: number;
  readonly decisions: readonly SeatDecision[];
  readonly deciding: readonly string[];
}

/** The decisions that a viewer may know, each with at most `limit` legal answers. */
export class ListDecisions extends Query<OpenDecisions> {
  constructor(
    readonly gameId: string,
    readonly limit: number,
    readonly caller: CallerIdentity,
    readonly as: string | undefined,
  ) {
    super();
  }
}
