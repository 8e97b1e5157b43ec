import type { Feed, LedgerEvent } from '../event-store/index.js';
import type { OnProgress } from '../projections/index.js';
import { type JobKind, type JobRequest } from './job.js';
import { type JobFailure } from './queue.errors.js';

const PAGE = 1000;

/** Where jobs keep what they derive from streams. */
export interface Derived {
  /** Those of which something is kept. */
  streams(): Promise<readonly string[]>;
  /** All that is kept of one. */
  remove(stream: string): Promise<void>;
  /** Called when all has been made again: what follows from it is made again, too. */
  rebuilt?(): Promise<void>;
}

/**
 * Makes again all that kinds of job have made, here and now and not through the queue, so that the caller sees the end
 * of it, and removes what no event accounts for. A job that fails does not keep the others from being done: the failures
 * are returned together when all have run. Workers may go on meanwhile.
 */
export async function rebuildByJobs(
  kinds: readonly JobKind[],
  derived: Derived,
  feed: Feed,
  onProgress: OnProgress,
): Promise<readonly JobFailure[]> {
  // Before the ledger: what workers make meanwhile follows from events that are read, or is not asked about.
  const kept = await derived.streams();
  const work = await workOf(kinds, feed);
  const failures: JobFailure[] = [];
  for (const [index, { kind, request }] of work.entries()) {
    try {
      await kind.run({ ...request, attempt: 1, progress: () => Promise.resolve() });
    } catch (cause) {
      failures.push({ id: request.id, cause });
    }
    onProgress(index + 1, work.length);
  }
  const accountedFor = new Set(work.map(({ stream }) => stream));
  for (const stream of kept) if (!accountedFor.has(stream)) await derived.remove(stream);
  await derived.rebuilt?.();
  return failures;
}

interface Work {
  readonly kind: JobKind;
  readonly request: JobRequest;
  readonly stream: string;
}

async function workOf(kinds: readonly JobKind[], feed: Feed): Promise<readonly Work[]> {
  const head = await feed.head();
  const work: Work[] = [];
  let position = 0;
  while (position < head) {
    const events = await feed.readFrom(position, PAGE);
    work.push(...events.flatMap((event) => kinds.flatMap((kind) => workFor(kind, event))));
    position = events.at(-1)?.position ?? head;
  }
  return work;
}

function workFor(kind: JobKind, event: LedgerEvent): readonly Work[] {
  const request = kind.on.includes(event.type) ? kind.jobFor(event) : null;
  return request === null ? [] : [{ kind, request, stream: event.stream }];
}
