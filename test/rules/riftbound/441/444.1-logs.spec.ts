/** What the log says of points, of the card instead of the final one, and of what is scored again. */
import { expect, it } from 'vitest';
import { free, kill, target, UNIT } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, endTurn, play } from '../../../support/riftbound-play.js';
import { battlefield, gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  free('doom', kill(), { targets: [target(UNIT)] }),
  gear({
    id: 'seal',
    abilities: [{ kind: 'prohibition', name: 'seal', on: { event: 'scored', where: { seat: { seat: 'opponents' } } } }],
  }),
  battlefield({
    id: 'summit',
    abilities: [
      {
        kind: 'static',
        name: 'summit',
        affects: { self: true },
        changes: [{ change: 'flag', flag: 'raisesVictoryScore' }],
      },
    ],
  }),
];
const conquest = (points: number, more: readonly string[] = []) => {
  const table = battleTable({ p1: ['m1', 'm2'], p2: [...more] }, {}, { cards, seats: { p1: { points } } });
  return passAll(move(table, 'p1', ['m1'], 'meadow'));
};
const KINDS = ['controlTaken', 'controlLost', 'scored', 'pointsGained', 'drawn', 'gameEnded'];

const CONQUERED = '345.2.a.1, 442.1, 376.4.b.2, 376.4.b.2.a, 376.4.b.2.b, 376.4.b.2.c, 443, 444.2';
const HELD = '442.2, 315.2.b.1, 376.4.c.2, 376.4.c.2.a, 376.4.c.2.b, 376.4.c.2.c, 443, 444.2';
const taken = (place: string, rules = '345.2.a, 182.4, 182.6.a') =>
  `controlTaken object ${place}, seat p1, card ${place} (${rules})`;
const scored = (place: string) => `scored object ${place}, seat p1, by conquer, card ${place} (${CONQUERED})`;
const DRAWN = 'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}}';

rule('Riftbound 444.1.b.2', () => {
  it('gives a point as any other where it is not the final one', () => {
    expect(linesOf(conquest(6), ...KINDS)).toEqual([
      taken('meadow'),
      scored('meadow'),
      'pointsGained seat p1, amount 1, by conquer, points 7 (444.1)',
    ]);
  });
  it('gives a card by its rule where another battlefield is not scored', () => {
    expect(linesOf(conquest(7), ...KINDS)).toEqual([taken('meadow'), scored('meadow'), `${DRAWN} (444.1.b.2)`]);
  });
  it('gives the final point by its rule where all are scored', () => {
    expect(linesOf(passAll(move(conquest(6), 'p1', ['m2'], 'bridge')), ...KINDS)).toEqual([
      taken('bridge'),
      scored('bridge'),
      'pointsGained seat p1, amount 1, by conquer, points 8 (444.1.b.2, 444.1)',
      'gameEnded winners [p1], losers [p2], draw false, reason points (322.1, 445)',
    ]);
  });
});

rule('Riftbound 444.1.b.1', () => {
  const held = (points: number) => {
    const seats = { p2: { points } };
    const table = endTurn(battleTable({ p1: [], p2: [at('m1', 'bridge')] }, { bridge: 'p2' }, { seats }));
    return linesOf(table, 'scored', 'pointsGained', 'gameEnded');
  };
  it('names itself for the final point alone', () => {
    const line = `scored object bridge, seat p2, by hold, card bridge (${HELD})`;
    expect(held(6)).toEqual([line, 'pointsGained seat p2, amount 1, by hold, points 7 (444.1)']);
    expect(held(7)).toEqual([
      line,
      'pointsGained seat p2, amount 1, by hold, points 8 (444.1.b.1, 444.1)',
      'gameEnded winners [p2], losers [p1], draw false, reason points (322.1, 445)',
    ]);
  });
});

rule('Riftbound 444.1.b.2', () => {
  it('keeps a player from scoring: control is taken without a point, and without a card', () => {
    expect(linesOf(conquest(0, ['seal']), ...KINDS)).toEqual([taken('meadow')]);
    expect(linesOf(conquest(7, ['seal']), ...KINDS)).toEqual([taken('meadow')]);
  });
});

rule('Riftbound 443', () => {
  it('is why what was lost and is taken again in the turn is not scored', () => {
    const table = battleTable({ p1: ['m1', 'm2'], p2: [] }, {}, { cards, seats: { p1: inHand('doom') } });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    allPass(play(table, 'doom').answer('p1', ['m1']));
    expect(linesOf(table, ...KINDS)).toEqual(['controlLost object meadow, seat p1, card meadow (322.6, 182.4.c)']);
    passAll(move(table, 'p1', ['m2'], 'meadow'));
    expect(linesOf(table, ...KINDS)).toEqual([taken('meadow', '345.2.a, 182.4, 182.6.a, 443')]);
    expect(table.player('p1')['points']).toBe(1);
  });
});

rule('Riftbound 445', () => {
  const open = (points: number) => {
    const battlefields = [{ card: 'summit', as: 'summit' }];
    return battleTable({ p1: ['m1'], p2: [] }, {}, { cards, seats: { p1: { points, battlefields } } });
  };
  it('is a score that a battlefield raises by 1', () => {
    expect([open(8).state.outcome, open(9).state.outcome?.winners]).toEqual([null, ['p1']]);
  });
  it('has the final point be the last one below it', () => {
    const lines = (points: number) => linesOf(passAll(move(open(points), 'p1', ['m1'], 'summit')), ...KINDS);
    expect(lines(7)).toEqual([
      taken('summit'),
      scored('summit'),
      'pointsGained seat p1, amount 1, by conquer, points 8 (444.1)',
    ]);
    expect(lines(8)).toEqual([taken('summit'), scored('summit'), `${DRAWN} (444.1.b.2)`]);
  });
});
