import { Injectable } from '@nestjs/common';
import { FairTurns, TaskQueueFull } from '../../platform/tasks/index.js';
import type { CallerIdentity } from '../identity/index.js';
import { AuditsBusy } from './audits.problems.js';

/** An audit takes seconds of computing, and every caller may ask for one. */
const LIMITS = { atOnce: 2, waitingOfOne: 4, waitingOfAll: 64 };
const RETRY_SECONDS = 10;

/** Audits of games and matches that callers wait for. */
@Injectable()
export class AuditTurns {
  private readonly turns = new FairTurns(LIMITS);

  /** Throws `AuditsBusy`, and what the work throws. */
  async run<Output>({ playerId, keyId }: CallerIdentity, work: () => Promise<Output>): Promise<Output> {
    // Several keys of one player are one caller.
    return this.turns.run(playerId ?? keyId, work).catch((error: unknown) => {
      throw error instanceof TaskQueueFull ? new AuditsBusy(RETRY_SECONDS) : error;
    });
  }
}
