/** A wire to PostgreSQL that breaks on request, at the moments that matter to somebody who waits for a commit. */
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export type Fault =
  /** The statement never reaches the server. */
  | 'before-sending'
  /** The wire breaks while the server works; the statement will be committed, perhaps after the retry has begun. */
  | 'after-sending'
  /** The server has committed, and its answer is lost. */
  | 'before-answering';

export interface FlakyProxy {
  readonly url: string;
  /** Breaks the wire at the next message that contains the text. */
  breakAt(fault: Fault, text: string): void;
  /** How many wires were broken. */
  readonly broken: number;
  close(): Promise<void>;
}

export async function flakyProxy(target: string): Promise<FlakyProxy> {
  const server = new URL(target);
  const sockets = new Set<Socket>();
  let armed: { fault: Fault; text: string } | null = null;
  let broken = 0;

  const proxy = createServer((client) => {
    const upstream = createConnection({ host: server.hostname, port: Number(server.port) });
    let answerLost = false;
    const cut = () => {
      broken += 1;
      client.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (armed === null || !data.includes(armed.text)) return void upstream.write(data);
      const { fault } = armed;
      armed = null;
      if (fault !== 'before-sending') upstream.write(data);
      if (fault === 'before-answering') answerLost = true;
      else cut();
    });
    upstream.on('data', (data) => {
      if (!answerLost) client.write(data);
      else if (!client.destroyed) cut();
    });
    // Only the client's side is cut: the server learns of it when it answers, as with a real network.
    client.on('close', () => setTimeout(() => upstream.end(), 50));
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    breakAt: (fault, text) => void (armed = { fault, text }),
    get broken() {
      return broken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
