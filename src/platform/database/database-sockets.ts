import { Socket } from 'node:net';
import { constants } from 'node:os';
import { Injectable } from '@nestjs/common';

/** As the operating system says it of a server that is gone without a word: an outage to all who hear of it. */
const silence = (): Error =>
  Object.assign(new Error('PostgreSQL does not answer'), {
    ...{ code: 'ETIMEDOUT', errno: -constants.errno.ETIMEDOUT, syscall: 'read' },
  });

/**
 * The sockets of this process to PostgreSQL: without them, a caller waiting for a frozen server would wait for ever,
 * and so would later callers. The pool discards a closed socket, and the pending call fails.
 */
@Injectable()
export class DatabaseSockets {
  private readonly open = new Set<Socket>();
  private silent = false;

  /** What `pg` makes its connections from, as the option `stream` of clients and pools. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    // Not before it is being connected, when somebody hears of it.
    if (this.silent) process.nextTick(() => socket.destroy(silence()));
    return socket;
  };

  get closed(): boolean {
    return this.silent;
  }

  /** Closes all of them, and those that are made before the server answers again. */
  close(): void {
    this.silent = true;
    for (const socket of this.open) socket.destroy(silence());
  }

  reopen(): void {
    this.silent = false;
  }
}
