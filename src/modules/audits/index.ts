/** The door of audits. */
export { type AuditReport } from './domain/audit-report.js';
export { AuditsModule } from './audits.module.js';
