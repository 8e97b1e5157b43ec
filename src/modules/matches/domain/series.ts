import type { GameEnded, MatchEnded, MatchEvent, MatchGameEnded } from './events.js';
import type { Match } from './match.js';

export type SeriesEvent = Extract<MatchEvent, { readonly type: 'MatchGameEnded' | 'MatchGameStarted' | 'MatchEnded' }>;

/**
 * What follows for the match when one of its games is over: the game counts, and then the next one begins or the match
 * ends. Nothing follows from a game that has been counted.
 */
export function afterGame(
  match: Match,
  gameId: string,
  { winners, losers, draw }: GameEnded['outcome'],
  nextGameId: () => string,
): readonly SeriesEvent[] {
  const game = match.announced.find((announced) => announced.gameId === gameId);
  if (game === undefined || match.finished.some((finished) => finished.gameId === gameId)) return [];
  const { number, chooser } = game;
  const counted: SeriesEvent = { type: 'MatchGameEnded', payload: { gameId, number, winners, draw } };
  const finished = [...match.finished, counted.payload];
  if (isDecided(match, finished)) return [counted, { type: 'MatchEnded', payload: resultOf(match, finished) }];
  const next = chooserAfter(losers, chooser);
  const announced = { gameId: nextGameId(), number: number + 1, ...(next !== undefined && { chooser: next }) };
  return [counted, { type: 'MatchGameStarted', payload: announced }];
}

/** One side has more than half of the games, or all of them are played; a drawn game is a played one. */
function isDecided({ created }: Match, finished: readonly MatchGameEnded[]): boolean {
  const most = Math.max(...created.seats.map(({ seat }) => winsOf(seat, finished)));
  return most * 2 > created.bestOf || finished.length >= created.bestOf;
}

function resultOf({ created }: Match, finished: readonly MatchGameEnded[]): MatchEnded {
  const seats = created.seats.map(({ seat }) => seat);
  const drawn = finished.filter(({ draw }) => draw).length;
  const scores = seats.map((seat) => {
    const won = winsOf(seat, finished);
    return [seat, { won, lost: finished.length - won - drawn, drawn }] as const;
  });
  const most = Math.max(...scores.map(([, { won }]) => won));
  const best = scores.filter(([, { won }]) => won === most).map(([seat]) => seat);
  const draw = best.length > 1;
  const games = finished.map(({ gameId }) => gameId);
  return { winners: draw ? [] : best, draw, games, result: Object.fromEntries(scores) };
}

const winsOf = (seat: string, finished: readonly MatchGameEnded[]): number =>
  finished.filter(({ winners }) => winners.includes(seat)).length;

/** The loser of a game chooses who begins the next one; where there is no single loser, whoever chose before. */
function chooserAfter(losers: readonly string[], before: string | undefined): string | undefined {
  const [loser, another] = losers;
  return loser !== undefined && another === undefined ? loser : before;
}
