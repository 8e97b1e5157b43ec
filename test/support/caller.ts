/** Requests as anybody sends them, whatever answers: the modules under test, or a process of its own. */
import { type KifuClient, kifuClient } from '../../src/client/index.js';

/** An answer, read: `body` is the parsed JSON, or `undefined` for an empty one. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** As the admin unless another key is given; without any key for `null`. */
export interface Caller {
  readonly call: (method: string, path: string, body?: unknown, key?: string | null) => Promise<Answer>;
  /** The typed client, for requests that are as they should be. */
  readonly client: (key?: string) => KifuClient;
}

export const callerAt = (base: string, adminKey: string): Caller => ({
  call: (method, path, body, key = adminKey) => ask(`${base}${path}`, method, body, key),
  client: (key = adminKey) => kifuClient({ url: base, key }),
});

/** What the typed client was answered, also where that is a refusal. */
export async function answerTo(
  asked: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<Answer> {
  const { data, error, response } = await asked;
  return { status: response.status, headers: response.headers, body: response.ok ? data : error };
}

async function ask(url: string, method: string, body: unknown, key: string | null): Promise<Answer> {
  const headers = new Headers();
  if (key !== null) headers.set('authorization', `Bearer ${key}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await textOf(response);
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : bodyOf(response, text),
  };
}

/** A stream of events has no end: that it has begun is all there is to say. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  await response.body?.cancel();
  return '';
}

/** Exports may be tables; everything else is JSON. */
const bodyOf = ({ headers }: Response, text: string): unknown =>
  headers.get('content-type')?.startsWith('text/csv') === true ? text : (JSON.parse(text) as unknown);
