import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type Organisation, OrganisationRepository } from '../organisation.repository.js';

/** Organisations, the newest first. */
export class ListOrganisations extends Query<Slice<Organisation>> {
  constructor(
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListOrganisations)
export class ListOrganisationsHandler implements IQueryHandler<ListOrganisations> {
  constructor(private readonly organisations: OrganisationRepository) {}

  async execute({ cursor, limit }: ListOrganisations): Promise<Slice<Organisation>> {
    const before = lastId(cursor);
    return sliceById(await this.organisations.list(before, limit + 1), limit);
  }
}
