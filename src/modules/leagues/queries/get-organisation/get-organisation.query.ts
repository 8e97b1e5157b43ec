import { Query } from '@nestjs/cqrs';
import { type Organisation } from '../../domain/organisation.js';

/** One organisation; throws `OrganisationNotFound`. */
export class GetOrganisation extends Query<Organisation> {
  constructor(readonly organisationId: string) {
    super();
  }
}
