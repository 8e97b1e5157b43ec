import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type TestApi } from './api.js';

/** An event of any stream. */
export interface StreamedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** An event of a game's stream. */
export interface StreamedPublicEvent {
  readonly id: number;
  readonly event: string;
  readonly data: { readonly version: number; readonly log?: readonly unknown[] };
}

/**
 * Reads on until so many events were received, or this one. A reader who falls behind receives one state for many
 * steps.
 */
export type Until = number | ((event: StreamedEvent) => boolean);

/** Follows the stream of a game. */
export async function follow(...given: Parameters<typeof readStream>): Promise<readonly StreamedPublicEvent[]> {
  const events = await readStream(...given);
  return events.map(({ id, event, data }) => ({ id: Number(id), event, data: data as StreamedPublicEvent['data'] }));
}

/** Reads a stream of the modules under test; see `readStreamAt`. */
export async function readStream(
  api: TestApi,
  path: string,
  key: string,
  until: Until,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly StreamedEvent[]> {
  return readStreamAt(`${await api.app.getUrl()}${path}`, key, until, headers);
}

/**
 * Reads a stream of server-sent events until it has sent what is asked for, or has ended. Not by `fetch`: after a
 * stream that is broken off, that one opens a spare connection, for which a server that closes waits long.
 */
export async function readStreamAt(
  url: string,
  key: string,
  until: Until,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly StreamedEvent[]> {
  const received: StreamedEvent[] = [];
  for await (const event of eventsAt(url, key, headers)) {
    received.push(event);
    if (typeof until === 'number' ? received.length >= until : until(event)) break;
  }
  return received;
}

/** What a stream sends, until it ends or the reader goes. */
export async function* eventsAt(
  url: string,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): AsyncGenerator<StreamedEvent> {
  for await (const frame of framesAt(url, key, headers)) {
    const event = eventIn(frame);
    if (event !== null) yield event;
  }
}

/** The id by which a reader would resume who loses the connection before receiving anything. */
export async function resumePoint(api: TestApi, path: string, key: string): Promise<string> {
  for await (const frame of framesAt(`${await api.app.getUrl()}${path}`, key, {})) {
    const id = fieldOf(frame, 'id');
    if (id !== undefined) return id;
  }
  throw new Error('the stream has ended without an id');
}

async function* framesAt(url: string, key: string, headers: Readonly<Record<string, string>>): AsyncIterable<string> {
  const request = get(url, { headers: { authorization: `Bearer ${key}`, ...headers }, agent: false });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.headers['content-type'] !== 'text/event-stream')
      throw new Error(`${response.statusCode ?? 0} is no stream`);
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) {
      const frames = (text + String(chunk)).split('\n\n');
      text = frames.pop() ?? '';
      yield* frames;
    }
  } finally {
    request.destroy();
  }
}

function eventIn(frame: string): StreamedEvent | null {
  const data = fieldOf(frame, 'data');
  if (data === undefined) return null;
  const [id = '', event = ''] = [fieldOf(frame, 'id'), fieldOf(frame, 'event')];
  return { id, event, data: JSON.parse(data) as unknown };
}

const fieldOf = (frame: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
