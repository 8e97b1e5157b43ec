import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Feed, type FeedEntry, isReadable } from '../event-store/index.js';
import type { OnProgress } from '../projections/index.js';
import { type JobKind, type JobRequest } from './job.js';
import { type JobFailure } from './queue.errors.js';
import { PART, RebuildParts } from './rebuild-parts.js';

/** Streams that are looked up at a time. */
const PAGE = 1_000;

/** The time until the next look whether the others are done, or one of them has died. */
const LOOK_AGAIN_MS = 200;

/** Those of some streams in which nothing calls for a job. */
const UNACCOUNTED = `
select stream from unnest($1::uuid[]) stream
where not exists (select from es.events e where e.stream = stream.stream and e.type = any($2))`;

/** Where jobs keep what they derive from streams. */
export interface Derived {
  /** Those of which something is kept. */
  streams(): Promise<readonly string[]>;
  /** All that is kept of one. */
  remove(stream: string): Promise<void>;
  /** Called when all has been made again: what follows from it is made again, too. */
  rebuilt?(): Promise<void>;
}

/** What is made again, and from what. */
export interface JobsRebuild {
  readonly name: string;
  readonly kinds: readonly JobKind[];
  readonly derived: Derived;
  readonly pool: Pool;
  readonly feed: Feed;
}

/**
 * Makes again all that kinds of job have made, here and now and not through the queue, so that the caller sees the end
 * of it, and removes what no event accounts for. A job that fails does not keep the others from being done: the
 * failures are returned together when all have run. Workers may continue meanwhile. An interrupted rebuild continues
 * where it was; other processes may help.
 */
export async function rebuildByJobs(rebuild: JobsRebuild, onProgress: OnProgress): Promise<readonly JobFailure[]> {
  const { derived, feed } = rebuild;
  const parts = partsOf(rebuild);
  const kept = await derived.streams();
  await parts.open(await feed.head());
  await doParts(rebuild, parts, onProgress);
  for (const stream of await unaccounted(rebuild, kept)) await derived.remove(stream);
  await derived.rebuilt?.();
  const failures = await parts.failures();
  await parts.close();
  return failures;
}

/** Does parts of a rebuild that is under way in another thread or process, until none are left. */
export const helpRebuild = (rebuild: JobsRebuild): Promise<void> => doParts(rebuild, partsOf(rebuild), () => undefined);

/** Forgets one that was broken off: the next begins anew. */
export const forgetRebuild = (rebuild: JobsRebuild): Promise<void> => partsOf(rebuild).close();

const partsOf = ({ pool, name }: JobsRebuild): RebuildParts => new RebuildParts(pool, name);

async function doParts(rebuild: JobsRebuild, rebuildParts: RebuildParts, onProgress: OnProgress): Promise<void> {
  for (;;) {
    const { parts, left } = await rebuildParts.left();
    onProgress(parts - left, parts);
    if (left === 0) return;
    if (!(await rebuildParts.take((after) => doPart(rebuild, after)))) await delay(LOOK_AGAIN_MS);
  }
}

async function doPart({ kinds, feed }: JobsRebuild, after: number): Promise<readonly JobFailure[]> {
  const events = await feed.readFrom(after, PART);
  const { work, failures } = workOf(kinds, events);
  for (const { kind, request } of work) {
    try {
      await kind.run({ ...request, attempt: 1, progress: () => Promise.resolve() });
    } catch (cause) {
      failures.push({ id: request.id, cause });
    }
  }
  return failures;
}

interface Work {
  readonly kind: JobKind;
  readonly request: JobRequest;
}

/**
 * A job makes what follows from all of its stream: of those that one stream calls for, the last does what the others
 * would.
 */
function workOf(
  kinds: readonly JobKind[],
  events: readonly FeedEntry[],
): { readonly work: readonly Work[]; readonly failures: JobFailure[] } {
  const work = new Map<string, Work>();
  const failures: JobFailure[] = [];
  for (const event of events) {
    for (const kind of kinds.filter(({ on }) => on.includes(event.type))) {
      const what = `${kind.effect} ${event.stream}`;
      try {
        if (!isReadable(event)) throw event.unreadable;
        const request = kind.jobFor(event);
        if (request !== null) work.set(what, { kind, request });
      } catch (cause) {
        failures.push({ id: what, cause });
      }
    }
  }
  return { work: [...work.values()], failures };
}

/** What was kept before and follows from no event. What workers make meanwhile is not asked about. */
async function unaccounted({ kinds, pool }: JobsRebuild, kept: readonly string[]): Promise<readonly string[]> {
  const calling = kinds.flatMap(({ on }) => on);
  const streams: string[] = [];
  for (let from = 0; from < kept.length; from += PAGE) {
    const { rows } = await pool.query<{ stream: string }>(UNACCOUNTED, [kept.slice(from, from + PAGE), calling]);
    streams.push(...rows.map(({ stream }) => stream));
  }
  return streams;
}
