import { Injectable } from '@nestjs/common';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { PublicEvents, PUBLISHED_EVENT_TYPES } from '../events/public-events.js';
import { ANYBODY, OWE } from './deliveries.sql.js';

/**
 * Writes down whom each event is owed to, in the transaction that moves the checkpoint: once for each event, whatever
 * breaks off in between. Everything after that may be done twice, or lost and done again.
 */
@Injectable()
export class OwedDeliveries implements Consumer {
  readonly name = 'webhooks';
  readonly events = PUBLISHED_EVENT_TYPES;

  constructor(private readonly publicEvents: PublicEvents) {}

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    const { rows } = await tx.query<{ anybody: boolean }>(ANYBODY);
    if (rows[0]?.anybody !== true) return;
    for (const event of events) {
      for (const { position, kind, leagueId } of await this.publicEvents.of(event)) {
        await tx.query(OWE, [position, kind, leagueId]);
      }
    }
  }
}
