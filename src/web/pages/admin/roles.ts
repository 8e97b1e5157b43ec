/** Held everywhere. */
export const ROLES = ['admin', 'organiser', 'head-judge', 'judge', 'scorekeeper', 'player', 'spectator'] as const;
