import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  deckOf,
  isElimination,
  type PairingResult,
  type RoundState,
  type Seating,
  seatingAt,
  seatingsOf,
  tableIn,
  type Tournament,
  type TournamentEvent,
} from '../../../competition/index.js';
import { EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { CreateMatch, foldMatch, type Match } from '../../matches/index.js';
import { recording } from '../desk/recording.js';
import { correcting } from '../desk/result-desk.js';
import { decodeTournamentEvent } from '../domain/events.js';
import { TournamentStore } from '../tournament-store.js';
import { PodDrafts } from './pod-drafts.js';
import { causedBy, isRefusal, SERVICE } from '../service-caller.js';

/**
 * Makes the matches of a published round, and takes their results into the tournament: played, ruled, or closed by
 * staff, and lifted again. `PodDrafts` does so for drafts. It follows the ledger, so every event comes at least once.
 * Matches have ids that follow from their pairing, and results are noted once for each event: an event that comes twice
 * changes nothing.
 */
@Injectable()
export class RecordedMatchesProcess implements Consumer {
  readonly name = 'tournament-matches';
  readonly events = [
    'StageStarted',
    'RoundPublished',
    'MatchEnded',
    'MatchReopened',
    'MatchClosed',
    'MatchClosingLifted',
  ];
  private readonly logger = new Logger(RecordedMatchesProcess.name);

  constructor(
    private readonly tournaments: TournamentStore,
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly drafts: PodDrafts,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await this.follow(event);
  }

  private follow(event: LedgerEvent): Promise<void> {
    if (event.type === 'StageStarted') return this.drafts.begin(event);
    return event.type === 'RoundPublished' ? this.begin(event) : this.take(event);
  }

  private async begin(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeTournamentEvent(event);
    if (type !== 'RoundPublished') return;
    const now = await this.tournaments.load(event.stream);
    const round = now.rounds.find((each) => each.round === payload.round);
    // The round may have been withdrawn since, or the tournament cancelled.
    if (!now.terms.recorded || now.status !== 'running' || round?.publishedBy !== event.version) return;
    for (const table of round.tables) {
      for (const seating of seatingsOf(table))
        await this.makeMatch(now, round, { ...seating, table: table.table }, event);
    }
  }

  /** A pairing whose match cannot be made has its result recorded by hand. */
  private async makeMatch(now: Tournament, round: RoundState, seating: Seated, event: LedgerEvent): Promise<void> {
    const { table, board } = seating;
    const seats = seating.players.flatMap((playerId) => {
      const deckId = deckOf(now, playerId);
      return deckId === null ? [] : [{ playerId, deckId }];
    });
    if (seating.matchId !== null || seating.result !== null || seats.length < 2) return;
    const { tournamentId, game, format, leagueId } = now.terms;
    const at = { round: round.round, table, ...(board !== undefined && { board }) };
    const place = board === undefined ? `${table}` : `${table}.${board}`;
    const key = `${tournamentId}/${at.round}/${place}/${round.publishedBy}`;
    const bestOf = now.terms.stages[round.stage - 1]?.bestOf ?? 1;
    const match = { game, format, bestOf, leagueId, visibility: {}, seats, pairing: { tournamentId, ...at } };
    const origin = { caller: SERVICE, requestId: `${event.stream}/${event.version}`, key };
    try {
      const made = await this.commands.execute(new CreateMatch(match, origin));
      const linked: TournamentEvent = { type: 'PairingMatchMade', payload: { ...at, matchId: made.match.id } };
      await this.tournaments.note(event.stream, `match/${key}`, causedBy(event), () => [linked]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.logger.warn({ msg: 'a pairing has no recorded match', ...at, tournamentId, code: error.code });
    }
  }

  private async take(event: LedgerEvent): Promise<void> {
    const match = foldMatch(await this.store.read(event.stream));
    if (match?.created.pod !== undefined) return this.drafts.take(event, match);
    const pairing = match?.created.pairing;
    if (match === null || pairing === undefined) return;
    const key = `result/${event.stream}/${event.version}`;
    try {
      await this.tournaments.note(pairing.tournamentId, key, causedBy(event), (now) => changesBy(now, match));
    } catch (error) {
      // A bracket that has moved on is for staff to put right.
      if (!isRefusal(error)) throw error;
      this.logger.warn({ msg: 'the result of a match is not taken over', ...pairing, code: error.code });
    }
  }
}

/** A match to be made, and its table. */
type Seated = Seating & { readonly table: number; readonly board?: number };

/** What follows for the tournament from how the match is now. A result that staff has entered stays. */
function changesBy(now: Tournament, match: Match): readonly TournamentEvent[] {
  const { pairing, seats } = match.created;
  const there = pairing === undefined ? null : tableIn(now, pairing.round, pairing.table);
  const found = there && seatingAt(there, pairing?.board);
  const isSame = found?.players.every((id, at) => seats[at]?.playerId === id) ?? false;
  if (pairing === undefined || found === null || !isSame) return [];
  if (now.status !== 'running' && now.status !== 'ended') return [];
  const { round, table, board } = pairing;
  const at = { round, table, ...(board !== undefined && { board }) };
  const result = resultOfMatch(match);
  const stage = now.rounds.find((each) => each.round === round)?.stage ?? 0;
  const terms = now.terms.stages[stage - 1];
  // Nobody goes on by a draw, and no team by a loss of both: staff decides.
  const isUndecided = result?.outcome === 'draw' || (board !== undefined && result?.outcome === 'double-loss');
  if (isUndecided && terms !== undefined && isElimination(terms)) return [];
  if (found.result === null) return result === null ? [] : recording(now, { ...at, result, source: 'match' });
  if (found.source !== 'match' || isEqual(found.result, result)) return [];
  const reason = result === null ? 'The match goes on, or counts for nothing' : 'The match has another result';
  return correcting(now, { ...at, after: result, reason, source: 'match' });
}

/** Null while the match goes on, and where it counts for nothing. */
function resultOfMatch({ created: { seats }, ended, closing, rulings }: Match): PairingResult | null {
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
