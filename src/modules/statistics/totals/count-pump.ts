import { Injectable } from '@nestjs/common';
import { Pump } from '../../../platform/queue/index.js';
import { Totals } from './totals.js';

const LOOK_EVERY_MS = 1000;

/** Counts due facts: of matches that became public, and of games whose end spectators can see now. */
@Injectable()
export class CountPump extends Pump {
  constructor(private readonly totals: Totals) {
    super();
  }

  protected lookEveryMs(): number {
    return LOOK_EVERY_MS;
  }

  protected pump(): Promise<boolean> {
    return this.totals.count();
  }
}
