import { Injectable } from '@nestjs/common';
import type { Json } from '../../../platform/event-store/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import type { Tournament, TournamentEvent } from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { TournamentRights } from '../desk/tournament-rights.js';
import { decodeTournamentEvent } from '../domain/events.js';
import { People } from '../people.js';
import { TournamentStore } from '../tournament-store.js';

interface HistoryLine {
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly by: { readonly role: string; readonly playerId: string | null; readonly name: string | null };
  readonly data: Json;
}

/**
 * What was recorded of a tournament, event by event. For staff alone: which deck a player has named, what players and
 * judges say to a call, a dispute or an appeal, and pairings that are not published yet.
 */
@Injectable()
export class TournamentHistory {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly here: TournamentRights,
  ) {}

  async list(
    id: string,
    { cursor, limit }: { cursor?: string; limit: number },
    caller: CallerIdentity,
  ): Promise<Slice<HistoryLine>> {
    const now = await this.tournaments.load(id);
    const isStaff = await this.here.may(now, caller, 'tournaments.record');
    const after = cursor === undefined ? 0 : decodeCursor(cursor, ['number'])[0];
    const events = await this.tournaments.history(id, { from: Math.max(1, after + 1), limit: limit + 1 });
    const names = await this.people.names(events.flatMap(({ metadata }) => metadata.actor.playerId ?? []));
    const lines = events.map(({ version, recordedAt: at, type, payload, metadata: { actor } }) => {
      const playerId = actor.playerId ?? null;
      const name = playerId === null ? null : (names.get(playerId) ?? null);
      const data = isStaff
        ? payload
        : publicPart(now, decodeTournamentEvent({ stream: id, version, type, payload }), payload);
      return { version, at, type, by: { role: actor.role, playerId, name }, data };
    });
    return sliceOf(lines, limit, ({ version }) => [version]);
  }
}

function publicPart({ rounds }: Tournament, event: TournamentEvent, payload: Json): Json {
  if (event.type === 'DeckSubmitted') return { playerId: event.payload.playerId };
  if (event.type === 'JudgeCalled') return { ...event.payload, reason: null };
  if (event.type === 'JudgeCallAnswered') return { round: event.payload.round, table: event.payload.table };
  if (event.type === 'ResultDisputed' || event.type === 'RulingAppealed') {
    const { round, table, board, playerId } = event.payload;
    return { round, table, ...(board !== undefined && { board }), playerId };
  }
  if (event.type !== 'RoundProposed') return payload;
  const { stage, round } = event.payload;
  return round <= rounds.length ? payload : { stage, round };
}
