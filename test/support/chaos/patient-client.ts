import { setTimeout as delay } from 'node:timers/promises';
import type { Journal } from './journal.js';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly apiKey: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
}

const ANSWER_WITHIN_MS = 10_000;
const GIVE_UP_AFTER_MS = 400_000;
const AGAIN_AFTER_MS = 50;

/**
 * A client that does what docs/PROTOCOL.md asks of one: a request that got no answer is sent again, the same bytes with
 * the same key, until there is one.
 */
export class PatientClient {
  constructor(
    private readonly url: string,
    private readonly journal: Journal,
  ) {}

  /** The answer's body; throws for anything but a success, since no client here asks for what may not be. */
  async ask<Body>(request: Request): Promise<Body> {
    const reply = await this.send(request);
    if (reply.status >= 400) {
      throw new Error(
        `${request.method} ${request.path} ${JSON.stringify(request.body)} → ${reply.status} ${reply.text}`,
      );
    }
    return JSON.parse(reply.text) as Body;
  }

  async send(request: Request): Promise<Reply> {
    const deadline = Date.now() + GIVE_UP_AFTER_MS;
    for (let tries = 1; ; tries += 1) {
      const reply = await this.once(request);
      if (reply !== null && reply.status < 500) {
        if (reply.replayed && tries > 1) this.journal.recovered += 1;
        return reply;
      }
      // "Not now" is an honest answer of a service that is losing its database; that it is confused is not.
      if (reply !== null && reply.status !== 503)
        this.journal.wrong.push(`${request.path} → ${reply.status} ${reply.text}`);
      if (Date.now() > deadline) throw new Error(`${request.path} got no answer in ${tries} tries: ${reply?.text}`);
      this.journal.retried += 1;
      await delay(AGAIN_AFTER_MS);
    }
  }

  /** Null when the connection broke, or there was none. */
  private async once({ method, path, apiKey, body, idempotencyKey }: Request): Promise<Reply | null> {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${this.url}${path}`, { method, headers, signal, ...sent });
      const replayed = response.headers.get('idempotent-replayed') === 'true';
      return { status: response.status, text: await response.text(), replayed };
    } catch {
      return null; // Whatever broke: what counts is that nothing was promised.
    }
  }
}
