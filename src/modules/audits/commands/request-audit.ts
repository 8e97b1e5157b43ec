import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { EventStore, type KeptRoot, type NewEvent } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import { derivedId, idempotencyOf, metadataOf, type Origin } from '../../matches/index.js';
import { GetAudit, type RequestedAudit } from '../queries/get-audit.js';
import type { AuditRequested } from '../whole/events.js';

interface AuditAsked {
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

/** That somebody asked is an event, which calls for the job; so a request that was answered is never forgotten. */
@CommandHandler(RequestAudit)
export class RequestAuditHandler implements ICommandHandler<RequestAudit> {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ roots, origin }: RequestAudit): Promise<AuditAsked> {
    const kept = roots.map(({ position, root }) => ({ position, root }));
    const idempotency = idempotencyOf(origin, { roots: kept });
    const auditId = idempotency === null ? newId() : derivedId('audit', idempotency.key);
    const payload: AuditRequested = { auditId, roots: kept };
    const event: NewEvent = { type: 'AuditRequested', payload };
    const { kind } = await this.store.append({
      stream: auditId,
      expected: 'no-stream',
      events: [event],
      metadata: metadataOf(origin),
      idempotency,
    });
    return { audit: await this.queries.execute(new GetAudit(auditId)), replayed: kind === 'replayed' };
  }
}
