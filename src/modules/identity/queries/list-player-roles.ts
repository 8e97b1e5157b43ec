import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { LOCAL_ROLES, type LocalRole } from '../access/roles.js';
import { GetPlayer } from './get-player.js';

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** A role, in one league or in all of an organisation: one of the two is null. */
export interface RoleOfPlayer {
  readonly role: LocalRole;
  readonly league: NamedPlace | null;
  readonly organisation: NamedPlace | null;
  readonly givenAt: string;
}

/** Which roles a player holds where, the oldest gift first; throws `PlayerNotFound`. */
export class ListPlayerRoles extends Query<Slice<RoleOfPlayer>> {
  constructor(
    readonly playerId: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

const NAME = { select: { id: true, name: true } } as const;

@QueryHandler(ListPlayerRoles)
export class ListPlayerRolesHandler implements IQueryHandler<ListPlayerRoles> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly queries: QueryBus,
  ) {}

  async execute({ playerId, cursor, limit }: ListPlayerRoles): Promise<Slice<RoleOfPlayer>> {
    const known = lastId(cursor);
    await this.queries.execute(new GetPlayer(playerId));
    const grants = await this.prisma.roleGrant.findMany({
      where: { playerId, takenAt: null, ...(known !== null && { id: { gt: known } }) },
      select: { id: true, role: true, givenAt: true, league: NAME, organisation: NAME },
      // Ids grow with time, so they are the order.
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
    const { items, after } = sliceById(grants, limit);
    return { items: items.map(roleOfPlayer), after };
  }
}

type GrantRow = Omit<RoleOfPlayer, 'role' | 'givenAt'> & {
  readonly id: string;
  readonly role: string;
  readonly givenAt: Date;
};

function roleOfPlayer({ id, role: stored, league, organisation, givenAt }: GrantRow): RoleOfPlayer {
  const role = LOCAL_ROLES.find((each) => each === stored);
  if (role === undefined) throw new Error(`grant ${id} is of the role ${stored}, which the table forbids`);
  return { role, league, organisation, givenAt: givenAt.toISOString() };
}
