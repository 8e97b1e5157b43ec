import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { type Agent, request } from 'undici';
import { checkedAgent, type Lookup } from './checked-connection.js';
import { isOwn, isReachable, type Networks } from './networks.js';
import { AddressRefused, OutboundClosed } from './outbound.problems.js';

/** All of it: connecting, sending, and waiting for the answer. */
const REQUEST_MS = 15_000;

/** An answer says yes or no; more of it than this is not read. */
const ANSWER_BYTES_MAX = 16_384;

export interface Posted {
  readonly status: number;
}

/** Sends requests to addresses that others have named, and never into a network that is not public. */
export class Outbound {
  private readonly agent: Agent;

  constructor(
    private readonly allowed: Networks,
    private readonly lookup: Lookup = systemLookup,
  ) {
    this.agent = checkedAgent(allowed, lookup);
  }

  /** Refuses at once what would be refused later; throws `AddressRefused`. */
  async check(text: string): Promise<void> {
    const url = urlOf(text);
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await this.addressesOf(host) : [host];
    if (!addresses.every((address) => isReachable(address, this.allowed))) throw new AddressRefused('private');
    const isInside = addresses.every((address) => isOwn(address, this.allowed));
    if (url.protocol !== 'https:' && !isInside) throw new AddressRefused('scheme');
  }

  /**
   * Posts, and follows no redirect: a redirect names an address without a check. Throws `AddressRefused`,
   * `OutboundClosed`.
   */
  async post(text: string, headers: Readonly<Record<string, string>>, body: string): Promise<Posted> {
    if (this.agent.destroyed) throw new OutboundClosed();
    const { statusCode, body: answer } = await request(urlOf(text), {
      method: 'POST',
      headers,
      body,
      dispatcher: this.agent,
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    await answer.dump({ limit: ANSWER_BYTES_MAX });
    return { status: statusCode };
  }

  /** Aborts calls under way: a process that ends does not wait for other hosts. */
  async close(): Promise<void> {
    await this.agent.destroy(new OutboundClosed());
  }

  private async addressesOf(host: string): Promise<readonly string[]> {
    const found = await promisify(this.lookup)(host, { all: true }).catch(() => {
      throw new AddressRefused('unknown-host');
    });
    return found.map(({ address }) => address);
  }
}

function urlOf(text: string): URL {
  if (!URL.canParse(text)) throw new AddressRefused('malformed');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressRefused('malformed');
  if (url.username !== '' || url.password !== '') throw new AddressRefused('credentials');
  return url;
}

/** As the URL standard writes it: `127.1` and `0x7f000001` are 127.0.0.1 by now. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');
