/** Turn actions and cards of a position of Lorcana, in one word each. */
import type { JsonRecord } from '../../src/engine/index.js';

export const play = (card: string): JsonRecord => ({ action: 'play', card, pay: 'ink' });
export const shift = (card: string, onto: string): JsonRecord => ({ action: 'play', card, pay: 'shift', onto });
export const sing = (card: string, ...singers: string[]): JsonRecord => ({
  action: 'play',
  card,
  pay: 'sing',
  singers,
});
export const quest = (character: string): JsonRecord => ({ action: 'quest', character });
export const challenge = (challenger: string, target: string): JsonRecord => ({
  action: 'challenge',
  challenger,
  target,
});
export const activate = (source: string, ability: string): JsonRecord => ({ action: 'activate', source, ability });
export const move = (character: string, location: string): JsonRecord => ({ action: 'move', character, location });
export const ink = (card: string): JsonRecord => ({ action: 'ink', card });
export const endTurn: JsonRecord = { action: 'end-turn' };

/** A card of a position: its id, or more about it. */
export type Placed = string | JsonRecord;

/** A card of a position, by the name that the test gives it. */
export const card = (id: string, as: string) => ({ card: id, as });
export const exerted = (id: string, as: string) => ({ card: id, as, exerted: true });
export const damaged = (id: string, as: string, damage = 1) => ({ card: id, as, damage });
