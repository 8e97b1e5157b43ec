import { Query } from '@nestjs/cqrs';
import { type Permission } from '../../access/rights.js';
import { type CallerIdentity, type Role } from '../../access/roles.js';
import { type NamedPlace, type RoleOfPlayer } from '../list-player-roles/list-player-roles.query.js';

/** What a caller is for the service: by which credential, as whom, and how far and how long that goes. */
export interface Me {
  readonly kind: 'key' | 'session';
  /** As records and lists name it. */
  readonly id: string;
  /** Of a key. */
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
}

export class GetMe extends Query<Me> {
  constructor(readonly caller: CallerIdentity) {
    super();
  }
}
