/** How a table of a tournament, and its result, are written. */
import type { Schemas } from '../api/kifu.js';

/** A table, or a board of it, as staff types it: "12", "12.2". */
export const placeText = (table: number, board?: number | null): string =>
  board === undefined || board === null ? `${table}` : `${table}.${board}`;

/** The games of a result: "2–1", and "1–1–1" with a draw. */
export const gamesText = ({ games: { won, lost, drawn } }: Pick<Schemas['PairingResultDto'], 'games'>): string =>
  drawn === 0 ? `${won}–${lost}` : `${won}–${lost}–${drawn}`;
