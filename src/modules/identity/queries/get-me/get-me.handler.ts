import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { KeyStore } from '../../access/key-store.js';
import { AccountStore } from '../../accounts/account-store.js';
import { SessionStore } from '../../sessions/session-store.js';
import { GetPlayer } from '../get-player/get-player.query.js';
import { ListPlayerRoles } from '../list-player-roles/list-player-roles.query.js';
import { GetMe, type Me } from './get-me.query.js';

const ROLES_MAX = 100;

@QueryHandler(GetMe)
export class GetMeHandler implements IQueryHandler<GetMe> {
  constructor(
    private readonly keys: KeyStore,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ caller }: GetMe): Promise<Me> {
    const { keyId: id, playerId, role, scopes = null, endsAt, session } = caller;
    const [key, account, row] = await Promise.all([
      session === undefined ? this.keys.find(id) : null,
      session === undefined ? null : this.accounts.byId(session.accountId),
      session === undefined ? null : this.sessions.find(session.id),
    ]);
    const player = playerId === undefined ? null : await this.queries.execute(new GetPlayer(playerId));
    const held = player && (await this.queries.execute(new ListPlayerRoles(player.id, undefined, ROLES_MAX)));
    return {
      kind: session === undefined ? 'key' : 'session',
      id,
      label: key?.label ?? null,
      account: account && { id: account.id, login: account.login },
      player: player && { id: player.id, name: player.name },
      role,
      roles: held?.items ?? [],
      scopes,
      endsAt: firstOf(endsAt, row?.expiresAt),
    };
  }
}

function firstOf(...ends: readonly (Date | undefined)[]): string | null {
  const times = ends.flatMap((end) => (end === undefined ? [] : [end.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
