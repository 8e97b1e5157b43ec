import { Query } from '@nestjs/cqrs';
import type { Findings } from '../../finding.dto.js';
import type { StreamKind } from '../../streams/stream-audits.js';

export interface StreamReport extends Findings {
  readonly stream: string;
  readonly kind: StreamKind | null;
  readonly ok: boolean;
  readonly events: number;
  readonly placed: number;
}

/** Audits one stream of whatever kind. Throws `StreamNotFound`. */
export class AuditStream extends Query<StreamReport> {
  constructor(readonly stream: string) {
    super();
  }
}
