/** The built-in cards and decks. */
import type { FftcgCard } from '../card.js';
import { invented } from './invented.js';

export { decks } from './decks.js';
export { fingerprints } from './fingerprints.js';

export const cards: readonly FftcgCard[] = [...invented];
