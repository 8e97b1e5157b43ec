import { Injectable } from '@nestjs/common';
import { DatabaseUnavailable, isOutage } from '../platform/database/index.js';
import { ProblemRegistry } from '../platform/http/index.js';
import { QueueUnavailable } from '../platform/queue/index.js';
import { SecretUnreadable } from '../platform/secrets/index.js';
import { DiskWatch } from './disk-watch.js';

/** What a request may meet while a part of the service is away. */
export const outageProblems = { DatabaseUnavailable, QueueUnavailable, SecretUnreadable };

/**
 * Says of requests that met a database on its way down or up that this is not the time. Drivers report it in many ways,
 * and every module reads from the database: so it is recognised here, once.
 */
@Injectable()
export class Outages {
  constructor(registry: ProblemRegistry, disk: DiskWatch) {
    registry.recognise((error) => {
      if (!isOutage(error)) return undefined;
      disk.hear(error);
      return new DatabaseUnavailable(error);
    });
  }
}
