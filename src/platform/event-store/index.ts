/** The door of the event store: streams of events that are appended, read and verified, never changed. */
export { EventStore } from './event-store.js';
export { EventStoreModule, type EventStoreSettings } from './event-store.module.js';
export { Feed } from './feed.js';
export { Sequencer, type SequencerOptions } from './sequencer.js';
export { type Snapshot, Snapshots } from './snapshots.js';
export { provideUpcasters, type Upcaster, Upcasters } from './upcasters.js';
export { canonicalJson, parseJson } from './canonical-json.js';
export { type FoundCommand } from './commands.js';
export { type GroupCommitOptions } from './group-commit.js';
export { type Range } from './read.js';
export { type RecordedBy } from './recorded-by.js';
export { type Verification } from './verify.js';
export { type LedgerVerification } from './verify-ledger.js';
export * from './event.js';
export * from './event-store.errors.js';
export { eventStoreProblems } from './event-store.problems.js';
export { onNewest } from './on-newest.js';
export { OutboxWatch } from './outbox-watch.js';
