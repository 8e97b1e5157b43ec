import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { StoreAudit } from '../../../../platform/event-store/index.js';
import { StreamNotFound } from '../../audits.errors.js';
import { collected } from '../../finding.dto.js';
import { kindOf, StreamAudits } from '../../streams/stream-audits.js';
import { AuditStream, type StreamReport } from './audit-stream.query.js';

@QueryHandler(AuditStream)
export class AuditStreamHandler implements IQueryHandler<AuditStream> {
  constructor(
    private readonly store: StoreAudit,
    private readonly streams: StreamAudits,
  ) {}

  async execute({ stream }: AuditStream): Promise<StreamReport> {
    const { events, placed } = await this.store.counts(stream);
    if (events + placed === 0) throw new StreamNotFound(stream);
    const [first] = await this.store.asTheyAre(stream, 1);
    const { found, findings } = await collected(this.streams.findings(stream));
    return { stream, kind: kindOf(first?.type ?? ''), ok: found === 0, events, placed, found, findings };
  }
}
