import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { GetPlayer, RoleGrants } from '../../../identity/index.js';
import { Places } from '../../places.js';
import { GiveRole, TakeRole } from './assign-role.command.js';

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
