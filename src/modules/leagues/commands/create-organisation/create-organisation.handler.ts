import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../../platform/ids/index.js';
import { RoleGrants } from '../../../identity/index.js';
import { type Organisation } from '../../domain/organisation.js';
import { OrganisationRepository } from '../../organisation.repository.js';
import { CreateOrganisation } from './create-organisation.command.js';

@CommandHandler(CreateOrganisation)
export class CreateOrganisationHandler implements ICommandHandler<CreateOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly roles: RoleGrants,
  ) {}

  async execute({ name, caller }: CreateOrganisation): Promise<Organisation> {
    const { playerId } = caller;
    if (playerId !== undefined) this.roles.requireGivable('organiser', caller);
    const organisation = await this.organisations.insert(newId(), name);
    if (playerId !== undefined) {
      const place = { organisationId: organisation.id };
      await this.roles.give({ place, playerId, role: 'organiser' }, caller);
    }
    return organisation;
  }
}
