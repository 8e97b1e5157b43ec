import { Injectable } from '@nestjs/common';
import { type Finding, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeAuditEvent } from '../whole/events.js';
import type { StreamCheck } from './stream-check.js';

/** Audits are on record like anything else. */
@Injectable()
export class AuditCheck implements StreamCheck {
  findings(events: readonly StoredEvent[]): readonly Finding[] {
    events.forEach(decodeAuditEvent);
    return [];
  }
}
