/** What goes into the event store while it is measured, and how it is emptied in between. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { appendBatch } from '../../src/platform/event-store/append.js';
import { type Append, type EventStore, type Head, Sequencer } from '../../src/platform/event-store/index.js';
import { NO_STREAM } from '../../src/platform/event-store/heads.js';
import { prepare, seal } from '../../src/platform/event-store/seal.js';

export const EVENTS_PER_STREAM = 250;

const hex = 'ab'.repeat(32);
export const payload = {
  seat: 'p1',
  answers: [
    { decision: { id: 'd-123', kind: 'act' }, answer: { kind: 'play', card: 'c-17', targets: ['c-3', 'c-9'] } },
  ],
  stateHash: hex,
};
export const metadata = {
  actor: { keyId: randomUUID(), role: 'player', playerId: randomUUID() },
  requestId: randomUUID(),
  matchId: randomUUID(),
  engine: 'kifu-1.0.0',
  ruleset: 'lorcana@2025-03-14',
};

export const RAW_INSERT = 'insert into public.raw_inserts (stream, version, payload, metadata) values ($1, $2, $3, $4)';
export const rawValues = () => [randomUUID(), 1, JSON.stringify(payload), JSON.stringify(metadata)];

/** One game after the other, as a player would fill them. */
export class Producer {
  private stream = '';
  private head: Head = NO_STREAM;
  private left = 0;

  constructor(private readonly withCommand: boolean) {}

  next(): Append {
    if (this.left === 0) [this.stream, this.head, this.left] = [randomUUID(), NO_STREAM, EVENTS_PER_STREAM];
    this.left -= 1;
    return {
      stream: this.stream,
      expected: this.head.version === 0 ? 'no-stream' : this.head.version,
      events: [{ type: 'ActionTaken', payload }],
      metadata,
      ...(this.withCommand && { idempotency: { key: randomUUID(), bodyHash: hex, response: { version: 1 } } }),
    };
  }

  async through(store: EventStore): Promise<void> {
    const appended = await store.append(this.next());
    if (appended.kind !== 'appended') throw new Error('a fresh append was not recorded');
    this.head = appended;
  }

  async alone(client: pg.ClientBase): Promise<void> {
    const sealed = seal(prepare(this.next()), this.head, new Date().toISOString());
    const recorded = await appendBatch(client, [sealed]);
    if (recorded.size !== 1) throw new Error('a fresh append was refused');
    this.head = sealed.last;
  }
}

export async function emptyInbox(app: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await app.query<{ empty: boolean }>('select not exists (select from es.inbox) as empty');
    if (rows[0]?.empty === true) return;
    await delay(20);
  }
}

/** What was appended while nobody sequenced gets its place, so that it weighs on nothing that is measured later. */
export async function sequence(app: pg.Pool): Promise<void> {
  const sequencer = new Sequencer(app);
  sequencer.start();
  await emptyInbox(app);
  await sequencer.stop();
}
