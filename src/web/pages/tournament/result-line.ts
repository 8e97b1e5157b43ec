/**
 * A result as staff types it from a slip: the table, then the games of the first and the second player, and drawn games
 * if there are any. "12 2-1", "12 2 1 0"; "12 id" is a draw by agreement, "12 dl" a loss of both.
 */
import type { Schemas } from '../../api/kifu.js';

export interface ResultLine {
  readonly table: number;
  readonly result: Schemas['GivenResultDto'];
}

const GAMES = /^(\d{1,4})[ :,]+(\d)[ :–-]+(\d)(?:[ :–-]+(\d))?$/;
const WORD = /^(\d{1,4})[ :,]+(id|dl)$/i;

/** Null if the text is no result. */
export function resultLineIn(text: string): ResultLine | null {
  const line = text.trim();
  const [, table, won, lost, drawn = '0'] = GAMES.exec(line) ?? [];
  if (table !== undefined) {
    const games = { won: Number(won), lost: Number(lost), drawn: Number(drawn) };
    return { table: Number(table), result: { games } };
  }
  const [, at, word = ''] = WORD.exec(line) ?? [];
  if (at === undefined) return null;
  return {
    table: Number(at),
    result: word.toLowerCase() === 'id' ? { outcome: 'draw', how: 'intentional-draw' } : { outcome: 'double-loss' },
  };
}

/** The usual results of a match of so many games, as buttons offer them. */
export function usualResults(bestOf: number): readonly Schemas['GamesScoreDto'][] {
  if (bestOf === 1) return [score(1, 0), score(0, 1)];
  if (bestOf === 2) return [score(2, 0), score(1, 1), score(0, 2)];
  const needed = Math.ceil(bestOf / 2);
  const losses = Array.from({ length: needed }, (_, lost) => lost);
  return [...losses.map((lost) => score(needed, lost)), ...losses.toReversed().map((won) => score(won, needed))];
}

const score = (won: number, lost: number): Schemas['GamesScoreDto'] => ({ won, lost, drawn: 0 });
