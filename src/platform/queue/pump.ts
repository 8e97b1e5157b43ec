import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '../database/index.js';

/**
 * Gives the queue what is due by a table, again and again until it is stopped: so the queue may lose everything. Any
 * number of processes may pump; what fails is tried again with the next look.
 */
export abstract class Pump {
  private readonly logger = new Logger(this.constructor.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  start(): void {
    this.running = this.run(this.stopping.signal);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** One look; whether there is probably more to do at once. */
  protected abstract pump(): Promise<boolean>;

  /** How long to wait before the next look where there is not. */
  protected abstract lookEveryMs(): number;

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isMore = await this.pump().catch((error: unknown) => {
        const line = { msg: 'what is due waits', err: error };
        if (isPassing(error)) this.logger.warn(line);
        else this.logger.error(line);
        return false;
      });
      if (!isMore) await delay(this.lookEveryMs(), undefined, { signal }).catch(() => undefined);
    }
  }
}
