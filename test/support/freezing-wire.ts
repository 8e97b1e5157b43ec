/** A wire to PostgreSQL that holds back whatever is sent on it, and lets it go on later: new connections are accepted all the same. */
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export interface FreezingWire {
  readonly url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function freezingWire(target: string): Promise<FreezingWire> {
  const server = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (data) => void to.write(data));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    if (frozen) from.pause();
  };
  const proxy = createServer((client) => {
    const upstream = createConnection({ host: server.hostname, port: Number(server.port) });
    join(client, upstream);
    join(upstream, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
