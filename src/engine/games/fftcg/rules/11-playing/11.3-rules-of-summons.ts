import type { Citation } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** The rules by which a card is cast: those of Summons, or those of Characters (11.4). */
export type RulesOfCasting = {
  /** Further costs, and X. */
  readonly price: Citation;
  /** What the cost is, from when it is announced. */
  readonly cost: Citation;
  readonly paid: Citation;
  readonly surplus: Citation;
  /** It does not pay for itself. */
  readonly itself: Citation;
};

export const SUMMON: RulesOfCasting = {
  price: fftcg('11.3.5'),
  cost: fftcg('11.3.7'),
  paid: fftcg('11.3.7.1'),
  surplus: fftcg('11.3.7.1'),
  itself: fftcg('11.3.2'),
};

/** Without a legal target left nothing comes of it. */
export const VOIDED_SUMMON = fftcg('11.3.9');
