import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { Findings } from '../../finding.dto.js';
import type { AuditedPart } from './match-audit.js';

export interface MatchReport extends Findings {
  readonly matchId: string;
  readonly ok: boolean;
  readonly parts: readonly AuditedPart[];
}

/** Audits a match with all that hangs on it, as far as the caller may read of it. Throws `AuditedMatchNotFound`. */
export class AuditMatch extends Query<MatchReport> {
  constructor(
    readonly matchId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
