/** The whole log of a combat, entry by entry, and the marks that it sets and takes away. */
import { expect, it } from 'vitest';
import { at, attackBridge, fightAtBridge } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const BY_DAMAGE = '439.1.a, 439.1.b, 439.1.d.1.a, 439.1.d.9, 404.6.c, 404.6.c.1';
const KILLED = '322.4, 322.3, 140.2.a, 415.4, 415.5.c';
const HEALED = '440.1.a.1, 140.3.b, 405.1, 405.1.a, 405.2, 405.3.a';

rule('Riftbound 438.1.a.3', () => {
  it('logs each unit at the battlefield as attacker or defender, with the players', () => {
    const table = attackBridge(['m3'], ['m2']);
    expect(linesOf(table)).toEqual([
      'exhausted object m3, card m3 (141.2, 141.3.c, 407.3.a)',
      'moved object m3, to bridge, card m3, seat p1, origin null (407.3.b, 141.4.a, 420.3)',
      'contested object bridge, seat p1, card bridge (182.3.a, 182.3.b, 182.3.c)',
      'combatBegan object bridge, attacker p1, defender p2, card bridge (322.14, 322.10, 322.11, 434, 438.1.a.1, 438.1.a.2)',
      'sideTaken object m3, side attacking, card m3, seat p1, first true (438.1.a.3, 376.4.d.2, 376.4.d.2.a)',
      'sideTaken object m2, side defending, card m2, seat p2, first true (438.1.a.3, 376.4.e.2, 376.4.e.2.a)',
      'showdownOpened object bridge, seat p1, combat true, card bridge (438.1.a.1, 341)',
    ]);
    expect([table.marks('m3'), table.marks('m2')]).toEqual([
      { exhausted: true, at: table.id('bridge'), attacking: true, inCombat: true },
      { at: table.id('bridge'), defending: true, inCombat: true },
    ]);
  });
  it('is not taken anew by a unit that has it already', () => {
    const table = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(table, 'sideTaken')).toEqual([]);
  });
});

rule('Riftbound 439.1.a', () => {
  it('is dealt by each side to the other at once, and kills before anything else happens', () => {
    const table = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(table, 'showdownClosed', 'damageDealt', 'killed')).toEqual([
      'showdownClosed object bridge, card bridge (345, 345.1)',
      `damageDealt object m2, amount 3, source [m3], combat true, card m2 (${BY_DAMAGE})`,
      `damageDealt object m3, amount 2, source [m2], combat true, card m3 (${BY_DAMAGE})`,
      `killed object m2, source [m3], active false, spell false, cause p1, seat p2, card m2, becomes [m2] (${KILLED})`,
    ]);
  });
});

rule('Riftbound 440.1.a.1', () => {
  it('heals what is left, and takes its damage away', () => {
    const table = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(table, 'healed')).toEqual([`healed object m3, amount 2, card m3 (${HEALED})`]);
    expect(table.marks('m3')).toEqual({ exhausted: true, at: table.id('bridge') });
  });
});

rule('Riftbound 440.1.a.3', () => {
  it('is left by each unit that is still there, and by no other', () => {
    const won = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(won, 'sideLeft')).toEqual(['sideLeft object m3, card m3, seat p1 (440.1.a.3)']);
    expect(won.marks('m3')).toEqual({ exhausted: true, at: won.id('bridge') });
    const lost = fightAtBridge(['m1'], ['m3']);
    expect(linesOf(lost, 'sideLeft')).toEqual(['sideLeft object m3, card m3, seat p2 (440.1.a.3)']);
    expect(lost.marks('m3')).toEqual({ at: lost.id('bridge') });
  });
});

rule('Riftbound 440.2', () => {
  it('takes control for who alone is left, which ends the contest, and scores', () => {
    const table = fightAtBridge(['m3'], ['m2']);
    expect(linesOf(table).slice(-5)).toEqual([
      'controlTaken object bridge, seat p1, card bridge (440.2, 440.2.a, 182.4, 182.6.a)',
      'contestEnded object bridge, card bridge (440.2, 440.2.a, 182.4.a)',
      'scored object bridge, seat p1, by conquer, attacked true, excess 1, card bridge (440.2.b, 442.1, 376.4.b.2, 376.4.b.2.a, 376.4.b.2.b, 376.4.b.2.c, 443, 444.2)',
      'pointsGained seat p1, amount 1, by conquer, points 1 (444.1)',
      'combatEnded object bridge, winner p1, card bridge (440, 323.2)',
    ]);
    expect([table.marks('bridge'), table.cards('p1', 'battlefields')]).toEqual([
      { controlled: true },
      ['meadow', 'bridge'],
    ]);
  });
  it('stays where the defender is left, and only the contest ends', () => {
    const table = fightAtBridge(['m1'], ['m3']);
    expect(linesOf(table).slice(-2)).toEqual([
      'contestEnded object bridge, card bridge (440.2, 440.2.a, 182.4.a)',
      'combatEnded object bridge, winner p2, card bridge (440, 323.2)',
    ]);
    expect([table.marks('bridge'), table.cards('p2', 'battlefields')]).toEqual([{ controlled: true }, ['bridge']]);
  });
  it('is lost where nobody is left', () => {
    const table = fightAtBridge(['m2', 'm1'], [at('m3', 'bridge')]);
    expect(linesOf(table).slice(-3)).toEqual([
      'contestEnded object bridge, card bridge (440.2, 440.2.a, 182.3.b)',
      'controlLost object bridge, seat p2, card bridge (440.2.d)',
      'combatEnded object bridge, card bridge (440, 323.2)',
    ]);
    expect(table.marks('bridge')).toEqual({});
  });
});
