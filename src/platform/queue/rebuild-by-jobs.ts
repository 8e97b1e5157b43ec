import type { Feed, LedgerEvent } from '../event-store/index.js';
import type { OnProgress } from '../projections/index.js';
import { type JobKind, type JobRequest } from './job.js';

const PAGE = 1000;

/**
 * Makes again all that kinds of job have made, here and now and not through the queue: whoever rebuilds wants to see the
 * first failure. Returns the streams whose events called for a job, so that the caller can remove what none accounts for.
 */
export async function rebuildByJobs(
  kinds: readonly JobKind[],
  feed: Feed,
  onProgress: OnProgress,
): Promise<readonly string[]> {
  const work = await workOf(kinds, feed);
  for (const [index, { kind, request }] of work.entries()) {
    await kind.run({ ...request, attempt: 1, progress: () => Promise.resolve() });
    onProgress(index + 1, work.length);
  }
  return work.map(({ stream }) => stream);
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
