import { Injectable } from '@nestjs/common';
import { DatabaseUnavailable, isOutage } from '../platform/database/index.js';
import { ProblemRegistry } from '../platform/http/index.js';
import type { ProblemTable } from '../platform/problems/index.js';
import { DiskWatch } from './disk-watch.js';

export const outageProblems: ProblemTable = {
  'database.unavailable': {
    status: 503,
    title: 'The database cannot be reached',
    help: 'Send the request again after Retry-After seconds; with its idempotency key nothing is done twice.',
  },
  'secrets.unreadable': {
    status: 503,
    title: 'A stored secret cannot be read',
    help: 'This process was started with another KIFU_SECRETS_KEY than the others. Who runs it starts it with theirs.',
  },
  'queue.unavailable': {
    status: 503,
    title: 'The job queue cannot be reached',
    help: 'Send the request again after Retry-After seconds. What is recorded is safe: its jobs follow when the queue is back.',
  },
};

/**
 * Says of requests that met a database on its way down or up that this is not the time. Drivers report it in many ways,
 * and every module reads from the database: so it is told here, once.
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
