import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CallerIdentity, type LineKey, type MadeLine, MadeLines, RoleGrants } from '../../identity/index.js';
import { OrganisationRepository } from '../organisation.repository.js';

/** Creates an organisation, `known` by its Idempotency-Key once. A player who creates it is its first organiser. */
export class CreateOrganisation extends Command<MadeLine> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null,
  ) {
    super();
  }
}

@CommandHandler(CreateOrganisation)
export class CreateOrganisationHandler implements ICommandHandler<CreateOrganisation> {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly roles: RoleGrants,
    private readonly lines: MadeLines,
  ) {}

  async execute({ name, caller, known }: CreateOrganisation): Promise<MadeLine> {
    const { playerId } = caller;
    if (playerId !== undefined) this.roles.requireGivable('organiser', caller);
    const made = await this.lines.once(known, (id, tx) => this.organisations.insert(id, name, tx));
    if (playerId !== undefined && !made.replayed) {
      const place = { organisationId: made.id };
      await this.roles.give({ place, playerId, role: 'organiser' }, caller);
    }
    return made;
  }
}
