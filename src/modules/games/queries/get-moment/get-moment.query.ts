import { Query } from '@nestjs/cqrs';
import type { View, Viewer } from '../../../../engine/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import type { SeatDecision } from '../../domain/open-decisions.js';
import type { SeenStep } from '../../domain/seen-step.js';

/** A step of a game and what was before it, as far as the caller may know: for whoever has to judge it. */
export interface Moment {
  readonly gameId: string;
  readonly step: number;
  /** Through whose eyes it is told. */
  readonly viewer: Viewer;
  /** The last version of the game that they may know of. */
  readonly version: number;
  /** By viewer, the board before the step: of both seats for judges and once the game is public, else of the own one. */
  readonly views: Readonly<Record<string, View>>;
  /** What was asked before the step, with the legal answers then. */
  readonly decisions: readonly SeatDecision[];
  /** The step itself, and what came right after it. */
  readonly log: readonly SeenStep[];
}

/** Null where the game has not come to the step for whoever asks; throws `GameNotFound`. */
export class GetMoment extends Query<Moment | null> {
  constructor(
    readonly gameId: string,
    readonly step: number,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
