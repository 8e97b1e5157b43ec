import { Query } from '@nestjs/cqrs';
import type { Command } from '../../../../engine/index.js';
import type { CallerIdentity } from '../../../identity/index.js';

/** Where a trial is to begin. */
export type Beginning =
  | { readonly kind: 'position'; readonly document: Readonly<Record<string, unknown>> }
  | ({ readonly kind: 'game'; readonly gameId: string } & Moment)
  | ({ readonly kind: 'match'; readonly matchId: string; readonly number: number } & Moment);

interface Moment {
  readonly version: number | undefined;
  /** Of chance of its own. */
  readonly seed: string | undefined;
}

/** Carries actions out from a position, for the answer alone, which is JSON text (`Tried`): nothing is recorded. */
export class TryOut extends Query<string> {
  constructor(
    readonly beginning: Beginning,
    /** Its chance is told with the actions. */
    readonly asserted: boolean,
    readonly commands: readonly Command[],
    /** Legal answers to list with each decision that is open at the end. */
    readonly answers: number,
    /** Through whose eyes the answer is; those of everybody who sees everything, if nothing is said. */
    readonly as: string | undefined,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
