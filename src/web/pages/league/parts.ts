/** What the page shows of the league. */
export const PARTS = ['table', 'cross', 'results', 'decks'] as const;
export type Part = (typeof PARTS)[number];
