/**
 * A client that costs little beside the server that it loads, on the same machine: kept connections, and nothing else.
 */
import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Well before the server closes an idle connection, since a request that crosses that with its own is lost. */
const IDLE_MS = 20_000;

export class Connection {
  private readonly agent: Agent;

  /** By `connections` at most; without it, as many as are needed at once. */
  constructor(
    private readonly base: string,
    connections: number = Infinity,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: IDLE_MS });
  }

  send(method: string, path: string, { body, headers = {} }: Asked): Promise<Answer> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const all = {
      ...headers,
      ...(bytes !== undefined && { 'content-type': 'application/json', 'content-length': bytes.length }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.base}${path}`, { method, agent: this.agent, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      sent.on('error', reject);
      sent.end(bytes);
    });
  }

  /** The answer's body; throws for anything but a success. */
  async ask<Body>(method: string, path: string, asked: Asked): Promise<Body> {
    const { status, text } = await this.send(method, path, asked);
    if (status >= 300) throw new Error(`${method} ${path} ${JSON.stringify(asked.body)} → ${status} ${text}`);
    return JSON.parse(text) as Body;
  }

  close(): void {
    this.agent.destroy();
  }
}
