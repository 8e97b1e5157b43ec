import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type CallerIdentity, GetPlayer, type Grant, RoleGrants } from '../../identity/index.js';
import { Places } from '../places.js';

/** Gives a player a role in a league or an organisation; throws `KeyBounded`. */
export class GiveRole extends Command<void> {
  constructor(
    readonly grant: Grant,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** Takes it again. That it was held stays recorded. */
export class TakeRole extends Command<void> {
  constructor(
    readonly grant: Grant,
    /** The key or session of who takes it. */
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(GiveRole)
export class GiveRoleHandler implements ICommandHandler<GiveRole> {
  constructor(
    private readonly roles: RoleGrants,
    private readonly places: Places,
    private readonly queries: QueryBus,
  ) {}

  async execute({ grant, caller }: GiveRole): Promise<void> {
    await this.places.require(grant.place);
    await this.queries.execute(new GetPlayer(grant.playerId));
    await this.roles.give(grant, caller);
  }
}

@CommandHandler(TakeRole)
export class TakeRoleHandler implements ICommandHandler<TakeRole> {
  constructor(
    private readonly roles: RoleGrants,
    private readonly places: Places,
  ) {}

  async execute({ grant, by }: TakeRole): Promise<void> {
    await this.places.require(grant.place);
    await this.roles.take(grant, by);
  }
}
