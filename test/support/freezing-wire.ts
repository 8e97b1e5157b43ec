/**
 * A wire to PostgreSQL that holds back whatever is sent on it, and lets it go on later: new connections are accepted
 * all the same.
 */
import { type Socket } from 'node:net';
import { type Wire, wireTo } from './wire.js';

export interface FreezingWire extends Pick<Wire, 'url' | 'close'> {
  freeze(): void;
  thaw(): void;
}

export async function freezingWire(target: string): Promise<FreezingWire> {
  let frozen = false;
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (data) => void to.write(data));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    if (frozen) from.pause();
  };
  const { url, sockets, close } = await wireTo(target, (client, upstream) => {
    pass(client, upstream);
    pass(upstream, client);
  });
  return {
    url,
    close,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
