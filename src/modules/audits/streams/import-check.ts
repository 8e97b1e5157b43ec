import { Injectable } from '@nestjs/common';
import type { Finding, StoredEvent } from '../../../platform/event-store/index.js';
import { CatalogueAudit } from '../../catalogue/index.js';
import type { StreamCheck } from './stream-check.js';

/** The row of an import still says what was asked for. */
@Injectable()
export class ImportCheck implements StreamCheck {
  constructor(private readonly catalogue: CatalogueAudit) {}

  async *findings([first]: readonly StoredEvent[]): AsyncGenerator<Finding> {
    if (first !== undefined) yield* await this.catalogue.ofImport(first);
  }
}
