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
