import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeMergeEvent } from './merge-events.js';

const MERGED = `
insert into player_merges (player_id, into_id, reason, merged_at, merged_by, version) values ($1, $2, $3, $4, $5, $6)`;

const SEPARATED = `delete from player_merges where player_id = $1`;

const CLEAR = `delete from player_merges`;

/** One row for each record that is merged into another one. */
export const mergedPlayers: Projection = {
  name: 'player-merges',
  tables: [{ name: 'player_merges', key: ['player_id'], of: 'player_id' }],
  events: ['PlayersMerged', 'PlayersSeparated'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeMergeEvent(event);
      if (type === 'PlayersSeparated') await tx.query(SEPARATED, [payload.playerId]);
      else {
        const { playerId, into, reason } = payload;
        const { keyId } = event.metadata.actor;
        await tx.query(MERGED, [playerId, into, reason, event.recordedAt, keyId, event.version]);
      }
    }
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};
