/**
 * Listeners that cost little beside the server they follow: they count the actions that arrive, and don't read them.
 */
import { connect, type Socket } from 'node:net';

const ACTION = 'event: action\n';

export class Listener {
  /** Actions received, and when the last one came. */
  received = 0;
  lastAt = 0;
  private rest = '';

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.count(chunk.toString('latin1')));
  }

  /** Follows a game from a version on; resolves when the stream has begun. */
  static async follow(base: string, gameId: string, after: number, key: string): Promise<Listener> {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    const listener = new Listener(socket);
    socket.write(
      `GET /v1/games/${gameId}/stream?after=${after} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\n\r\n`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.once('data', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => undefined); // The server goes before its listeners do.
    return listener;
  }

  close(): void {
    this.socket.destroy();
  }

  private count(text: string): void {
    const all = this.rest + text;
    const actions = all.split(ACTION).length - 1;
    this.rest = all.slice(all.lastIndexOf('\n') + 1).slice(-ACTION.length);
    if (all.endsWith(ACTION)) this.rest = '';
    if (actions === 0) return;
    this.received += actions;
    this.lastAt = performance.now();
  }
}
