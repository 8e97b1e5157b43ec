/**
 * The built-in cards and decks: facts about real cards, with abilities in our own words, and a few cards of our own.
 */
import type { LorcanaCard } from '../card.js';
import { amber } from './amber/index.js';
import { amethyst } from './amethyst/index.js';
import { emerald } from './emerald/index.js';
import { lampStreet } from './invented/lamp-street.js';
import { ruby } from './ruby/index.js';
import { sapphire } from './sapphire/index.js';
import { steel } from './steel/index.js';

export { type DeckLine, decks } from './decks.js';
export { fingerprints } from './fingerprints.js';

export const cards: readonly LorcanaCard[] = [
  ...amber,
  ...amethyst,
  ...emerald,
  ...ruby,
  ...sapphire,
  ...steel,
  ...lampStreet,
];
