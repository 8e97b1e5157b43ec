/**
 * What a key may do, from most to least. Admins run the service; organisers run leagues and register players; judges see
 * hidden zones and every deck, and decide where a game lets judges decide; players act for their own seat; spectators
 * watch.
 */
export const ROLES = ['admin', 'organiser', 'judge', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

/** Who makes a request, as far as the service can tell: the holder of a key. */
export interface CallerIdentity {
  readonly keyId: string;
  readonly role: Role;
  /** Only and always with the role `player`. */
  readonly playerId?: string;
}
