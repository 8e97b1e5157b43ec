import type { Finding, StoredEvent } from '../../../platform/event-store/index.js';

/** What one kind of stream must be beyond a chain of hashes: what it says follows from itself and agrees with others. */
export interface StreamCheck {
  /**
   * Of events that the chain vouches for, never none. `isWhole`: these are all; otherwise nothing can be said of what is
   * derived from them. What it throws for is a finding, too: a record that cannot be read.
   */
  findings(events: readonly StoredEvent[], isWhole: boolean): AsyncIterable<Finding> | Iterable<Finding>;
}
