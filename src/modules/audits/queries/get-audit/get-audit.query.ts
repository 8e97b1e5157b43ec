import { Query } from '@nestjs/cqrs';
import type { KeptRoot } from '../../../../platform/event-store/index.js';
import type { Findings } from '../../finding.dto.js';

export const AUDIT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

export interface AuditResult extends Findings {
  readonly ok: boolean;
  readonly position: number;
  readonly root: string;
  readonly events: number;
  readonly streams: number;
}

/** An audit of everything, as its stream and its job tell. */
export interface RequestedAudit {
  readonly id: string;
  readonly status: (typeof AUDIT_STATUSES)[number];
  readonly requestedAt: string;
  readonly endedAt: string | null;
  /** From 0 to 1. */
  readonly progress: number;
  readonly roots: readonly KeptRoot[];
  readonly result: AuditResult | null;
}

/** Throws `AuditNotFound`. */
export class GetAudit extends Query<RequestedAudit> {
  constructor(readonly auditId: string) {
    super();
  }
}
