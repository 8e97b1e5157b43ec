/**
 * FF-TCG cards to pay for and to pay with: fire1 … fire4, both1 … both3 (Fire and Water), Summons spell1 and spell2.
 */
import type { JsonRecord } from '../../src/engine/index.js';
import { backup, fftcgTable, forward, summon } from './fftcg.js';

export const cards = [
  backup({ id: 'fire' }),
  backup({ id: 'water', elements: ['water'] }),
  backup({ id: 'wind', elements: ['wind'] }),
  backup({ id: 'both', elements: ['fire', 'water'] }),
  backup({ id: 'light', elements: ['light'] }),
  backup({ id: 'dark', elements: ['dark'] }),
  ...[1, 2, 3, 4].map((cost) => forward({ id: `fire${cost}`, cost })),
  ...[1, 2, 3].map((cost) => forward({ id: `both${cost}`, cost, elements: ['fire', 'water'] })),
  ...[1, 2].map((cost) => summon({ id: `spell${cost}`, cost })),
  summon({ id: 'twin-spell', cost: 2, elements: ['fire', 'water'] }),
  forward({ id: 'noon', cost: 4, elements: ['light'] }),
  forward({ id: 'gift', cost: 0, elements: ['fire', 'water'] }),
];
export const named = (list: readonly string[], prefix: string): readonly JsonRecord[] =>
  list.map((card, index) => ({ card, as: `${prefix}${index + 1}` }));

/**
 * The card to cast, what else is in hand (h1, h2 …) and the Backups on the field (b1, b2 …); its payment is asked for.
 */
export const paying = (card: string, hand: readonly string[], field: readonly string[] = []) => {
  const p1 = { hand: [{ card, as: 'it' }, ...named(hand, 'h')], field: named(field, 'b') };
  const at = fftcgTable({ p1 }, cards);
  const action = card.includes('spell') ? 'cast-summon' : 'cast-character';
  return at.answer('p1', { action, card: 'it' }).expectDecision({ p1: 'payment' });
};
