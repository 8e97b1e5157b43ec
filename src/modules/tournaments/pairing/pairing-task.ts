import type { DutchField, Entrant, SwissPairs, Tournament, Wishes } from '../../../competition/index.js';

/** What the process is given: plain data. */
export type PairingTask = PairTask | DutchTask | ExplainTask | OutlookTask;

export interface PairTask {
  readonly kind: 'pair';
  readonly entrants: readonly Entrant[];
  readonly wishes: Wishes;
}

export interface DutchTask {
  readonly kind: 'dutch';
  readonly field: DutchField;
}

export interface ExplainTask {
  readonly kind: 'explain';
  readonly entrants: readonly Entrant[];
  readonly seed: string;
  readonly round: SwissPairs;
  /** Players whose pairs are explained; absent: all. */
  readonly only?: readonly string[];
}

export interface OutlookTask {
  readonly kind: 'outlook';
  readonly tournament: Tournament;
  readonly player: string;
  readonly seed: string;
}
