import { Injectable } from '@nestjs/common';
import { foldTournament } from '../../../competition/index.js';
import { type Finding, NONE, ofEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeTournamentEvent } from '../../tournaments/index.js';
import { OtherStreams } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/** A tournament is the one that its stream names, its log folds, and its matches are there. */
@Injectable()
export class TournamentCheck implements StreamCheck {
  constructor(private readonly others: OtherStreams) {}

  async *findings(events: readonly StoredEvent[]): AsyncGenerator<Finding> {
    const [first] = events;
    const decoded = events.map((event) => decodeTournamentEvent(event));
    const tournament = foldTournament(decoded);
    if (first === undefined || tournament === null) return;
    const { tournamentId } = tournament.terms;
    if (tournamentId !== first.stream) yield ofEvent(first, 'unrelated', first.stream, tournamentId);
    for (const [at, { type, payload }] of decoded.entries()) {
      const event = events[at];
      const namesMatch = type === 'PairingMatchMade' || type === 'DraftMatchMade';
      if (!namesMatch || event === undefined) continue;
      const match = await this.others.match(payload.matchId);
      if (match === null) yield ofEvent(event, 'unrelated', `match ${payload.matchId}`, NONE);
    }
  }
}
