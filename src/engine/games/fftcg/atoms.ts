import type { Atom } from '../../kernel/index.js';
import { cardsAtoms } from './atoms/cards.js';
import { lbDeckAtoms } from './atoms/lb-deck.js';
import { primingAtoms } from './atoms/priming.js';
import { statesAtoms } from './atoms/states.js';
import { warpAtoms } from './atoms/warp.js';

/**
 * What carries out each event of FF-TCG: the only code that changes what it changes. An atom answers null where nothing
 * happened: then nothing is logged and nothing triggers.
 */
export const atoms: { readonly [kind: string]: Atom<never> } = {
  ...cardsAtoms,
  ...lbDeckAtoms,
  ...warpAtoms,
  ...primingAtoms,
  ...statesAtoms,
};
