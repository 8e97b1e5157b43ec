import type { GameStatistics, StatisticDeclaration } from '../../statistics/index.js';
import { DUEL } from './rules/454-modes/458-duel.js';
import { MAGMA_CHAMBER } from './rules/454-modes/462-magma-chamber.js';

const scored = (by: 'conquer' | 'hold', title: string): StatisticDeclaration => ({
  id: `points-by-${by}`,
  title,
  unit: 'points',
  count: [{ kind: 'pointsGained', where: { by }, amount: 'amount' }],
  per: ['turn'],
});

const played = (type: 'unit' | 'gear' | 'spell', title: string): StatisticDeclaration => ({
  id: `${type}s-played`,
  title,
  unit: 'cards',
  count: [{ kind: 'played', where: { type } }],
  per: ['card'],
});

/** What is counted and pointed out of a game of Riftbound, as data over its log. */
export const statistics: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  // In teams the points of teammates count together (462).
  score: {
    statistic: 'points',
    leads: 'most',
    goal: DUEL.victory,
    goalIn: { 'magma-chamber': MAGMA_CHAMBER.victory },
  },
  counts: [
    {
      id: 'points',
      title: 'Points',
      unit: 'points',
      count: [{ kind: 'pointsGained', amount: 'amount' }],
      // Others' turns give points as well.
      per: ['round'],
    },
    scored('conquer', 'Points by conquering'),
    scored('hold', 'Points by holding'),
    {
      id: 'conquered',
      title: 'Battlefields conquered',
      unit: 'battlefields',
      count: [{ kind: 'scored', where: { by: 'conquer' } }],
      per: ['card'],
    },
    {
      id: 'held',
      title: 'Battlefields held',
      unit: 'battlefields',
      count: [{ kind: 'scored', where: { by: 'hold' } }],
      per: ['card'],
    },
    {
      id: 'channelled',
      title: 'Runes channelled',
      unit: 'runes',
      count: [{ kind: 'channelled' }],
      per: ['turn', 'card'],
    },
    { id: 'drawn', title: 'Cards drawn', unit: 'cards', count: [{ kind: 'drawn' }], per: ['card'] },
    played('unit', 'Units played'),
    played('gear', 'Gear played'),
    played('spell', 'Spells played'),
    {
      id: 'activated',
      title: 'Abilities activated',
      unit: 'abilities',
      count: [{ kind: 'abilityUsed' }],
      per: ['card'],
    },
    // One that opens a combat is won with it.
    {
      id: 'showdowns-won',
      title: 'Showdowns won',
      unit: 'showdowns',
      count: [{ kind: 'showdownClosed' }, { kind: 'combatEnded' }],
      seat: 'winner',
      per: ['turn', 'card'],
    },
    { id: 'hidden', title: 'Cards hidden', unit: 'cards', count: [{ kind: 'hidden' }], per: ['turn'] },
    { id: 'moves', title: 'Moves of units', unit: 'moves', count: [{ kind: 'moved' }], per: ['card'] },
    { id: 'killed', title: 'Own permanents killed', unit: 'permanents', count: [{ kind: 'killed' }], per: ['card'] },
    { id: 'burned-out', title: 'Burned out', unit: 'times', count: [{ kind: 'burnedOut' }] },
  ],
  moments: [
    { id: 'conquered', title: 'A battlefield is conquered', of: { kind: 'scored', where: { by: 'conquer' } } },
    { id: 'held', title: 'A battlefield is held', of: { kind: 'scored', where: { by: 'hold' } } },
    { id: 'combat', title: 'A combat begins', of: { kind: 'combatBegan' } },
    { id: 'killed', title: 'A permanent is killed', of: { kind: 'killed' } },
    { id: 'countered', title: 'A spell or ability is countered', of: { kind: 'countered' } },
    { id: 'burned-out', title: 'A player burns out', of: { kind: 'burnedOut' } },
    { id: 'left', title: 'A player leaves the game', of: { kind: 'playerRemoved' } },
  ],
};
