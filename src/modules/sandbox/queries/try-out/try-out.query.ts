import { Query } from '@nestjs/cqrs';
import type { Command, Json, OpenAwaited, View, Viewer } from '../../../../engine/index.js';
import type { CitedRule } from '../../../../platform/http/index.js';
import type { Asked, CitedEntry, CitedOutcome } from '../../../games/index.js';
import type { CallerIdentity } from '../../../identity/index.js';
import type { Start } from '../../domain/start.js';

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

/** Why the rules do not allow an action. */
export interface Refused {
  /** Of the action, counted from 0. */
  readonly at: number;
  readonly code: string;
  readonly detail: string;
  readonly rejection: string;
  readonly rules: readonly CitedRule[];
  readonly details: Json;
}

/** What would happen. */
export interface Tried extends Asked, Pick<Start, 'from' | 'chance' | 'labels'> {
  readonly game: string;
  readonly ruleset: string;
  readonly viewer: Viewer;
  readonly opening: readonly CitedEntry[];
  /** What followed from each action that was carried out. */
  readonly steps: readonly { readonly log: readonly CitedEntry[] }[];
  readonly refused: Refused | null;
  readonly view: View;
  readonly deciding: readonly string[];
  readonly awaiting: readonly OpenAwaited[];
  readonly outcome: CitedOutcome | null;
}

/** Carries actions out from a position, for the answer alone: nothing is recorded. */
export class TryOut extends Query<Tried> {
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
