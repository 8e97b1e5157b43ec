import { expect, it } from 'vitest';
import { at, battleTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { endTurn } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

/** Both hold the battlefield that they brought; p1 ends the turn. */
const next = () => {
  const boards = {
    p1: [at('m2', 'meadow'), { card: 'm5', as: 'm5', damage: 2, stunned: true }],
    p2: [at('m3', 'bridge', { as: 'm3', exhausted: true })],
  };
  return endTurn(battleTable(boards, { meadow: 'p1', bridge: 'p2' }));
};

rule('Riftbound 317.4', () => {
  it('ends the turn, and goes phase by phase to the action of the next player', () => {
    const table = next();
    expect(linesOf(table)).toEqual([
      'turnChanged seat p1, number 3, phase ending, began false (317.1)',
      'phaseBegan seat p1, phase ending (317.1)',
      'stunEnded object m5, card m5 (410.1.a.2)',
      'healed object m5, amount 2, card m5 (317.2, 140.3.b, 405.1, 405.1.a, 405.2, 405.3.a)',
      'turnChanged seat p2, number 4, phase awaken, began true (317.4, 304)',
      'phaseBegan seat p2, phase awaken (317.4, 304)',
      'turnBegan seat p2, turns 3 (304)',
      'readied object m3, cause p2, card m3 (315.1.a, 402.3.a)',
      'turnChanged seat p2, number 4, phase beginning, began false (314)',
      'phaseBegan seat p2, phase beginning (314)',
      'scored object bridge, seat p2, by hold, card bridge (442.2, 315.2.b.1, 376.4.c.2, 376.4.c.2.a, 376.4.c.2.b, 376.4.c.2.c, 443, 444.2)',
      'pointsGained seat p2, amount 1, by hold, points 1 (444.1)',
      'turnChanged seat p2, number 4, phase channel, began false (314)',
      'phaseBegan seat p2, phase channel (314)',
      'channelled seat p2, exhausted false, object fury, card fury (315.3.b, 315.3.b.1, 417.1)',
      'channelled seat p2, exhausted false, object fury, card fury (315.3.b, 315.3.b.1, 417.1)',
      'turnChanged seat p2, number 4, phase draw, began false (314)',
      'phaseBegan seat p2, phase draw (314)',
      'drawn seat p2, secret {seats [p2], fields {card soldier, object soldier}} (315.4.b, 400.1, 400.2.a)',
      'turnChanged seat p2, number 4, phase action, began false (314)',
      'phaseBegan seat p2, phase action (314)',
    ]);
    expect(table.state.turn).toEqual({ number: 4, active: 'p2', phase: 'action' });
  });
});

rule('Riftbound 317.1', () => {
  it('begins the ending phase, in which those that were stunned recover', () => {
    const table = next();
    expect(linesOf(table).slice(0, 3)).toEqual([
      'turnChanged seat p1, number 3, phase ending, began false (317.1)',
      'phaseBegan seat p1, phase ending (317.1)',
      'stunEnded object m5, card m5 (410.1.a.2)',
    ]);
    expect(table.marks('m5')).toEqual({});
  });
});

rule('Riftbound 317.2', () => {
  it('heals what has damage, once', () => {
    expect(linesOf(next(), 'healed')).toEqual([
      'healed object m5, amount 2, card m5 (317.2, 140.3.b, 405.1, 405.1.a, 405.2, 405.3.a)',
    ]);
  });
});
