import type { ClientBase } from 'pg';
import type { LedgerEvent } from '../event-store/index.js';
import type { Pace } from './pace.js';

/** The connection of the transaction that also moves the consumer's checkpoint. */
export type Transaction = Pick<ClientBase, 'query'>;

/**
 * A follower of the ledger. What it writes with the transaction it is given happens exactly once; any other effect
 * happens at least once and must bear it.
 */
export interface Consumer {
  /** The key of its checkpoint: never rename it, never give it to another consumer. */
  readonly name: string;
  /** Only events of these types are handed over. */
  readonly events: readonly string[];
  /** Events in the order of the ledger, never none. */
  handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void>;
  /** As fast as it can where nothing is said. */
  readonly pace?: Pace;
  /** Codes of errors of its own that last: their streams are set aside at once. */
  readonly lasting?: readonly string[];
  /** Called when a stream is set aside: what must hold until it is taken up again. */
  setAside?(tx: Transaction, stream: string): Promise<void>;
}

/** A table that follows from events. */
export interface DerivedTable {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The column that says of what a row is: by it a part of the table is checked alone. */
  readonly of: string;
}

/**
 * A consumer that owns tables which are a function of the ledger: no other code writes them, and they can be rebuilt.
 */
export interface Projection extends Consumer {
  /** All that it writes, by unqualified names: an audit has it write shadows of them. */
  readonly tables: readonly DerivedTable[];
  /** Empties its tables. DELETE, not TRUNCATE: readers see the old rows until the rebuild commits. */
  clear(tx: Transaction): Promise<void>;
}
