import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Organisation } from '../../domain/organisation.js';
import { OrganisationNotFound } from '../../league.errors.js';
import { OrganisationRepository } from '../../organisation.repository.js';
import { GetOrganisation } from './get-organisation.query.js';

@QueryHandler(GetOrganisation)
export class GetOrganisationHandler implements IQueryHandler<GetOrganisation> {
  constructor(private readonly organisations: OrganisationRepository) {}

  async execute({ organisationId }: GetOrganisation): Promise<Organisation> {
    const organisation = await this.organisations.find(organisationId);
    if (organisation === null) throw new OrganisationNotFound(organisationId);
    return organisation;
  }
}
