import { Feed } from '../event-store/index.js';
import type { OnProgress } from '../projections/index.js';
import { type JobKind, type JobRequest } from './job.js';

const PAGE = 1000;

/**
 * Makes again all that a kind of job has made, here and now and not through the queue: whoever rebuilds wants to see the
 * first failure. Returns the requests, so that the caller can remove what none of them accounts for.
 */
export async function rebuildByJobs(kind: JobKind, feed: Feed, onProgress: OnProgress): Promise<readonly JobRequest[]> {
  const requests = await requestsOf(kind, feed);
  for (const [index, { id, data }] of requests.entries()) {
    await kind.run({ id, data, attempt: 1, progress: () => Promise.resolve() });
    onProgress(index + 1, requests.length);
  }
  return requests;
}

async function requestsOf(kind: JobKind, feed: Feed): Promise<readonly JobRequest[]> {
  const head = await feed.head();
  const requests: JobRequest[] = [];
  let position = 0;
  while (position < head) {
    const events = await feed.readFrom(position, PAGE);
    for (const event of events) {
      const request = kind.on.includes(event.type) ? kind.jobFor(event) : null;
      if (request !== null) requests.push(request);
    }
    position = events.at(-1)?.position ?? head;
  }
  return requests;
}
