/** The door of the ledger's consumers: tables and jobs that follow from events. */
export { goBack, positionOf } from './checkpoints.js';
export { Consumers } from './consumers.js';
export { type Consumer, type DerivedTable, type Projection, type Transaction } from './consumer.js';
export { ProjectionsModule, type ProjectionsSettings } from './projections.module.js';
export { type OnProgress, type Rebuild, Rebuilds } from './rebuilds.js';
export { isLasting } from './faults.js';
export { type SetAsideStream, SetAsideStreams, type SkippedEvent } from './set-aside.js';
export { UnknownRebuild } from './projections.errors.js';
export { ProjectionAudit, type ProjectionPart } from './projection-audit.js';
export { shadowFindings } from './shadow.js';
