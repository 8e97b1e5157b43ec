import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type HeldRole, type LocalPlace, RoleGrants } from '../../identity/index.js';
import { Places } from '../places.js';

/** Roles given in the place itself, the oldest first; throws `LeagueNotFound` or `OrganisationNotFound`. */
export class ListRoles extends Query<Slice<HeldRole>> {
  constructor(
    readonly place: LocalPlace,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

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
