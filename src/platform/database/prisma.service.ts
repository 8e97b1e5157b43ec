import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { DatabaseSettings } from './database-settings.js';
import { DatabaseSockets } from './database-sockets.js';
import { type Prisma, PrismaClient } from './generated/client.js';

/**
 * A transaction may wait for its connection, and run, for so long; Prisma's own 2 s are too few when all clients return
 * at once after a crash.
 */
const TRANSACTION_MS = { maxWait: 15_000, timeout: 15_000 };

/**
 * Typed access to the read models, in the role `kifu_app`. It has connections of its own, so that slow listings can't
 * make appends wait.
 */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  constructor(settings: DatabaseSettings, sockets: DatabaseSockets = new DatabaseSockets()) {
    const max = Math.max(2, Math.ceil(settings.poolMax / 2));
    super({
      adapter: new PrismaPg({
        connectionString: settings.appUrl,
        max,
        application_name: 'kifu-read-models',
        keepAlive: true,
        stream: sockets.create,
        connectionTimeoutMillis: settings.connectsWithinMs,
      }),
      transactionOptions: TRANSACTION_MS,
    });
  }

  /** In a transaction, and one after the other with whatever goes by the same name, in all processes. */
  alone<Result>(
    name: string,
    act: (tx: Prisma.TransactionClient) => Promise<Result>,
    within: Prisma.TransactionClient = this,
  ): Promise<Result> {
    const locked = async (tx: Prisma.TransactionClient): Promise<Result> => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
      return act(tx);
    };
    return within === this ? this.$transaction(locked) : locked(within);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
