/** Appends of every kind, against plain inserts of single rows on 1, 8 and 32 connections. */
import type pg from 'pg';
import { planForGrowth } from '../../src/platform/event-store/connection.js';
import { EventStore, Sequencer } from '../../src/platform/event-store/index.js';
import { childrenProcessorMs, median, parentOf, processorMs, rounded, slice, type Slice } from '../measure.js';
import { emptyInbox, Producer, RAW_INSERT, rawValues, sequence } from './producer.js';

type Side = {
  readonly workers: readonly (() => Promise<void>)[];
  /** As the service is shipped: the ledger grows while others append. */
  readonly sequenced?: boolean;
};

/** Processor time for each append, of the server and of this process, beside the clock. */
type Measured = Slice & { readonly serverUs: number; readonly processUs: number };

export async function measureAppends(app: pg.Pool, rounds: number, sliceMs: number) {
  const clients = await Promise.all(Array.from({ length: 32 }, () => app.connect()));
  await Promise.all(clients.map((client) => planForGrowth(client)));
  const { rows } = await app.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid);
  let sequencer: Sequencer | null = null;
  const store = new EventStore(app, undefined, { onRecorded: () => sequencer?.nudge() });
  const sides = sidesOf(clients, store);
  const names = Object.keys(sides) as (keyof typeof sides)[];

  const measure = async ({ workers, sequenced = false }: Side): Promise<Measured> => {
    if (sequenced) (sequencer = new Sequencer(app)).start();
    const [server, own] = [childrenProcessorMs(postmaster), processorMs(process.pid)];
    const measured = await slice(workers, sliceMs);
    if (sequenced) await emptyInbox(app);
    const us = (ms: number): number => (ms * 1000) / measured.count;
    const [serverUs, processUs] = [us(childrenProcessorMs(postmaster) - server), us(processorMs(process.pid) - own)];
    await sequencer?.stop();
    sequencer = null;
    if (!sequenced) await sequence(app);
    return { ...measured, serverUs, processUs };
  };

  const measured: Record<keyof typeof sides, Measured>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const figures = {} as Record<keyof typeof sides, Measured>;
    for (const name of names) figures[name] = await measure(sides[name]);
    if (round > 0) measured.push(figures); // the first one warms up: prepared statements, generic plans, compiled code
  }
  await store.close();
  for (const client of clients) client.release(true);

  const of = (pick: (round: Record<keyof typeof sides, Measured>) => number) => rounded(median(measured.map(pick)));
  const ofEach = (pick: (side: Measured, r32: Measured) => number) =>
    Object.fromEntries(names.map((name) => [name, of((round) => pick(round[name], round.R32))])) as Record<
      keyof typeof sides,
      number
    >;
  return {
    flushMs: of(({ R1 }) => R1.p50),
    perSecond: ofEach(({ perSecond }) => perSecond),
    ratioToR32: ofEach(({ perSecond }, r32) => perSecond / r32.perSecond),
    serverProcessorMicroseconds: ofEach(({ serverUs }) => serverUs),
    ownProcessorMicroseconds: ofEach(({ processUs }) => processUs),
    /** How many of each the processor time of a plain insert would pay for, both sides of the wire together. */
    perProcessorTimeOfR32: ofEach((side, r32) => (r32.serverUs + r32.processUs) / (side.serverUs + side.processUs)),
    p50Ms: ofEach(({ p50 }) => p50),
    p99Ms: ofEach(({ p99 }) => p99),
    ratioP99ToR32: ofEach(({ p99 }, r32) => p99 / r32.p99),
    ratioGroup1ToR1: of((r) => r.group1.perSecond / r.R1.perSecond),
  };
}

function sidesOf(clients: readonly pg.PoolClient[], store: EventStore) {
  const inserts = clients.map((client) => async () => {
    await client.query({ name: 'raw', text: RAW_INSERT, values: rawValues() });
  });
  const single = (withCommand: boolean) =>
    clients.map((client) => {
      const producer = new Producer(withCommand);
      return () => producer.alone(client);
    });
  const grouped = (producers: number, withCommand: boolean) =>
    Array.from({ length: producers }, () => {
      const producer = new Producer(withCommand);
      return () => producer.through(store);
    });
  return {
    R1: { workers: inserts.slice(0, 1) },
    R8: { workers: inserts.slice(0, 8) },
    R32: { workers: inserts },
    single32: { workers: single(false) },
    single32WithCommand: { workers: single(true) },
    group1: { workers: grouped(1, true) },
    group32: { workers: grouped(32, false) },
    group32WithCommand: { workers: grouped(32, true) },
    group32AsShipped: { workers: grouped(32, true), sequenced: true },
    group256WithCommand: { workers: grouped(256, true) },
  } satisfies Record<string, Side>;
}
