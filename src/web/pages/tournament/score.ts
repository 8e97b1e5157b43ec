import type { Schemas } from '../../api/kifu.js';
import { gamesText } from '../../tables/text.js';

type Result = Schemas['PairingResultDto'];

/** Results by their texts, each once, as a list offers them. */
export const gamesByText = (results: readonly Result['games'][]): ReadonlyMap<string, Result['games']> =>
  new Map(results.map((games) => [gamesText({ games }), games]));

export const gamesOptions = (results: ReadonlyMap<string, unknown>) =>
  [...results.keys()].map((text) => ({ value: text, label: text }));

/** Which of the two players of a table has won: 0, 1, or null. */
export const winnerOf = (result: Result | null): 0 | 1 | null =>
  result?.outcome === 'first' ? 0 : result?.outcome === 'second' ? 1 : null;
