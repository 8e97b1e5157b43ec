import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type HeldRole, RoleGrants } from '../../../identity/index.js';
import { Places } from '../../places.js';
import { ListRoles } from './list-roles.query.js';

@QueryHandler(ListRoles)
export class ListRolesHandler implements IQueryHandler<ListRoles> {
  constructor(
    private readonly roles: RoleGrants,
    private readonly places: Places,
  ) {}

  async execute({ place, cursor, limit }: ListRoles): Promise<Slice<HeldRole>> {
    const known = lastId(cursor);
    await this.places.require(place);
    const { items, after } = sliceById(await this.roles.held(place, known, limit + 1), limit);
    return { items: items.map(({ id: _, ...role }) => role), after };
  }
}
