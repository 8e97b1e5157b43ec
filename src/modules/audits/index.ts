/** The door of audits. */
export { type AuditReport } from './domain/audit-report.js';
export { AuditsModule } from './audits.module.js';
export { LedgerAuditsModule } from './ledger-audits.module.js';
export { auditOver } from './whole/over-database.js';
export { lineOf, shareDone } from './whole/whole-audit.js';
