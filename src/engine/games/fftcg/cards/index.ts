/** The built-in cards and decks. */
import type { FftcgCard } from '../card.js';
import { earth } from './earth.js';
import { fire } from './fire.js';
import { ice } from './ice.js';
import { invented } from './invented.js';
import { lightning } from './lightning.js';
import { limitBreak } from './limit-break.js';
import { twoElements } from './two-elements.js';
import { water } from './water.js';

export { decks } from './decks.js';
export { fingerprints } from './fingerprints.js';

export const cards: readonly FftcgCard[] = [
  ...fire,
  ...ice,
  ...earth,
  ...lightning,
  ...water,
  ...twoElements,
  ...limitBreak,
  ...invented,
];
