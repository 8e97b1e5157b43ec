import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** One address for a server that comes back at another port each time. While it is away, connections are refused. */
export class Relay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  constructor(readonly port: number) {}

  async open(target: number): Promise<void> {
    this.server = createServer((socket) => this.join(socket, connect(target, '127.0.0.1')));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    if (server === null) return;
    const closed = once(server, 'close');
    server.close();
    await closed;
  }

  private join(one: Socket, other: Socket): void {
    for (const [socket, peer] of [
      [one, other],
      [other, one],
    ] as const) {
      this.sockets.add(socket);
      socket.pipe(peer);
      // The one breaks as the other did.
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        peer.destroy();
      });
    }
  }
}
