import { Query } from '@nestjs/cqrs';
import type { AuditReport } from '../../domain/audit-report.js';

/** Checks a recorded game from its first byte to its last state; throws `GameNotFound` and `CardSetUnavailable`. */
export class AuditGame extends Query<AuditReport> {
  constructor(readonly gameId: string) {
    super();
  }
}
