import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  deckOf,
  type RoundState,
  type Seating,
  seatingsOf,
  type Tournament,
  type TournamentEvent,
} from '../../../competition/index.js';
import { EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { CreateMatch, foldMatch } from '../../matches/index.js';
import { decodeTournamentEvent } from '../domain/events.js';
import { TournamentStore } from '../tournament-store.js';
import { followingFrom } from './results-of-matches.js';
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
    'DraftReopened',
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
    if (event.type === 'DraftReopened') {
      return this.drafts.resume(event, async (matchId) => foldMatch(await this.store.read(matchId)));
    }
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
      await this.tournaments.note(
        pairing.tournamentId,
        key,
        causedBy(event),
        (now) => followingFrom(now, match).events,
      );
    } catch (error) {
      // A bracket that has moved on is for staff to put right.
      if (!isRefusal(error)) throw error;
      this.logger.warn({ msg: 'the result of a match is not taken over', ...pairing, code: error.code });
    }
  }
}

/** A match to be made, and its table. */
type Seated = Seating & { readonly table: number; readonly board?: number };
