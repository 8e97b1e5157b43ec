import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list, record, text } from '../../platform/decoding/index.js';

/** Why a command could not be carried out, in words for the user who typed it. */
export class CommandFailed extends Error {}

/** A running Kifu, asked over HTTP with an admin's key. */
export interface Server {
  readonly get: (path: string) => Promise<string>;
  readonly send: (path: string, file: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** Answers are given as text; every refusal is a `CommandFailed` with what the server said. */
export function serverAt(url: string, key: string): Server {
  return {
    get: (path) => ask(url, path, { headers: { authorization: `Bearer ${key}` } }),
    send: (path, body) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      return ask(url, path, { method: 'POST', headers, body });
    },
  };
}

/** The key that was given, or the one that `npm start` leaves for commands on its machine. */
export function adminKey(given: string | undefined, env: NodeJS.ProcessEnv): string {
  const key = given ?? env['KIFU_ADMIN_KEY'];
  if (key !== undefined) return key;
  const file = join(env['KIFU_DATA'] ?? '.data', 'admin-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new CommandFailed(`Say which key to use, with --key or KIFU_ADMIN_KEY: there is no ${file}.`, { cause });
  }
}

async function ask(url: string, path: string, request: RequestInit): Promise<string> {
  const response = await fetch(new URL(path, url), request).catch((cause: unknown) => {
    const advice = 'start it with npm start, or name another with --url.';
    throw new CommandFailed(`No Kifu answers at ${url}: ${advice}`, { cause });
  });
  const body = await response.text();
  if (!response.ok) throw new CommandFailed(refusal(response, body));
  return body;
}

const problem = record({ detail: text }, { errors: list(record({ message: text })) });

/** The server says what is wrong; something in between says only a status. */
function refusal({ status, url, headers }: Response, body: string): string {
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  if (!isProblem) return `${url} answers ${status}.`;
  const { detail, errors = [] } = problem(JSON.parse(body), 'problem');
  return [detail, ...errors.map(({ message }) => message)].join(' ');
}
