import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EventStore, onNewest } from '../../../platform/event-store/index.js';
import { idempotencyOf, metadataOf, type Origin } from '../access/origin.js';
import { GetPlayer } from '../queries/get-player.js';
import { type MergeEvent, mergesIn, PLAYER_MERGES } from './merge-events.js';
import { PlayerHasRecords, PlayerIsMerged, PlayerIsSame, PlayerNotMerged } from './merge.problems.js';

/** Which record, and why. */
export interface Merge {
  /** The player who keeps the matches. */
  readonly into: string;
  readonly playerId: string;
  readonly reason: string;
}

/** Merges two records of one person, and separates them again. Nothing of either record changes. */
@Injectable()
export class PlayerMerges {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  /** Throws `PlayerNotFound`, `PlayerIsSame`, `PlayerIsMerged` and `PlayerHasRecords`. */
  async merge(merge: Merge, origin: Origin): Promise<void> {
    const { into, playerId, reason } = merge;
    if (into === playerId) throw new PlayerIsSame();
    for (const id of [into, playerId]) await this.queries.execute(new GetPlayer(id));
    await this.append({ merge: { ...merge } }, origin, (merges) => {
      for (const id of [into, playerId]) {
        const kept = merges.get(id);
        if (kept !== undefined) throw new PlayerIsMerged(id, kept);
      }
      if ([...merges.values()].includes(playerId)) throw new PlayerHasRecords(playerId);
      return { type: 'PlayersMerged', payload: { playerId, into, reason } };
    });
  }

  /** Throws `PlayerNotMerged`. */
  async separate(merge: Merge, origin: Origin): Promise<void> {
    const { into, playerId, reason } = merge;
    await this.append({ separation: { ...merge } }, origin, (merges) => {
      if (merges.get(playerId) !== into) throw new PlayerNotMerged(playerId);
      return { type: 'PlayersSeparated', payload: { playerId, from: into, reason } };
    });
  }

  private append(
    request: Parameters<typeof idempotencyOf>[1],
    origin: Origin,
    decide: (merges: ReadonlyMap<string, string>) => MergeEvent,
  ): Promise<void> {
    const stream = PLAYER_MERGES;
    const idempotency = idempotencyOf(origin, request);
    return onNewest(async () => {
      if (idempotency !== null && (await this.store.findRequest(stream, idempotency)) !== null) return;
      const recorded = await this.store.read(stream);
      const expected = recorded.at(-1)?.version ?? 'no-stream';
      const append = { stream, expected, events: [decide(mergesIn(recorded))], metadata: metadataOf(origin) } as const;
      await this.store.append({ ...append, ...(idempotency !== null && { idempotency }) });
    });
  }
}
