import type { AnyProcedure } from '../../../kernel/index.js';
import { actingWords } from './acting.js';
import { cancelWord } from './cancelling.js';
import { endingWords } from './ending.js';
import { movingWords } from './moving.js';
import { mayPayWord } from './paying.js';
import { separateWord } from './piles.js';

/** The words of FF-TCG's card language, each as a procedure. */
export const words: readonly AnyProcedure[] = [
  ...actingWords,
  ...movingWords,
  ...endingWords,
  separateWord,
  cancelWord,
  mayPayWord,
];
