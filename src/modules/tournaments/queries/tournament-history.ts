import { Injectable } from '@nestjs/common';
import type { Json } from '../../../platform/event-store/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import { People } from '../people.js';
import { TournamentStore } from '../tournament-store.js';

interface HistoryLine {
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly by: { readonly role: string; readonly playerId: string | null; readonly name: string | null };
  readonly data: Json;
}

/** What was recorded of a tournament, event by event: all of it is public. */
@Injectable()
export class TournamentHistory {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
  ) {}

  async list(id: string, cursor: string | undefined, limit: number): Promise<Slice<HistoryLine>> {
    await this.tournaments.load(id);
    const after = cursor === undefined ? 0 : decodeCursor(cursor, ['number'])[0];
    const events = await this.tournaments.history(id, { from: Math.max(1, after + 1), limit: limit + 1 });
    const names = await this.people.names(events.flatMap(({ metadata }) => metadata.actor.playerId ?? []));
    const lines = events.map(({ version, recordedAt: at, type, payload: data, metadata: { actor } }) => {
      const playerId = actor.playerId ?? null;
      const name = playerId === null ? null : (names.get(playerId) ?? null);
      return { version, at, type, by: { role: actor.role, playerId, name }, data };
    });
    return sliceOf(lines, limit, ({ version }) => [version]);
  }
}
