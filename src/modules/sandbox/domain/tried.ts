import type { Json, OpenAwaited, View, Viewer } from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import type { Asked, CitedEntry, CitedOutcome } from '../../games/index.js';
import type { Start } from './start.js';

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
