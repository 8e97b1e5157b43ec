import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { KeyStore } from '../access/key-store.js';
import { isAnybody } from '../access/anybody.js';
import { type Permission, PERMISSIONS } from '../access/rights.js';
import { Rights } from '../access/rights.service.js';
import type { Role } from '../access/roles.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import type { Place } from '../access/route.decorators.js';
import { AccountStore } from '../accounts/account-store.js';
import { SessionStore } from '../sessions/session-store.js';
import { GetPlayer } from './get-player.js';
import { ListPlayerRoles, type NamedPlace, type RoleOfPlayer } from './list-player-roles.js';

/** What a caller is for the service: by which credential, as whom, and how far and how long that goes. */
interface Me {
  readonly kind: 'key' | 'session' | 'anybody';
  /** As records and lists name it; null without one. */
  readonly id: string | null;
  /** The label of the key. */
  readonly label: string | null;
  readonly account: { readonly id: string; readonly login: string } | null;
  readonly player: NamedPlace | null;
  /** Held everywhere. */
  readonly role: Role;
  /** Held in leagues and organisations, the oldest first; so many of them, and the rest at the player. */
  readonly roles: readonly RoleOfPlayer[];
  /** Null for all that the roles may. */
  readonly scopes: readonly Permission[] | null;
  /** When the key, the account or the session ends, whichever comes first; null where none does. */
  readonly endsAt: string | null;
  /** What the caller may do: everywhere, or at the place that was asked about. */
  readonly may: readonly Permission[];
}

export class GetMe extends Query<Me> {
  constructor(
    readonly caller: CallerIdentity,
    readonly place?: Place,
  ) {
    super();
  }
}

const ROLES_MAX = 100;

@QueryHandler(GetMe)
export class GetMeHandler implements IQueryHandler<GetMe> {
  constructor(
    private readonly keys: KeyStore,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly queries: QueryBus,
    private readonly rights: Rights,
  ) {}

  async execute({ caller, place }: GetMe): Promise<Me> {
    const { keyId: id, playerId, role, scopes = null, endsAt, session } = caller;
    const [key, account, row] = await Promise.all([
      session === undefined ? this.keys.find(id) : null,
      session === undefined ? null : this.accounts.byId(session.accountId),
      session === undefined ? null : this.sessions.find(session.id),
    ]);
    const player = playerId === undefined ? null : await this.queries.execute(new GetPlayer(playerId));
    const held = player && (await this.queries.execute(new ListPlayerRoles(player.id, undefined, ROLES_MAX)));
    return {
      ...(isAnybody(caller) ? { kind: 'anybody', id: null } : { kind: session === undefined ? 'key' : 'session', id }),
      label: key?.label ?? null,
      account: account && { id: account.id, login: account.login },
      player: player && { id: player.id, name: player.name },
      role,
      roles: held?.items ?? [],
      scopes,
      endsAt: firstOf(endsAt, row?.expiresAt),
      may: await this.mayAt(caller, place),
    };
  }

  private async mayAt(caller: CallerIdentity, place: Place | undefined): Promise<readonly Permission[]> {
    const allowed = await Promise.all(PERMISSIONS.map((permission) => this.rights.may(caller, permission, place)));
    return PERMISSIONS.filter((_, at) => allowed[at]);
  }
}

function firstOf(...ends: readonly (Date | undefined)[]): string | null {
  const times = ends.flatMap((end) => (end === undefined ? [] : [end.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
