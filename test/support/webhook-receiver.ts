import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly position: number;
    readonly root: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

export interface WebhookReceiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /**
   * What it answers from now on; null: nothing at all, the connection breaks; `never`: nothing, and the connection
   * stays.
   */
  answers(status: number | null | 'never', headers?: Readonly<Record<string, string>>): void;
  /** Breaks all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Somebody who is called, on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  let status: number | null | 'never' = 204;
  let with_: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      calls.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedCall['body'] });
      if (status === null) response.destroy();
      else if (status !== 'never') response.writeHead(status, with_).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    calls,
    answers: (next, headers = {}) => void ([status, with_] = [next, headers]),
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
