import { expect, it } from 'vitest';
import type { Entrant } from './cost.js';
import { explainSwiss } from './explain.js';
import { pairSwiss } from './swiss.js';

const entrant = (id: string, points: number, ...met: readonly string[]): Entrant => ({
  ...{ id, points, met, byes: 0, floated: false, team: null },
});

it('a pair of equal points needs no reason', () => {
  const entrants = [entrant('A', 3), entrant('B', 3)];
  expect(explainSwiss(entrants, 's', pairSwiss(entrants, 's'))).toMatchObject([{ points: [3, 3], reasons: [] }]);
});

it('two players who have met float: their rematch counts before every difference of points', () => {
  const entrants = [entrant('A', 6, 'B'), entrant('B', 6, 'A'), entrant('C', 3), entrant('D', 0)];
  const round = pairSwiss(entrants, 's');
  for (const { reasons } of explainSwiss(entrants, 's', round))
    for (const { floating, nearer, ruledOut } of reasons.filter(({ floating: of }) => of === 'A' || of === 'B'))
      if (['A', 'B'].includes(nearer))
        expect([floating, ruledOut]).toEqual([floating, { criterion: 'rematches', by: 1 }]);
  expect(explainSwiss(entrants, 's', round).flatMap(({ reasons }) => reasons)).toContainEqual({
    ...{ floating: 'A', nearer: 'B', ruledOut: { criterion: 'rematches', by: 1 } },
  });
});

it('the odd player of a group floats for the sake of the whole round', () => {
  const entrants = [
    entrant('A', 6),
    entrant('B', 3),
    entrant('C', 3),
    entrant('D', 3),
    entrant('E', 0),
    entrant('F', 0),
  ];
  const reasons = explainSwiss(entrants, 's', pairSwiss(entrants, 's')).flatMap((pair) => pair.reasons);
  expect(reasons.every(({ ruledOut }) => ruledOut === null || ruledOut.criterion === 'squares')).toBe(true);
});

it('a round with a stranger is a fault of the caller', () => {
  const round = pairSwiss([entrant('A', 0), entrant('B', 0)], 's');
  expect(() => explainSwiss([entrant('A', 0)], 's', round)).toThrow('no entrant');
});
