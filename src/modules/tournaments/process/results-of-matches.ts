/** What follows for a tournament from how the match of one of its tables is. */
import {
  isElimination,
  type PairingResult,
  type Seating,
  seatingAt,
  tableIn,
  type Tournament,
  type TournamentEvent,
} from '../../../competition/index.js';
import type { Match } from '../../matches/index.js';
import { recording } from '../desk/recording.js';
import { correcting } from '../desk/result-desk.js';

/**
 * `changes`: the table gets another result, or is open again. `same`: the table has that result. `staff-result-stays`:
 * staff recorded a result, and no match changes it. `staff-decides`: a bracket needs a winner, so staff records the
 * result. `not-there`: the table has other players, or the tournament takes no results.
 */
export const CONSEQUENCES = ['changes', 'same', 'staff-result-stays', 'staff-decides', 'not-there'] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

export interface Following {
  readonly consequence: Consequence;
  readonly events: readonly TournamentEvent[];
  /** The result of the table before and after the match is taken over. */
  readonly before: PairingResult | null;
  readonly after: PairingResult | null;
}

/** Throws `BracketMovedOn`: then a later match has to be corrected first. */
export function followingFrom(now: Tournament, match: Match): Following {
  const found = seatingOfMatch(now, match);
  const before = found?.result ?? null;
  const nothing = (consequence: Consequence): Following => ({ consequence, events: [], before, after: before });
  const { pairing } = match.created;
  const takesResults = now.status === 'running' || now.status === 'ended';
  if (pairing === undefined || found === null || !takesResults) return nothing('not-there');
  const { round, table, board } = pairing;
  const at = { round, table, ...(board !== undefined && { board }) };
  const result = resultOfMatch(match);
  const stage = now.rounds.find((each) => each.round === round)?.stage ?? 0;
  const terms = now.terms.stages[stage - 1];
  // Nobody goes on by a draw, and no team by a loss of both: staff decides.
  const isUndecided = result?.outcome === 'draw' || (board !== undefined && result?.outcome === 'double-loss');
  if (isUndecided && terms !== undefined && isElimination(terms)) return nothing('staff-decides');
  const changing = (events: readonly TournamentEvent[]): Following => ({
    ...{ consequence: 'changes', events, before, after: result },
  });
  if (found.result === null) {
    return result === null ? nothing('same') : changing(recording(now, { ...at, result, source: 'match' }));
  }
  // An equal result leaves nothing for staff to do, also if staff recorded it.
  if (isEqual(found.result, result)) return nothing('same');
  if (found.source !== 'match') return nothing('staff-result-stays');
  const reason = result === null ? 'The match goes on, or counts for nothing' : 'The match has another result';
  return changing(correcting(now, { ...at, after: result, reason, source: 'match' }));
}

/** Null if a round that was paired anew has other players at the table. */
export function seatingOfMatch(now: Tournament, { created: { pairing, seats } }: Match): Seating | null {
  const there = pairing === undefined ? null : tableIn(now, pairing.round, pairing.table);
  const found = there && seatingAt(there, pairing?.board);
  return found?.players.every((id, at) => seats[at]?.playerId === id) === true ? found : null;
}

/** Null while the match goes on, and where it counts for nothing. */
export function resultOfMatch({ created: { seats }, ended, closing, rulings }: Match): PairingResult | null {
  if (ended === null || (closing !== null && closing.lost.length === 0)) return null;
  const { winners, draw, result } = ended.result;
  const [first = '', second = ''] = seats.map(({ seat }) => seat);
  const { won = 0, lost = 0, drawn = 0 } = result[first] ?? {};
  const outcome = draw
    ? 'draw'
    : winners.includes(first)
      ? 'first'
      : winners.includes(second)
        ? 'second'
        : 'double-loss';
  const how = closing?.kind === 'no-show' ? 'no-show' : rulings.length > 0 ? 'ruling' : 'played';
  return { outcome, games: [won, lost, drawn], how };
}

const isEqual = (one: PairingResult, other: PairingResult | null): boolean =>
  other !== null && one.outcome === other.outcome && one.games.every((count, at) => count === other.games[at]);
