/** The Kifu that the demo plays on: its address, a key for it, and what is printed of it at the end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type KifuClient, kifuClient } from '../../src/client/index.js';

const DATA_FOLDER = process.env['KIFU_DATA'] ?? '.data';

/** Where `npm start` leaves its admin key. */
const KEY_FILE = join(DATA_FOLDER, 'admin-key');

type Address = readonly [name: string, path: string];

export class Server {
  private readonly key: string;
  /** With the key of an admin. */
  readonly admin: KifuClient;

  constructor(
    readonly url: string,
    private readonly givenKey: string | undefined,
  ) {
    this.key = givenKey ?? process.env['KIFU_ADMIN_KEY'] ?? storedKey();
    this.admin = this.clientWith(this.key);
  }

  clientWith(key: string): KifuClient {
    return kifuClient({ url: this.url, key, fetch: (request) => this.patiently(request) });
  }

  /** Prints the addresses of the pages, and of the same in JSON for programs, once each JSON address has answered. */
  async report(title: string, pages: readonly Address[], answers: readonly Address[]): Promise<void> {
    for (const [name, path] of answers) {
      const request = new Request(`${this.url}${path}`, { headers: { authorization: `Bearer ${this.key}` } });
      const { ok, status } = await this.patiently(request);
      if (!ok) throw new Error(`${name} (${path}) answers ${status}.`);
    }
    const listed = (addresses: readonly Address[]): string =>
      addresses.map(([name, path]) => `    ${name.padEnd(13)}${this.url}${path}`).join('\n');
    console.log(`
  ${title} In the browser (log in with the admin key to see hidden cards):

${listed(pages)}

  As JSON, by   curl -s -H "Authorization: Bearer ${this.keyInWords()}" …

${listed(answers)}
`);
  }

  /** Where the key was found, and never itself. */
  private keyInWords(): string {
    if (this.givenKey !== undefined) return '<your key>';
    return process.env['KIFU_ADMIN_KEY'] === undefined ? `$(cat ${KEY_FILE})` : '$KIFU_ADMIN_KEY';
  }

  /** A busy server is asked again when it says. */
  private async patiently(request: Request): Promise<Response> {
    for (;;) {
      const response = await fetch(request.clone()).catch((cause: unknown) => {
        const start = 'start it with npm start, or name another with --url';
        throw new Error(`No Kifu answers at ${this.url}: ${start}.`, { cause });
      });
      if (response.status !== 429 && response.status !== 503) return response;
      await delay(Number(response.headers.get('retry-after') ?? 1) * 1000);
    }
  }
}

const storedKey = (): string => {
  try {
    return readFileSync(KEY_FILE, 'utf8').trim();
  } catch (cause) {
    throw new Error(`Say which key to use, with --key or KIFU_ADMIN_KEY: there is no ${KEY_FILE}.`, { cause });
  }
};

/** Asks again until there is an answer. */
export async function until<Found>(what: string, find: () => Promise<Found | null>): Promise<Found> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await find();
    if (found !== null) return found;
    await delay(100);
  }
  throw new Error(`Waited in vain for ${what}.`);
}
