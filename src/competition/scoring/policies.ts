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
];

/** The policy of this id; undefined if the id is unknown. */
export const policyOf = (id: string): Policy | undefined => POLICIES.find((policy) => policy.id === id);
