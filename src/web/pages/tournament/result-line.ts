/**
 * A result as staff types it from a slip: the table, or table and board ("12.2"), then the games of the first and the
 * second player, and drawn games if there are any. "12 2-1", "12 2 1 0"; "12 id" is a draw by agreement, "12 dl" a loss
 * of both.
 */
import type { Schemas } from '../../api/kifu.js';

export interface ResultLine {
  readonly table: number;
  readonly board?: number;
  readonly result: Schemas['GivenResultDto'];
}

const GAMES = /^(\d{1,4})(?:\.(\d))?[ :,]+(\d)[ :–-]+(\d)(?:[ :–-]+(\d))?$/;
const WORD = /^(\d{1,4})(?:\.(\d))?[ :,]+(id|dl)$/i;

/** Null if the text is no result. */
export function resultLineIn(text: string): ResultLine | null {
  const line = text.trim();
  const [, table, board, won, lost, drawn = '0'] = GAMES.exec(line) ?? [];
  if (table !== undefined) {
    const games = { won: Number(won), lost: Number(lost), drawn: Number(drawn) };
    return { ...placeOf(table, board), result: { games } };
  }
  const [, at, atBoard, word = ''] = WORD.exec(line) ?? [];
  if (at === undefined) return null;
  return {
    ...placeOf(at, atBoard),
    result: word.toLowerCase() === 'id' ? { outcome: 'draw', how: 'intentional-draw' } : { outcome: 'double-loss' },
  };
}

const placeOf = (table: string, board: string | undefined) => ({
  table: Number(table),
  ...(board !== undefined && { board: Number(board) }),
});

type Stage = Pick<Schemas['TournamentStageDto'], 'bestOf' | 'kind'>;

/** The usual results of a match, as buttons offer them. Somebody wins in an elimination. */
export function usualResults(stage: Stage | undefined): readonly Schemas['GamesScoreDto'][] {
  if (stage === undefined) return [];
  const { bestOf, kind } = stage;
  const needed = bestOf === 2 ? 2 : Math.ceil(bestOf / 2);
  // In a match of two games the winner has both.
  const losses = Array.from({ length: bestOf === 2 ? 1 : needed }, (_, lost) => lost);
  const draw = score(needed - 1, needed - 1, bestOf === 1 ? 1 : 0);
  return [
    ...losses.map((lost) => score(needed, lost)),
    ...(kind.endsWith('elimination') ? [] : [draw]),
    ...losses.toReversed().map((won) => score(won, needed)),
  ];
}

const score = (won: number, lost: number, drawn = 0): Schemas['GamesScoreDto'] => ({ won, lost, drawn });
