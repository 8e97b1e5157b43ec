import type { Citation } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** The rules by which an ability is used: those of action abilities, or those of special abilities. */
export type RulesOfUse = {
  /** When it may be used. */
  readonly moment: Citation;
  /** It goes on the stack, and the player who used it has priority. */
  readonly used: readonly Citation[];
  readonly targets: Citation;
  readonly modes: readonly Citation[];
  /** Further costs, and X. */
  readonly price: Citation;
  readonly divisions: Citation;
  /** What the cost is, from when it is announced. */
  readonly cost: Citation;
  readonly paid: Citation;
  readonly cp: Citation;
  /** The dull icon. */
  readonly dull: Citation;
  /** Only cards of one's own are dulled or broken for it. */
  readonly own: Citation;
  /** Only what can be removed or returned pays. */
  readonly possible: Citation;
  /** Without a legal target left nothing comes of it. */
  readonly voided: Citation;
};

export const ACTION_ABILITY: RulesOfUse = {
  moment: fftcg('11.6.3'),
  used: [fftcg('11.6.4'), fftcg('11.6.11')],
  targets: fftcg('11.6.5'),
  modes: [fftcg('11.6.6'), fftcg('11.6.6.1')],
  price: fftcg('11.6.7'),
  divisions: fftcg('11.6.8'),
  cost: fftcg('11.6.9'),
  paid: fftcg('11.6.10'),
  cp: fftcg('11.6.2.1'),
  dull: fftcg('11.6.2.2'),
  own: fftcg('11.6.2.2.3'),
  possible: fftcg('11.6.2.2.4'),
  voided: fftcg('11.6.12'),
};
