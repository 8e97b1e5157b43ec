import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
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
    const known = cursor === undefined ? null : decodeCursor(cursor, ['uuid'])[0];
    await this.places.require(place);
    const { items, after } = sliceOf(await this.roles.held(place, known, limit + 1), limit, ({ id }) => [id]);
    return { items: items.map(({ id: _, ...role }) => role), after };
  }
}
