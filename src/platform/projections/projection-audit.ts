import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { isOutage, PgPools } from '../database/index.js';
import { Feed, type Finding, type LedgerEvent, NONE, ofEvent } from '../event-store/index.js';
import { positionOf, positionsOf } from './checkpoints.js';
import type { Projection, Transaction } from './consumer.js';
import { inOneState, shadowFindings, shadowsCompared, unfounded } from './shadow.js';

const BATCH = 500;

/** A part of what projections hold: all that follows from some streams, under one name. */
export interface ProjectionPart {
  readonly of: string;
  readonly streams: readonly string[];
}

/** Holds the tables of projections against the events that they follow from. */
@Injectable()
export class ProjectionAudit {
  private readonly registered: Projection[] = [];

  constructor(
    private readonly pools: PgPools,
    private readonly feed: Feed,
  ) {}

  register(projection: Projection): void {
    this.registered.push(projection);
  }

  /** Findings about all tables. `onEvents` receives how many more events have been read, for each projection. */
  async *all(onEvents: (count: number) => void): AsyncGenerator<Finding> {
    for (const projection of this.registered) {
      yield* await shadowFindings(this.pools.app, projection.tables, (tx) => this.refill(tx, projection, onEvents));
    }
  }

  get count(): number {
    return this.registered.length;
  }

  /**
   * Findings about the rows of a part. Shadows are made only of projections that want one of its events: making tables
   * costs a hundred times what reading the rows of a match costs.
   */
  async *ofPart({ of, streams }: ProjectionPart): AsyncGenerator<Finding> {
    yield* await inOneState(this.pools.app, async (tx) => {
      const positions = await positionsOf(tx);
      const events = await this.feed.readableOf(streams, Math.max(0, ...positions.values()));
      const findings: Finding[] = [];
      for (const projection of this.registered) {
        const { name, tables } = projection;
        const wanted = wantedBy(projection, events, positions.get(name) ?? 0);
        const found =
          wanted.length === 0
            ? await unfounded(tx, tables, of)
            : await shadowsCompared(tx, tables, () => take(tx, projection, wanted), of);
        findings.push(...found);
      }
      return findings;
    });
  }

  /** As far as the projection has come: what it has not seen yet is not missing from its tables. */
  private async refill(
    tx: Transaction,
    projection: Projection,
    onEvents: (count: number) => void,
  ): Promise<readonly Finding[]> {
    const position = await positionOf(tx, projection.name);
    const findings: Finding[] = [];
    for await (const events of this.whole(position)) {
      findings.push(...(await take(tx, projection, wantedBy(projection, events, position))));
      onEvents(events.length);
    }
    return findings;
  }

  private async *whole(upTo: number): AsyncGenerator<readonly LedgerEvent[]> {
    let position = 0;
    while (position < upTo) {
      const { events, until } = await this.feed.readableFrom(position, BATCH);
      if (until === null) return;
      position = until;
      yield events.filter((event) => event.position <= upTo);
    }
  }
}

const wantedBy = (
  { events: types }: Projection,
  events: readonly LedgerEvent[],
  upTo: number,
): readonly LedgerEvent[] => events.filter(({ type, position }) => position <= upTo && types.includes(type));

/** All at once; where one of them cannot be taken, one after the other, and that one is reported. */
async function take(tx: Transaction, projection: Projection, wanted: readonly LedgerEvent[]): Promise<Finding[]> {
  if (wanted.length === 0 || (await attempt(tx, projection, wanted)) === null) return [];
  const findings: Finding[] = [];
  for (const event of wanted) {
    const fault = await attempt(tx, projection, [event]);
    if (fault !== null) findings.push(ofEvent(event, 'unreadable', `an event that '${projection.name}' takes`, fault));
  }
  return findings;
}

/** Null where they were taken; otherwise why not, and nothing is written of them. */
async function attempt(
  tx: Transaction,
  projection: Projection,
  events: readonly LedgerEvent[],
): Promise<string | null> {
  await tx.query('savepoint attempt');
  try {
    await projection.handle(tx, events);
    await tx.query('release savepoint attempt');
    return null;
  } catch (error) {
    if (isOutage(error)) throw error;
    await tx.query('rollback to savepoint attempt');
    return error instanceof pg.DatabaseError ? `${NONE}: ${error.message}` : String(error);
  }
}
