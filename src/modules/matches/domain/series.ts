import { onOtherCases } from './cause.js';
import type { Cause, GameEnded, MatchEnded, MatchEvent, MatchGameEnded, MatchRuled } from './events.js';
import { type DeclaredResult, type Match, type Result, ruledResult, type Table } from './match.js';

export type SeriesEvent = Extract<
  MatchEvent,
  { readonly type: 'MatchReopened' | 'MatchGameEnded' | 'MatchGameStarted' | 'MatchRuled' | 'MatchEnded' }
>;

/** How a game stands: over with this outcome, or running (again). */
export type GameResult = GameEnded['outcome'] | null;

/**
 * What follows for the match from how one of its games stands. A game that is over counts, and then the next one begins
 * or the match ends; one that was rewound counts no more; one whose result was changed counts otherwise. Nothing follows
 * from what the match knows already, so it can be asked any number of times.
 */
export function afterGame(
  match: Match,
  gameId: string,
  result: GameResult,
  nextGameId: (number: number) => string,
): readonly SeriesEvent[] {
  const game = match.announced.find((announced) => announced.gameId === gameId);
  if (game === undefined || match.rulings.length > 0) return [];
  const before = match.finished.find((finished) => finished.gameId === gameId);
  const { number } = game;
  const reopened: readonly SeriesEvent[] =
    before === undefined ? [] : [{ type: 'MatchReopened', payload: { gameId, number } }];
  if (result === null) return reopened;
  const { winners, losers, draw } = result;
  const counted = { gameId, number, winners, draw };
  if (before === undefined ? match.ended !== null : countsAlike(before, counted)) return [];
  const others = match.finished.filter((finished) => finished !== before);
  const finished = [...others, counted].sort((a, b) => a.number - b.number);
  const nowCounted: readonly SeriesEvent[] = [...reopened, { type: 'MatchGameEnded', payload: counted }];
  if (isDecided(match, finished)) return [...nowCounted, { type: 'MatchEnded', payload: resultOf(match, finished) }];
  if (match.announced.length > finished.length) return nowCounted;
  const next = chooserAfter(losers, game.chooser);
  const nextNumber = finished.length + 1;
  const announced = {
    gameId: nextGameId(nextNumber),
    number: nextNumber,
    ...(next !== undefined && { chooser: next }),
  };
  return [...nowCounted, { type: 'MatchGameStarted', payload: announced }];
}

/** What a judge decides of a match as a whole. */
export type MatchVerdict =
  /** Without winners and not drawn, everybody has lost. */
  | { readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean }
  /** These seats have lost; nobody wins by it who has lost by another ruling. */
  | { readonly kind: 'loss'; readonly seats: readonly string[] }
  /** What was ruled on the case before does not hold any more; the game is the one that the case is about. */
  | { readonly kind: 'lift'; readonly gameId: string };

/**
 * What follows from a judge's decision on the match as a whole. The games stay as they were played; they decide nothing
 * any more, until the last such ruling is lifted.
 */
export function afterRuling(match: Match, verdict: MatchVerdict, cause: Cause): readonly SeriesEvent[] {
  const others = onOtherCases(match.rulings, cause);
  if (verdict.kind === 'lift') return afterLifting(match, others, verdict.gameId, cause);
  const said = verdict.kind === 'loss' ? { lost: verdict.seats } : { winners: verdict.winners, draw: verdict.draw };
  const ruled = { ...said, ...ruledBy(match, [...others, said]), cause };
  return [{ type: 'MatchRuled', payload: ruled }, endedBy(match, ruled)];
}

/** How the match ends by what it knows: by its games, or as judges have ruled. */
export function endOf(match: Match): MatchEnded {
  const { rulings } = match;
  const result = resultOf(match, match.finished);
  return rulings.length === 0 ? result : { ...result, ...ruledBy(match, rulings) };
}

function afterLifting(
  match: Match,
  others: readonly MatchRuled[],
  gameId: string,
  lifted: Cause,
): readonly SeriesEvent[] {
  const game = match.announced.find((announced) => announced.gameId === gameId);
  if (game === undefined || others.length === match.rulings.length) return [];
  const reopened: SeriesEvent = { type: 'MatchReopened', payload: { gameId, number: game.number, lifted } };
  if (others.length > 0) return [reopened, endedBy(match, ruledBy(match, others))];
  if (!isDecided(match, match.finished)) return [reopened];
  return [reopened, { type: 'MatchEnded', payload: resultOf(match, match.finished) }];
}

/** Who has won by its games is the winner unless a ruling says otherwise. */
const ruledBy = (match: Match, rulings: readonly DeclaredResult[]): Result =>
  ruledResult(tableOf(match), rulings, [resultOf(match, match.finished).winners]);

const tableOf = ({ created }: Match): Table => ({
  seats: created.seats.map(({ seat }) => seat),
  teams: created.teams,
});

const endedBy = (match: Match, { winners, draw }: Result): SeriesEvent => ({
  type: 'MatchEnded',
  payload: { ...resultOf(match, match.finished), winners, draw },
});

const countsAlike = (a: MatchGameEnded, b: MatchGameEnded): boolean =>
  a.draw === b.draw && a.winners.join() === b.winners.join();

/** One side has more than half of the games, or all of them are played; a drawn game is a played one. */
function isDecided({ created }: Match, finished: readonly MatchGameEnded[]): boolean {
  const most = Math.max(...created.seats.map(({ seat }) => winsOf(seat, finished)));
  return most * 2 > created.bestOf || finished.length >= created.bestOf;
}

function resultOf({ created }: Match, finished: readonly MatchGameEnded[]): MatchEnded {
  const seats = created.seats.map(({ seat }) => seat);
  const drawn = finished.filter(({ draw }) => draw).length;
  const scores = seats.map((seat) => {
    if (created.decksFor !== undefined) return [seat, { won: 0, lost: 0, drawn: 0 }] as const;
    const won = winsOf(seat, finished);
    return [seat, { won, lost: finished.length - won - drawn, drawn }] as const;
  });
  const most = Math.max(...scores.map(([, { won }]) => won));
  const best = scores.filter(([, { won }]) => won === most).map(([seat]) => seat);
  // Several have won who have won the same games: a team, or those whom a game left that one of them lost by a ruling.
  const [first = ''] = best;
  const isWon =
    most > 0 &&
    best.every((seat) => finished.every(({ winners }) => winners.includes(seat) === winners.includes(first)));
  // Where nobody has won a game and none was drawn, all have lost; but for what is played for decks.
  const draw = !isWon && (most > 0 || drawn > 0);
  const games = finished.map(({ gameId }) => gameId);
  return { winners: isWon ? best : [], draw, games, result: Object.fromEntries(scores) };
}

const winsOf = (seat: string, finished: readonly MatchGameEnded[]): number =>
  finished.filter(({ winners }) => winners.includes(seat)).length;

/** The loser of a game chooses who begins the next one; where there is no single loser, the player who chose before. */
function chooserAfter(losers: readonly string[], before: string | undefined): string | undefined {
  const [loser, another] = losers;
  return loser !== undefined && another === undefined ? loser : before;
}
