import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly position: number; readonly data: Readonly<Record<string, unknown>> };
}

export interface WebhookReceiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** What it answers from now on; null: nothing at all, the connection breaks. */
  answers(status: number | null, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Somebody who is called, on this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  let status: number | null = 204;
  let with_: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      calls.push({ headers: request.headers, text, body: JSON.parse(text) as ReceivedCall['body'] });
      if (status === null) response.destroy();
      else response.writeHead(status, with_).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    calls,
    answers: (next, headers = {}) => void ([status, with_] = [next, headers]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
