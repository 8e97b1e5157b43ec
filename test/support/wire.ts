/** A port of this machine that leads to a PostgreSQL: what passes on it is for the test to say. */
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export interface Wire {
  readonly url: string;
  /** Both ends of all connections that are open. */
  readonly sockets: ReadonlySet<Socket>;
  readonly close: () => Promise<void>;
}

/** `join` is asked to pass on what either end of a new connection sends. */
export async function wireTo(target: string, join: (client: Socket, upstream: Socket) => void): Promise<Wire> {
  const url = new URL(target);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = createConnection({ host, port });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    join(client, upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    sockets,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
