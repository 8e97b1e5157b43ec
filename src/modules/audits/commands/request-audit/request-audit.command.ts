import { Command } from '@nestjs/cqrs';
import type { KeptRoot } from '../../../../platform/event-store/index.js';
import type { Origin } from '../../../matches/index.js';
import type { RequestedAudit } from '../../queries/get-audit/get-audit.query.js';

export interface AuditAsked {
  readonly audit: RequestedAudit;
  readonly replayed: boolean;
}

/** Asks for an audit of everything, and whether kept roots still hold. */
export class RequestAudit extends Command<AuditAsked> {
  constructor(
    readonly roots: readonly KeptRoot[],
    readonly origin: Origin,
  ) {
    super();
  }
}
