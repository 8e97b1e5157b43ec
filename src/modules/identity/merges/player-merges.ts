import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
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

  private async append(
    request: Parameters<typeof idempotencyOf>[1],
    origin: Origin,
    decide: (merges: ReadonlyMap<string, string>) => MergeEvent,
  ): Promise<void> {
    await this.store.change({
      stream: PLAYER_MERGES,
      idempotency: idempotencyOf(origin, request),
      load: async () => {
        const recorded = await this.store.read(PLAYER_MERGES);
        return { version: recorded.at(-1)?.version ?? 'no-stream', merges: mergesIn(recorded) };
      },
      decide: ({ merges }) => ({ events: [decide(merges)], metadata: metadataOf(origin) }),
    });
  }
}
