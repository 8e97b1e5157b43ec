import { Injectable } from '@nestjs/common';
import { record, text } from '../../../platform/decoding/index.js';
import { EventStore, type LedgerEvent, onNewest } from '../../../platform/event-store/index.js';
import { jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { collected } from '../http/finding.dto.js';
import { type AuditEnded, decodeAuditEvent } from '../whole/events.js';
import { shareDone, WholeAudit } from '../whole/whole-audit.js';

export const AUDIT_LEDGER = 'audit-ledger';

export const auditJobId = (event: Pick<LedgerEvent, 'stream' | 'version'>): string => jobId('audit', event);

const jobData = record({ auditId: text });

/** Progress is reported in steps of this share: most parts of the work are smaller. */
const STEP = 0.01;

/** Effect: an audit that was asked for has ended, and its stream says what it found. */
@Injectable()
export class AuditLedger implements JobKind {
  readonly effect = AUDIT_LEDGER;
  readonly on = ['AuditRequested'];
  /** It is all computing: two at a time would only be two that take twice as long. */
  readonly concurrency = 1;

  constructor(
    private readonly store: EventStore,
    private readonly audit: WholeAudit,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: auditJobId(event), data: { auditId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { auditId } = jobData(job.data, job.id);
    const [first, ended] = await this.store.read(auditId, { limit: 2 });
    if (first === undefined || ended !== undefined) return;
    const { type, payload } = decodeAuditEvent(first);
    if (type !== 'AuditRequested') return;
    const reported = { share: 0, done: Promise.resolve() };
    const running = this.audit.run(payload.roots, (progress) => {
      const share = shareDone(progress);
      if (share < reported.share + STEP) return;
      reported.share = share;
      reported.done = reported.done.then(() => job.progress(share));
    });
    const { end, found, findings } = await collected(running);
    await reported.done;
    await this.record(auditId, { ...end, found, findings });
  }

  /** A job that ran twice has ended once: the first one counts. */
  private async record(stream: string, payload: AuditEnded): Promise<void> {
    const metadata = { actor: { keyId: 'audits', role: 'service' } };
    await onNewest(async () => {
      if ((await this.store.head(stream))?.version !== 1) return;
      await this.store.append({ stream, expected: 1, events: [{ type: 'AuditEnded', payload }], metadata });
    });
  }
}
