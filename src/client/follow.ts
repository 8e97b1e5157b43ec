/** Live games: server-sent events as values, over interruptions of the connection. */
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type ClientOptions, KifuProblem, refused, type Schemas } from './requests.js';

/** One piece of news of a game, as `docs/PROTOCOL.md` describes the stream. */
export type GameNews = Schemas['GameNews'];

export interface FollowOptions {
  /** Through whose eyes; the own if nothing is said. */
  readonly as?: string;
  /** The version that is known already; without it, from now on. */
  readonly after?: number;
  /** Whether boards are sent as well. */
  readonly state?: boolean;
  readonly signal?: AbortSignal;
  /** Called when the connection is lost, and when it is restored. */
  readonly onConnection?: (connected: boolean) => void;
}

const WAIT_MS = 1000;
const WAIT_MAX_MS = 30_000;

/**
 * The news of a game until it ends or `signal` says so. Where the connection is lost it is made again, later and later,
 * from the last news on: none is missing, none comes twice. Throws `KifuProblem` where the service refuses.
 */
export async function* followGame(
  options: ClientOptions,
  id: string,
  follow: FollowOptions = {},
): AsyncGenerator<GameNews> {
  const { signal, onConnection = () => undefined } = follow;
  let last: string | undefined;
  let failures = 0;
  while (signal?.aborted !== true) {
    try {
      for await (const { id: version, event, data } of eventsOf(options, id, follow, last)) {
        if (failures > 0) onConnection(true);
        failures = 0;
        last = version ?? last;
        if (data === '') continue;
        // What the service says is what its OpenAPI document describes.
        const news = { event, data: JSON.parse(data) as unknown } as GameNews;
        yield news;
        if (news.event === 'end') return;
      }
    } catch (error) {
      if (isAborted(signal)) return;
      if (error instanceof KifuProblem && !mayTryAgain(error)) throw error;
    }
    if (isAborted(signal)) return;
    onConnection(false);
    await rest(Math.min(WAIT_MS * 2 ** failures, WAIT_MAX_MS), signal);
    failures += 1;
  }
}

const isAborted = (signal: AbortSignal | undefined): boolean => signal?.aborted === true;

const mayTryAgain = ({ status }: KifuProblem): boolean => status === 429 || status >= 500;

async function* eventsOf(
  { url, key, fetch: send = fetch }: ClientOptions,
  id: string,
  { as, after, state, signal }: FollowOptions,
  last: string | undefined,
) {
  const address = new URL(`/v1/games/${encodeURIComponent(id)}/stream`, url);
  if (as !== undefined) address.searchParams.set('as', as);
  if (after !== undefined) address.searchParams.set('after', String(after));
  if (state === true) address.searchParams.set('state', 'true');
  const headers = {
    accept: 'text/event-stream',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(last !== undefined && { 'last-event-id': last }),
  };
  const response = await send(new Request(address, { headers, ...(signal !== undefined && { signal }) }));
  if (!response.ok || response.body === null) throw await refused(response);
  yield* read(response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()));
}

/** Not every browser can iterate a stream. */
async function* read<Value>(stream: ReadableStream<Value>): AsyncGenerator<Value> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const rest = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
