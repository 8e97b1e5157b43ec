import type { GameEvent, LogEntry } from '../state/event.js';
import type { Draft } from './draft.js';

/**
 * Carries out one kind of event: changes the state and returns the log entry, with final amounts and new ids; null
 * where nothing happened. No other code changes what it owns. Atoms never read derived values, since amounts are
 * fixed in the event. Declared as a method for the same reason as `Step`.
 */
export type Atom<E extends GameEvent> = { apply(draft: Draft, event: E): LogEntry | null }['apply'];
