import type { Policy } from './policy.js';

const THREE_ONE_NOTHING = { win: 3, draw: 1, loss: 0, bye: 3 };

/** Magic Tournament Rules, appendix C: the practice that most stores and programs follow, also for other games. */
export const MTR: Policy = {
  id: 'mtr',
  title: 'Magic Tournament Rules, appendix C',
  source: 'Magic Tournament Rules, appendix C; a bye is a win by two games (10.4)',
  points: THREE_ONE_NOTHING,
  gamePoints: { win: 3, draw: 1 },
  gamesOfBye: 2,
  floor: [33, 100],
  measures: ['match-points', 'opponents-match-win', 'game-win', 'opponents-game-win'],
};

/** FIDE counts a win 1 and a draw one half: here in halves. */
const FIDE: Omit<Policy, 'id' | 'title' | 'measures'> = {
  source: 'FIDE Handbook C.07 (2024), articles 6 to 10 and 14 to 16; Kifu chose the tie-breakers and their order',
  points: { win: 2, draw: 1, loss: 0, bye: 2 },
  unit: 2,
  gamePoints: { win: 2, draw: 1 },
  gamesOfBye: 0,
  floor: null,
};

const FIDE_POLICIES: readonly Policy[] = [
  {
    ...FIDE,
    id: 'fide-2024-swiss',
    title: 'FIDE, Swiss system',
    measures: ['match-points', 'buchholz-cut-1', 'buchholz', 'fide-sonneborn-berger', 'direct-encounter', 'wins'],
  },
  {
    ...FIDE,
    id: 'fide-2024-swiss-median',
    title: 'FIDE, Swiss system, Median Buchholz',
    measures: ['match-points', 'direct-encounter', 'median-buchholz', 'progressive', 'wins', 'games-with-black'],
  },
  {
    ...FIDE,
    id: 'fide-2024-swiss-ratings',
    title: 'FIDE, Swiss system, by ratings of the opponents',
    measures: ['match-points', 'direct-encounter', 'average-rating', 'buchholz-cut-1', 'wins', 'games-with-black'],
  },
  {
    ...FIDE,
    id: 'fide-2024-round-robin',
    title: 'FIDE, round robin',
    measures: ['match-points', 'direct-encounter', 'wins', 'fide-sonneborn-berger', 'koya'],
  },
];

/** Those of no game of ours; a game's own come from the game. */
export const POLICIES: readonly Policy[] = [
  MTR,
  {
    ...MTR,
    id: 'flesh-and-blood',
    title: 'Flesh and Blood, cumulative tie-breaker',
    source: 'Flesh and Blood tournament rules: a win 1, everything else 0; the cumulative tie-breaker',
    points: { win: 1, draw: 0, loss: 0, bye: 1 },
    floor: null,
    measures: ['match-points', 'cumulative'],
  },
  ...FIDE_POLICIES,
];

/** The policy of this id; undefined if the id is unknown. */
export const policyOf = (id: string): Policy | undefined => POLICIES.find((policy) => policy.id === id);
