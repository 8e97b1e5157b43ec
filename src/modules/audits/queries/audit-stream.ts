import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { StoreAudit } from '../../../platform/event-store/index.js';
import { StreamNotFound } from '../audits.problems.js';
import { collected, type Findings } from '../http/finding.dto.js';
import { kindOf, StreamAudits, type StreamKind } from '../streams/stream-audits.js';

interface StreamReport extends Findings {
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
