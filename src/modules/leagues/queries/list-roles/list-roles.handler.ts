import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type HeldRole, RoleGrants } from '../../../identity/index.js';
import { Places } from '../../places.js';
import { ListRoles } from './list-roles.query.js';

@QueryHandler(ListRoles)
export class ListRolesHandler implements IQueryHandler<ListRoles> {
  constructor(
    private readonly roles: RoleGrants,
    private readonly places: Places,
  ) {}

  async execute({ place }: ListRoles): Promise<readonly HeldRole[]> {
    await this.places.require(place);
    return this.roles.held(place);
  }
}
