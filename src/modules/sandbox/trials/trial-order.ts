import type { Command, PositionRejected } from '../../../engine/index.js';
import type { RecordedMoment } from '../domain/start.js';

/** What is to be tried out. It travels as text: that costs the process that sends it least. */
export interface TrialOrder {
  readonly beginning:
    | { readonly kind: 'position'; readonly document: Readonly<Record<string, unknown>> }
    | ({ readonly kind: 'recorded' } & RecordedMoment);
  readonly asserted: boolean;
  readonly commands: readonly Command[];
  readonly answers: number;
  /** The viewer; one who sees everything, if none is named. */
  readonly as?: string | undefined;
}

/** Which cards the process of a trial lacks. */
export interface CardsAsked {
  readonly game: string;
  readonly cardSet: string;
}

export type TrialResult =
  /** The answer as the JSON text that the caller gets. */
  | { readonly kind: 'tried'; readonly text: string }
  | PositionRejected
  | { readonly kind: 'no-viewer'; readonly known: readonly string[] }
  | { readonly kind: 'no-cards' }
  /** The answer would be longer than answers may be. */
  | { readonly kind: 'too-long-to-tell'; readonly length: number };
