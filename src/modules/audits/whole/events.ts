import { FINDING_REASONS } from '../../../platform/event-store/index.js';
import {
  type Decoded,
  type EventOf,
  events,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';

const keptRoot = record({ position: integer, root: text });

/** Somebody wants everything audited, and whether the roots that they kept still hold. */
const auditRequested = record({ auditId: text, roots: list(keptRoot) });

const finding = record({
  table: text,
  key: text,
  column: nullable(text),
  reason: literal(...FINDING_REASONS),
  expected: text,
  actual: text,
});

const auditEnded = record({
  /** How far the ledger went, and the root there. */
  position: integer,
  root: text,
  events: integer,
  streams: integer,
  /** How many there are; the first of them are listed. */
  found: integer,
  findings: list(finding),
});

export type AuditRequested = Decoded<typeof auditRequested>;
export type AuditEnded = Decoded<typeof auditEnded>;

const auditEvents = { AuditRequested: auditRequested, AuditEnded: auditEnded };

/** An event of the stream of an audit of everything. Frozen. */
export type AuditEvent = EventOf<typeof auditEvents>;

export const decodeAuditEvent = events('an event of an audit', auditEvents);
