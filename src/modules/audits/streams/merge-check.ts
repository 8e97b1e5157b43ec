import { Injectable } from '@nestjs/common';
import { type Finding, NONE, ofEvent, ofRow, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeMergeEvent, PLAYER_MERGES } from '../../identity/index.js';
import { MasterData } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/** All merges are in one stream, and both records are there. */
@Injectable()
export class MergeCheck implements StreamCheck {
  constructor(private readonly master: MasterData) {}

  async *findings(events: readonly StoredEvent[]): AsyncGenerator<Finding> {
    for (const event of events) {
      if (event.stream !== PLAYER_MERGES) yield ofEvent(event, 'unrelated', PLAYER_MERGES, event.stream);
      const { type, payload } = decodeMergeEvent(event);
      const kept = type === 'PlayersMerged' ? payload.into : payload.from;
      for (const id of [payload.playerId, kept]) {
        if (!(await this.master.hasPlayer(id))) yield ofRow('players', id, 'missing', 'a row', NONE);
      }
    }
  }
}
