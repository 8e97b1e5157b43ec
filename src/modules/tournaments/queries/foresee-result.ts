import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { seatingsOf, tableIn, type Tournament } from '../../../competition/index.js';
import type { Match } from '../../matches/index.js';
import { type CorrectionEffects, effectsOf } from '../desk/result-desk.js';
import {
  CONSEQUENCES,
  type Following,
  followingFrom,
  resultOfMatch,
  seatingOfMatch,
} from '../process/results-of-matches.js';
import { BracketMovedOn } from '../rounds.problems.js';
import { TournamentStore } from '../tournament-store.js';
import { type Named, People } from '../people.js';
import { TournamentReading } from './tournament-reading.js';
import { named, resultView } from './views.js';

/** `bracket-moved-on`: a later match of the bracket rests on the result; until that is solved, nothing changes. */
export const FORESEEN = [...CONSEQUENCES, 'bracket-moved-on'] as const;

type ResultView = ReturnType<typeof resultView>;

export interface ForeseenResult {
  readonly tournamentId: string;
  readonly name: string;
  readonly round: number;
  readonly table: number;
  readonly board: number | null;
  /** In the order of the result. */
  readonly players: readonly Named[];
  readonly consequence: (typeof FORESEEN)[number];
  /** The result of the table. */
  readonly before: ResultView | null;
  readonly after: ResultView | null;
  readonly effects: Awaited<ReturnType<TournamentReading['effects']>>;
  /** The later table of the bracket: staff corrects its result, or withdraws its round if nothing in it has begun. */
  readonly blockedBy: { readonly round: number; readonly table: number; readonly hasResult: boolean } | null;
}

/**
 * What a tournament would take over from a match of one of its tables, if the match were like this. Null for a match
 * of no table. Throws `TournamentNotFound`.
 */
export class ForeseeResult extends Query<ForeseenResult | null> {
  constructor(readonly match: Match) {
    super();
  }
}

type Foreseen = Omit<Following, 'consequence'> & Pick<ForeseenResult, 'consequence' | 'blockedBy'>;

const NO_EFFECTS: CorrectionEffects = { places: [], replaced: [], cut: null, rounds: [] };

@QueryHandler(ForeseeResult)
export class ForeseeResultHandler implements IQueryHandler<ForeseeResult> {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly reading: TournamentReading,
    private readonly people: People,
  ) {}

  async execute({ match }: ForeseeResult): Promise<ForeseenResult | null> {
    const { pairing } = match.created;
    if (pairing === undefined) return null;
    const { tournamentId: id, round, table, board = null } = pairing;
    const now = await this.tournaments.load(id);
    const { events, before, after, ...foreseen } = foreseenIn(now, match);
    const effects = events.length === 0 ? NO_EFFECTS : effectsOf(now, events);
    const ids = match.created.seats.map(({ playerId }) => playerId);
    const names = await this.people.names(ids);
    return {
      ...{ tournamentId: id, name: now.terms.name, round, table, board, ...foreseen },
      players: ids.map((playerId) => named(names, playerId)),
      before: before && resultView(before),
      after: after && resultView(after),
      effects: await this.reading.effects(now, effects),
    };
  }
}

function foreseenIn(now: Tournament, match: Match): Foreseen {
  try {
    return { ...followingFrom(now, match), blockedBy: null };
  } catch (error) {
    if (!(error instanceof BracketMovedOn)) throw error;
    const { round, table } = error;
    const before = seatingOfMatch(now, match)?.result ?? null;
    const later = tableIn(now, round, table);
    const hasResult = later !== null && seatingsOf(later).some(({ result }) => result !== null);
    const blocked = { events: [], before, after: resultOfMatch(match), blockedBy: { round, table, hasResult } };
    return { consequence: 'bracket-moved-on', ...blocked };
  }
}
