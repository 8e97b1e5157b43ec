import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { AuditReport } from '../../domain/audit-report.js';

/** Checks a recorded game from its first byte to its last state; throws `GameNotFound` and `CardSetUnavailable`. */
export class AuditGame extends Query<AuditReport> {
  constructor(
    readonly gameId: string,
    /** What is no secret to everybody is in no report. */
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
