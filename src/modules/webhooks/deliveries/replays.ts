import { Injectable } from '@nestjs/common';
import { type Pool, type PoolClient } from 'pg';
import { inTransaction, PgPools } from '../../../platform/database/index.js';
import { Feed } from '../../../platform/event-store/index.js';
import { PublicEvents } from '../events/public-events.js';
import { OWE_AGAIN, REPLAY_UNDER_WAY, REPLAYED_TO } from './deliveries.sql.js';

const PAGE = 500;

/** Past events that are owed to one webhook at a time: the rest of them waits in the ledger, where it is anyway. */
const WAITING_MAX = 2_000;

interface UnderWay {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly leagueId: string | null;
  readonly after: string;
  readonly until: string;
}

/** Owes past events again, page by page; a process that dies leaves the rest to the next. */
@Injectable()
export class WebhookReplays {
  private readonly pool: Pool;

  constructor(
    { app }: PgPools,
    private readonly feed: Feed,
    private readonly publicEvents: PublicEvents,
  ) {
    this.pool = app;
  }

  /** One page of one replay; false when there is none. */
  advance(): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      const [replay] = (await client.query<UnderWay>(REPLAY_UNDER_WAY, [WAITING_MAX])).rows;
      if (replay !== undefined) await this.page(client, replay);
      return replay !== undefined;
    });
  }

  private async page(client: PoolClient, { id, kinds, leagueId, ...range }: UnderWay): Promise<void> {
    const until = Number(range.until);
    const events = await this.feed.readFrom(Number(range.after), PAGE);
    for (const event of events) {
      if (event.position > until) break;
      for (const published of await this.publicEvents.ofReadable(event)) {
        const isWanted = kinds.includes(published.kind) && (leagueId === null || leagueId === published.leagueId);
        if (isWanted) await client.query(OWE_AGAIN, [id, published.position, published.kind]);
      }
    }
    const reached = events.at(-1)?.position ?? until;
    const isDone = reached >= until;
    await client.query(REPLAYED_TO, [id, isDone ? null : reached, isDone ? null : until]);
  }
}
