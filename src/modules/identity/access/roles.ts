import type { Permission } from './rights.js';

/**
 * Admins run the service; organisers run leagues and register players; head judges also hear appeals; judges see hidden
 * zones and rule; scorekeepers record what others play; players act for their own seat; spectators watch. What each may
 * do is said in one table, `rights.ts`.
 */
export const ROLES = ['admin', 'organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that somebody can hold in one league or organisation; admins are the service's own. */
export const LOCAL_ROLES = ['organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator'] as const;
export type LocalRole = (typeof LOCAL_ROLES)[number];

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

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
