import { Injectable } from '@nestjs/common';
import { type Finding, ofEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { CatalogueAudit } from '../../catalogue/index.js';
import { decodeLookEvent, disclosureStream } from '../../games/index.js';
import { decodeAuditEvent } from '../whole/events.js';

/**
 * What one kind of stream must be beyond a chain of hashes: what it says follows from itself and agrees with others.
 */
export interface StreamCheck {
  /**
   * Findings about events whose hash chain is sound, at least one event. `isWhole`: these are all events of the
   * stream. Otherwise nothing is known of what is derived from them. An error that it throws is a finding, too: a
   * record that cannot be read.
   */
  findings(events: readonly StoredEvent[], isWhole: boolean): AsyncIterable<Finding> | Iterable<Finding>;
}

/** Audits are on record like anything else. */
@Injectable()
export class AuditCheck implements StreamCheck {
  findings(events: readonly StoredEvent[]): readonly Finding[] {
    events.forEach(decodeAuditEvent);
    return [];
  }
}

/** The row of an import still says what was asked for. */
@Injectable()
export class ImportCheck implements StreamCheck {
  constructor(private readonly catalogue: CatalogueAudit) {}

  async *findings([first]: readonly StoredEvent[]): AsyncGenerator<Finding> {
    if (first !== undefined) yield* await this.catalogue.ofImport(first);
  }
}

/** The looks at a game are in the stream of that game's looks. */
@Injectable()
export class DisclosuresCheck implements StreamCheck {
  *findings(events: readonly StoredEvent[]): Generator<Finding> {
    for (const event of events) {
      const { type, payload } = decodeLookEvent(event);
      const expected = type === 'LookTaken' ? disclosureStream(payload.gameId) : event.stream;
      if (expected !== event.stream) yield ofEvent(event, 'unrelated', expected, event.stream);
    }
  }
}
