import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { isOutage, PgPools } from '../database/index.js';
import { Feed, type Finding, type LedgerEvent, NONE, ofEvent } from '../event-store/index.js';
import { positionOf } from './checkpoints.js';
import type { Projection, Transaction } from './consumer.js';
import { shadowFindings } from './shadow.js';

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
    for (const projection of this.registered) yield* await this.findings(projection, null, onEvents);
  }

  get count(): number {
    return this.registered.length;
  }

  async *ofPart(part: ProjectionPart): AsyncGenerator<Finding> {
    for (const projection of this.registered) yield* await this.findings(projection, part, () => undefined);
  }

  /** As far as the projection has come: what it has not seen yet is not missing from its tables. */
  private findings(projection: Projection, part: ProjectionPart | null, onEvents: (count: number) => void) {
    const fill = async (tx: Transaction): Promise<readonly Finding[]> => {
      const position = await positionOf(tx, projection.name);
      const findings: Finding[] = [];
      for await (const events of part === null ? this.whole(position) : this.streams(part, position)) {
        findings.push(...(await take(tx, projection, events)));
        onEvents(events.length);
      }
      return findings;
    };
    return shadowFindings(this.pools.app, projection.tables, fill, part?.of ?? null);
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

  private async *streams({ streams }: ProjectionPart, upTo: number): AsyncGenerator<readonly LedgerEvent[]> {
    yield await this.feed.readableOf(streams, upTo);
  }
}

/** All at once; where one of them cannot be taken, one after the other, and that one is reported. */
async function take(tx: Transaction, projection: Projection, events: readonly LedgerEvent[]): Promise<Finding[]> {
  const wanted = events.filter(({ type }) => projection.events.includes(type));
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
