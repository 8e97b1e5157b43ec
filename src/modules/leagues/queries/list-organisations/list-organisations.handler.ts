import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type Organisation } from '../../domain/organisation.js';
import { OrganisationRepository } from '../../organisation.repository.js';
import { ListOrganisations } from './list-organisations.query.js';

@QueryHandler(ListOrganisations)
export class ListOrganisationsHandler implements IQueryHandler<ListOrganisations> {
  constructor(private readonly organisations: OrganisationRepository) {}

  async execute({ cursor, limit }: ListOrganisations): Promise<Slice<Organisation>> {
    const before = lastId(cursor);
    return sliceById(await this.organisations.list(before, limit + 1), limit);
  }
}
