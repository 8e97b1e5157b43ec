import { Injectable } from '@nestjs/common';
import type { Pump } from './pump.js';

/** The pumps of all modules, which run in the processes that work. */
@Injectable()
export class Pumps {
  private readonly registered: Pump[] = [];

  register(pump: Pump): void {
    this.registered.push(pump);
  }

  start(): void {
    for (const pump of this.registered) pump.start();
  }

  /** Ends each after the look in hand. */
  async stop(): Promise<void> {
    await Promise.all(this.registered.map((pump) => pump.stop()));
  }
}
