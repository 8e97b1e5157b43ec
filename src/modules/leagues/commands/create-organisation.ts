import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import { type CallerIdentity, RoleGrants } from '../../identity/index.js';
import { type Organisation, OrganisationRepository } from '../organisation.repository.js';

/** Creates an organisation; if its creator is a player, that one is its first organiser. */
export class CreateOrganisation extends Command<Organisation> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

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
