import type { Citation } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** 4.5: a number that nothing defines is chosen by its player, when these rules ask for it. */
export const chosenBy = (...rules: readonly Citation[]): readonly Citation[] => [...rules, fftcg('4.5')];

/** 4.1: a whole number, and as much as its player can pay for. */
export const greatestPayable = (isPayableFor: (x: number) => boolean): number => {
  let x = 0;
  while (x < X_MAX && isPayableFor(x + 1)) x += 1;
  return x;
};

/** More than anybody's hand and Backups give. */
const X_MAX = 200;
