import type { GameRemedy } from '../../games/index.js';
import type { MatchVerdict } from '../../matches/index.js';
import type { CaseRuled, Penalty } from './events.js';
import { losesGames } from './ladder.js';
import { scoreOf } from './match-score.js';

/** What a ruling does to games and to their match, its penalties included. */
export interface Effects {
  /** By game, one after the other. */
  readonly games: readonly { readonly gameId: string; readonly remedies: readonly GameRemedy[] }[];
  readonly match: MatchVerdict | null;
}

/** What a case is about. */
export interface Table {
  /** Such as `lorcana`. */
  readonly game: string;
  /** Who plays together, in the match. */
  readonly teams?: readonly (readonly string[])[] | undefined;
  readonly gameId: string;
  /** All games of the match that have begun. */
  readonly games: readonly string[];
}

/**
 * Who loses the match loses the game that is being played with it. A ruling on an appeal takes the place of the one
 * before: results that it does not give again do not hold. What was played, and what was done to the game, stays.
 */
export function effectsOf(ruling: CaseRuled, table: Table): Effects {
  const { gameId, games } = table;
  const isOnAppeal = ruling.number > 1;
  const match = matchVerdict(ruling, table) ?? (isOnAppeal ? ({ kind: 'lift', gameId } as const) : null);
  const ofMatch: readonly GameRemedy[] = match === null ? [] : [ofMatchVerdict(match)];
  return {
    match,
    games: games
      .map((each) => ({ gameId: each, remedies: each === gameId ? remediesIn(ruling, ofMatch) : ofMatch }))
      .filter(({ remedies }) => remedies.length > 0),
  };
}

/** The result that the ruling gives the game, or its match, if any; a game that is played on has neither. */
export const givesResult = (ruling: CaseRuled): boolean =>
  gameResult(ruling) !== null || ruling.matchResult !== undefined || lossBy(ruling.penalties, MATCH_LOST) !== null;

function remediesIn(ruling: CaseRuled, ofMatch: readonly GameRemedy[]): readonly GameRemedy[] {
  const { rewind, invoke, correction } = ruling;
  const result = gameResult(ruling);
  const acts: readonly GameRemedy[] = [
    ...(correction === undefined ? [] : [{ kind: 'correct', ...correction } as const]),
    ...(invoke === undefined ? [] : [{ kind: 'invoke', ...invoke } as const]),
  ];
  if (rewind !== undefined) return [{ kind: 'rewind', ...rewind }, ...acts];
  const isLifted = ofMatch.some(({ kind }) => kind === 'lift');
  // Who loses the game and who loses the match lose it together.
  if (result?.kind === 'loss' && !isLifted)
    return [...acts, { ...result, seats: [...result.seats, ...lostBy(ofMatch)] }];
  if (result !== null) return [...acts, result];
  return isLifted ? [...ofMatch, ...acts] : [...acts, ...ofMatch];
}

const lostBy = (remedies: readonly GameRemedy[]): readonly string[] =>
  remedies.flatMap((remedy) => (remedy.kind === 'loss' ? remedy.seats : []));

/** The score of the match is no matter of its games. */
function ofMatchVerdict(match: MatchVerdict): GameRemedy {
  if (match.kind === 'lift') return { kind: 'lift' };
  if (match.kind === 'loss') return { kind: 'loss', seats: match.seats, ofMatch: true };
  return { kind: 'result', winners: match.winners, draw: match.draw, ofMatch: true };
}

const gameResult = ({ result, loop, penalties }: CaseRuled): GameRemedy | null => {
  if (loop === true) return { kind: 'loop' };
  return result === undefined ? lossBy(penalties, ['game-loss']) : { kind: 'result', ...result };
};

const MATCH_LOST = ['match-loss', 'disqualification'] as const;

function matchVerdict(
  { matchResult, penalties }: CaseRuled,
  { game, teams }: Table,
): Exclude<MatchVerdict, { kind: 'lift' }> | null {
  if (matchResult !== undefined) {
    const { winners, draw } = matchResult;
    const score = scoreOf(matchResult, teams);
    return { kind: 'result', winners, draw, ...(score !== null && { score }) };
  }
  const loss = lossBy(penalties, MATCH_LOST);
  const forfeiting = MATCH_LOST.filter((penalty) => losesGames(game, penalty));
  const forfeited = lossBy(penalties, forfeiting)?.seats ?? [];
  return loss && { ...loss, ...(forfeited.length > 0 && { forfeited }) };
}

function lossBy(
  penalties: readonly Penalty[],
  kinds: readonly Penalty['penalty'][],
): { readonly kind: 'loss'; readonly seats: readonly string[] } | null {
  const seats = penalties.filter(({ penalty }) => kinds.includes(penalty)).map(({ seat }) => seat);
  return seats.length === 0 ? null : { kind: 'loss', seats };
}
