import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type Organisation } from '../../domain/organisation.js';

/** Organisations, the newest first. */
export class ListOrganisations extends Query<Slice<Organisation>> {
  constructor(
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
