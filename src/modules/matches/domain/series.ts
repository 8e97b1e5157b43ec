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

/** The result of a game: its outcome, or null while it is running or running again. */
export type GameResult = GameEnded['outcome'] | null;

/**
 * The events of a match that follow from the present result of one of its games. A finished game counts, and then the
 * next game begins or the match ends. A rewound game no longer counts, and a changed result replaces the earlier one. A
 * result that the match already knows gives no event, so a repeated call is harmless.
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

/** A ruling on a match as a whole. */
export type MatchVerdict =
  /** Without winners and without a draw, all seats have lost. */
  | {
      readonly kind: 'result';
      readonly winners: readonly string[];
      readonly draw: boolean;
      readonly score?: MatchEnded['result'];
    }
  /**
   * These seats have lost, and the remaining sides continue. A seat that lost by another ruling never wins by this one.
   * The games of the `forfeited` seats count as lost.
   */
  | {
      readonly kind: 'loss';
      readonly seats: readonly string[];
      readonly forfeited?: readonly string[];
      /** For absent seats: the reason in the words of staff. */
      readonly reason?: string;
    }
  /** The earlier ruling on the case no longer holds. The game is the game of the case. */
  | { readonly kind: 'lift'; readonly gameId: string; readonly reason?: string };

/**
 * The events of a ruling on the match as a whole. The games keep their results, but decide nothing until the last such
 * ruling is lifted. One exception: if one of three or more sides loses a running match, the games decide the match
 * among the others.
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

/** The result of the match, by its games or by rulings. */
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

/** A match that was over before keeps the time of its end, even with another result. */
export function endIfDecided(match: Match): readonly SeriesEvent[] {
  if (!isDecided(match)) return [];
  const payload = { ...endOf(match), ...(match.ended !== null && { endedAt: match.ended.at }) };
  return [{ type: 'MatchEnded', payload }];
}

/** Whether several sides remain after one side has lost. */
function hasManySides(match: Match): boolean {
  const table = tableOf(match);
  const [first = ''] = table.seats;
  return areOpponents(
    match,
    table.seats.filter((seat) => !sideOf(table, first).includes(seat)),
  );
}

/**
 * The seats with the most wins among those that have not lost by rulings. On a tie all of them win, since a draw would
 * include a seat that has lost. If all seats lost every game, nobody wins, unless only one side remains.
 */
function bestLeft({ finished, ...match }: Match): readonly string[] {
  const left = seatsLeft(match);
  const areLost = finished.length > 0 && finished.every(({ winners, draw }) => winners.length === 0 && !draw);
  if (areLost && areOpponents(match, left)) return [];
  const most = Math.max(...left.map((seat) => winsOf(seat, finished)));
  return left.filter((seat) => winsOf(seat, finished) === most);
}

/** Without another ruling, the winners of the games win. */
const ruledBy = (match: Match, rulings: readonly DeclaredResult[]): Result =>
  ruledResult(tableOf(match), rulings, [resultOf(match, match.finished).winners]);

const countsAlike = (a: MatchGameEnded, b: MatchGameEnded): boolean =>
  a.draw === b.draw && a.winners.join() === b.winners.join();

/**
 * Rulings decide the match, or one side has won more than half of its games, or all of its games are played. A drawn
 * game counts as played.
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
  // Several seats win if they won the same games: a team, or the seats that a ruling left in a game.
  const [first = ''] = best;
  const isWon =
    most > 0 &&
    best.every((seat) => finished.every(({ winners }) => winners.includes(seat) === winners.includes(first)));
  // If no game was won or drawn, all seats have lost, except in a match that produces decks.
  const draw = !isWon && (most > 0 || drawn > 0);
  const games = finished.map(({ gameId }) => gameId);
  return { winners: isWon ? best : [], draw, games, result: Object.fromEntries(scores) };
}

const winsOf = (seat: string, finished: readonly MatchGameEnded[]): number =>
  finished.filter(({ winners }) => winners.includes(seat)).length;

/**
 * The loser of a game chooses the first player of the next game. Without a single loser, the previous chooser chooses.
 * A seat that has lost the match does not choose.
 */
function chooserAfter(match: Match, losers: readonly string[], before: string | undefined): string | undefined {
  const lost = seatsLost(match);
  const [loser, another] = losers.filter((seat) => !lost.includes(seat));
  const chooser = loser !== undefined && another === undefined ? loser : before;
  return chooser !== undefined && lost.includes(chooser) ? undefined : chooser;
}
