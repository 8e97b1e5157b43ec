export const PARTS = ['players', 'decks', 'matches', 'roles', 'webhooks', 'exports'] as const;
export type Part = (typeof PARTS)[number];
