/** The measures by which tables are ranked, in the order in which forms offer them. `measures.ts` computes them. */
export const MEASURE_NAMES = [
  'match-points',
  'opponents-match-win',
  'game-win',
  'opponents-game-win',
  'opponents-points',
  'sonneborn-berger',
  'cumulative',
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'fide-sonneborn-berger',
  'progressive',
  'wins',
  'games-with-black',
  'koya',
  'average-rating',
  'direct-encounter',
] as const;

export type MeasureName = (typeof MEASURE_NAMES)[number];
