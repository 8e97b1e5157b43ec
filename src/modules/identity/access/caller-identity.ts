import type { Permission } from './rights.js';
import type { Role } from './roles.js';

/** Who makes a request, as far as the service can tell: the holder of a key, or of a session. */
export interface CallerIdentity {
  /** For sessions `session:<id>`: recorded events name it. */
  readonly keyId: string;
  /** Held everywhere. Roles in leagues come on top, by the player. */
  readonly role: Role;
  /** Always with the role `player`. */
  readonly playerId?: string;
  /** The session of a caller who logged in. */
  readonly session?: { readonly id: string; readonly accountId: string };
  /** All that the key, or the account, may do of what its roles may; without it, all of that. */
  readonly scopes?: readonly Permission[];
  /** When the key or the account expires. */
  readonly endsAt?: Date;
}
