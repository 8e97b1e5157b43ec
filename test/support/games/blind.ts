/** Effects of any game about cards that are named `a`, for the kits. */
import type { Json, JsonRecord } from '../../../src/engine/index.js';
import { oneOf, type Pick } from '../random-game.js';

export const TOP: Json = { do: 'top-of-deck', count: 3, as: 'a' };
export const allOf = (from: JsonRecord): Json => ({ do: 'all', from, as: 'a' });
export const inTurn = (...of: readonly Json[]): Json => ({ do: 'sequence', of });
export const put = (zone: string, more: JsonRecord = {}): Json => ({ do: 'put', objects: 'a', zone, ...more });
export const ON_DECK = [put('deck', { at: 'first' }), put('deck', { at: 'last' })];
export const mixed = (pick: Pick, cards: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, () => oneOf(pick, cards));
