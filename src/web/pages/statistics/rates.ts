/** What a rate can carry. */
import type { Schemas } from '../../api/kifu.js';

export type Rate = Schemas['RateDto'];

/**
 * An interval as wide as this leaves open nearly everything: a rate is greyed then. About 22 games make it narrower.
 */
export const WIDTH_MAX = 0.4;

export const carries = ({ low, high }: Rate): boolean => high - low <= WIDTH_MAX;

/** Whether the whole interval is on one side of one half. */
export const leads = (rate: Rate): -1 | 0 | 1 =>
  !carries(rate) || (rate.low <= 0.5 && rate.high >= 0.5) ? 0 : rate.value > 0.5 ? 1 : -1;

/** One deck against another, as seen from the deck of the row. */
export interface Cell {
  readonly deck: string;
  readonly label: string;
  readonly opponent: string;
  readonly opponentLabel: string;
  readonly wins: Rate;
}

/** Both directions of each pair. */
export const cellsOf = (matchups: readonly Schemas['MatchupDto'][]): readonly Cell[] =>
  matchups.flatMap(({ deck, label, opponent, opponentLabel, wins, losses }) => [
    { deck, label, opponent, opponentLabel, wins },
    { deck: opponent, label: opponentLabel, opponent: deck, opponentLabel: label, wins: losses },
  ]);

const SHOWN_MAX = 12;

/** The decks that met most often, and what they have against each other: as many as a picture can show. */
export function gridOf(cells: readonly Cell[]): { readonly decks: readonly Cell[]; readonly cells: readonly Cell[] } {
  const games = new Map<string, { readonly cell: Cell; readonly n: number }>();
  for (const cell of cells) {
    games.set(cell.deck, { cell, n: (games.get(cell.deck)?.n ?? 0) + cell.wins.n });
  }
  const decks = [...games.values()]
    .sort((one, other) => other.n - one.n)
    .slice(0, SHOWN_MAX)
    .map(({ cell }) => cell);
  const shown = new Set(decks.map(({ deck }) => deck));
  return { decks, cells: cells.filter(({ deck, opponent }) => shown.has(deck) && shown.has(opponent)) };
}
