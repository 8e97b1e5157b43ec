import { onOtherCases } from './cause.js';
import { ruledScore } from './ruled-score.js';
import { closedResult } from './closing.js';
import type { Cause, GameEnded, MatchEnded, MatchEvent, MatchGameEnded, MatchGameStarted } from './events.js';
import {
  areOpponents,
  type DeclaredResult,
  isDecidedByRulings,
  type Match,
  type Result,
  ruledResult,
  seatsLeft,
  seatsLost,
  sideOf,
  tableOf,
} from './match.js';

export type SeriesEvent = Extract<
  MatchEvent,
  {
    readonly type:
      'MatchReopened' | 'MatchGameEnded' | 'MatchGameStarted' | 'MatchRuled' | 'MatchLossRuled' | 'MatchEnded';
  }
>;

/** How a game stands: over with this outcome, or running (again). */
export type GameResult = GameEnded['outcome'] | null;

/**
 * What follows for the match from how one of its games stands. A game that is over counts, and then the next one begins
 * or the match ends; one that was rewound counts no more; one whose result was changed counts otherwise. Nothing
 * follows from what the match knows already, so it can be asked any number of times.
 */
export function afterGame(
  match: Match,
  gameId: string,
  result: GameResult,
  nextGameId: (number: number) => string,
): readonly SeriesEvent[] {
  const game = match.announced.find((announced) => announced.gameId === gameId);
  if (game === undefined || isDecidedByRulings(match)) return [];
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
  const now = { ...match, finished };
  if (isDecided(now)) return [...nowCounted, ...endIfDecided(now)];
  if (match.announced.length > finished.length) return nowCounted;
  const next = chooserAfter(match, losers, game.chooser);
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
  | {
      readonly kind: 'result';
      readonly winners: readonly string[];
      readonly draw: boolean;
      readonly score?: MatchEnded['result'];
    }
  /**
   * These seats have lost, and those of several sides who are left play on; nobody wins by it who has lost by another
   * ruling. The games of those who are `forfeited` count as lost.
   */
  | {
      readonly kind: 'loss';
      readonly seats: readonly string[];
      readonly forfeited?: readonly string[];
      /** For seats that did not come: in the words of staff. */
      readonly reason?: string;
    }
  /** What was ruled on the case before does not hold any more; the game is the one that the case is about. */
  | { readonly kind: 'lift'; readonly gameId: string; readonly reason?: string };

/**
 * What follows from a judge's decision on the match as a whole. The games stay as they were played. They decide nothing
 * any more, until the last such ruling is lifted; but where a side of three or more loses a match that is not over,
 * they decide it among the others.
 */
export function afterRuling(match: Match, verdict: MatchVerdict, cause: Cause): readonly SeriesEvent[] {
  const rulings = onOtherCases(match.rulings, cause);
  const others = { ...match, rulings };
  if (verdict.kind === 'lift') return afterLifting(match, others, verdict, cause);
  if (verdict.kind === 'loss' && hasManySides(match) && !isDecided(others)) {
    const ruled = { ...lossBy(verdict), cause };
    const now = { ...match, rulings: [...rulings, ruled] };
    const again = match.ended === null ? [] : match.announced.slice(-1).map((game) => reopened(game, cause));
    return [...again, { type: 'MatchLossRuled', payload: ruled }, ...endIfDecided(now)];
  }
  const said = verdict.kind === 'loss' ? lossBy(verdict) : resultBy(verdict);
  const ruled = { ...said, ...ruledBy(match, [...rulings, said]), cause };
  return [{ type: 'MatchRuled', payload: ruled }, ...endIfDecided({ ...match, rulings: [...rulings, ruled] })];
}

/** How the match ends by what it knows: by its games, or as judges have ruled. */
export function endOf(match: Match): MatchEnded {
  const result = resultOf(match, match.finished);
  if (match.closing !== null) return closedResult(match, match.closing, result);
  if (match.rulings.length === 0) return result;
  const ruled = match.rulings.some((ruling) => 'winners' in ruling)
    ? ruledBy(match, match.rulings)
    : { winners: bestLeft(match), draw: false };
  return { ...result, ...ruled, result: ruledScore(match, result.result) };
}

const lossBy = ({ seats, forfeited = [], reason }: Extract<MatchVerdict, { kind: 'loss' }>) => ({
  lost: [...seats],
  ...(reason !== undefined && { reason }),
  ...(forfeited.length > 0 && { forfeited: [...forfeited] }),
});

const resultBy = ({ winners, draw, score }: Extract<MatchVerdict, { kind: 'result' }>) => ({
  winners,
  draw,
  ...(score !== undefined && { score }),
});

function afterLifting(
  match: Match,
  others: Match,
  { gameId, reason }: Extract<MatchVerdict, { kind: 'lift' }>,
  lifted: Cause,
): readonly SeriesEvent[] {
  const { number = 1 } = match.announced.find((announced) => announced.gameId === gameId) ?? {};
  if (others.rulings.length === match.rulings.length) return [];
  return [reopened({ gameId, number }, lifted, reason), ...endIfDecided(others)];
}

const reopened = ({ gameId, number }: MatchGameStarted, lifted: Cause, reason?: string): SeriesEvent => ({
  type: 'MatchReopened',
  payload: { gameId, number, lifted, ...(reason !== undefined && { reason }) },
});

/** A match that was over keeps the time of its end, whatever its result is now. */
export function endIfDecided(match: Match): readonly SeriesEvent[] {
  if (!isDecided(match)) return [];
  const payload = { ...endOf(match), ...(match.ended !== null && { endedAt: match.ended.at }) };
  return [{ type: 'MatchEnded', payload }];
}

/** Whether somebody is left to play on when one side has lost. */
function hasManySides(match: Match): boolean {
  const table = tableOf(match);
  const [first = ''] = table.seats;
  return areOpponents(
    match,
    table.seats.filter((seat) => !sideOf(table, first).includes(seat)),
  );
}

/**
 * The seats that rulings left with the most won games: all of them, since a draw would be one of the losers too. If
 * every seat has lost every game, none, unless all others have lost the match.
 */
function bestLeft({ finished, ...match }: Match): readonly string[] {
  const left = seatsLeft(match);
  const areLost = finished.length > 0 && finished.every(({ winners, draw }) => winners.length === 0 && !draw);
  if (areLost && areOpponents(match, left)) return [];
  const most = Math.max(...left.map((seat) => winsOf(seat, finished)));
  return left.filter((seat) => winsOf(seat, finished) === most);
}

/** Who has won by its games is the winner unless a ruling says otherwise. */
const ruledBy = (match: Match, rulings: readonly DeclaredResult[]): Result =>
  ruledResult(tableOf(match), rulings, [resultOf(match, match.finished).winners]);

const countsAlike = (a: MatchGameEnded, b: MatchGameEnded): boolean =>
  a.draw === b.draw && a.winners.join() === b.winners.join();

/**
 * Rulings decide it, or one side has more than half of the games, or all of them are played; a drawn game is a played
 * one.
 */
function isDecided(match: Match): boolean {
  const { created, finished } = match;
  if (isDecidedByRulings(match)) return true;
  const most = Math.max(...seatsLeft(match).map((seat) => winsOf(seat, finished)));
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

/**
 * The loser of a game chooses who begins the next one; where there is no single loser, the player who chose before.
 * Nobody chooses who has lost the match.
 */
function chooserAfter(match: Match, losers: readonly string[], before: string | undefined): string | undefined {
  const lost = seatsLost(match);
  const [loser, another] = losers.filter((seat) => !lost.includes(seat));
  const chooser = loser !== undefined && another === undefined ? loser : before;
  return chooser !== undefined && lost.includes(chooser) ? undefined : chooser;
}
