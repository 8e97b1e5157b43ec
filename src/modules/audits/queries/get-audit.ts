import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { EventStore, type KeptRoot, type StoredEvent } from '../../../platform/event-store/index.js';
import { type JobState, Queues } from '../../../platform/queue/index.js';
import { AuditNotFound } from '../audits.problems.js';
import type { Findings } from '../http/finding.dto.js';
import { AUDIT_LEDGER, auditJobId } from '../jobs/audit-ledger.job.js';
import { type AuditEnded, type AuditRequested, decodeAuditEvent } from '../whole/events.js';

export const AUDIT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;

interface AuditResult extends Findings {
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

@QueryHandler(GetAudit)
export class GetAuditHandler implements IQueryHandler<GetAudit> {
  constructor(
    private readonly store: EventStore,
    private readonly queues: Queues,
  ) {}

  async execute({ auditId: id }: GetAudit): Promise<RequestedAudit> {
    const [first, last] = await this.store.read(id, { limit: 2 });
    const requested = first?.type === 'AuditRequested' ? requestIn(first) : null;
    if (first === undefined || requested === null) throw new AuditNotFound(id);
    const about = { id, requestedAt: first.recordedAt, roots: requested.roots };
    const ended = last === undefined ? null : endIn(last);
    if (last !== undefined && ended !== null) {
      return {
        ...about,
        status: 'done',
        endedAt: last.recordedAt,
        progress: 1,
        result: { ok: ended.found === 0, ...ended },
      };
    }
    const job = await this.queues.find(AUDIT_LEDGER, auditJobId(first));
    const status = STATUS[job?.state ?? 'waiting'];
    return { ...about, status, endedAt: null, progress: job?.progress ?? 0, result: null };
  }
}

const STATUS: Readonly<Record<JobState, RequestedAudit['status']>> = {
  waiting: 'waiting',
  active: 'running',
  retrying: 'waiting',
  // What it found is recorded a moment before: the next request reads it.
  completed: 'running',
  dead: 'failed',
};

function requestIn(event: StoredEvent): AuditRequested | null {
  const { type, payload } = decodeAuditEvent(event);
  return type === 'AuditRequested' ? payload : null;
}

function endIn(event: StoredEvent): AuditEnded | null {
  const { type, payload } = decodeAuditEvent(event);
  return type === 'AuditEnded' ? payload : null;
}
