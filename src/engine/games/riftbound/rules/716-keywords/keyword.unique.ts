import type { Citation } from '../../../../kernel/index.js';
import type { MainDeckCard } from '../../printed.js';
import { rift } from '../../rulebook.js';

/** A deck has one copy of it at most. */
export const UNIQUE: readonly Citation[] = [rift('keyword.unique')];

/** keyword.unique */
export const isUnique = ({ keywords = [] }: MainDeckCard): boolean =>
  keywords.some(({ keyword }) => keyword === 'unique');
