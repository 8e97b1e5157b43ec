import { expect, it } from 'vitest';
import { gear } from '../../../support/riftbound.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 322.4', () => {
  it('kills all units with damage of at least their might, together', () => {
    const table = battleTable({
      p1: [
        { card: 'm2', damage: 2 },
        { card: 'm3', damage: 2 },
      ],
      p2: [{ card: 'm1', damage: 4 }],
    });
    expect([table.exists('m2'), table.exists('m3'), table.exists('m1')]).toEqual([false, true, false]);
    expect([table.cards('p1', 'trash'), table.cards('p2', 'trash')]).toEqual([['m2'], ['m1']]);
  });
});

rule('Riftbound 140.2.a', () => {
  it('kills no unit without damage, also of might 0', () => {
    const table = battleTable({ p1: ['m0', { card: 'm0', as: 'hurt', damage: 1 }], p2: [] });
    expect([table.exists('m0'), table.exists('hurt')]).toEqual([true, false]);
  });
});

rule('Riftbound 322.6', () => {
  it('leaves a battlefield to nobody as its last unit goes', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'base').expectHappened('controlLost', { object: 'meadow', seat: 'p1', cites: '182.4.c' });
    expect(table.marks('meadow')).toEqual({});
  });
  it('leaves it while a unit is there', () => {
    const table = battleTable({ p1: [at('m1', 'meadow'), at('m2', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'base').expectNotHappened('controlLost');
    expect(table.marks('meadow')).toEqual({ controlled: true });
  });
  it('goes back to its owner', () => {
    const table = passAll(move(battleTable({ p1: ['m1'], p2: [] }), 'p1', ['m1'], 'bridge'));
    expect(table.cards('p1', 'battlefields')).toEqual(['meadow', 'bridge']);
    table.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' });
    move(table, 'p1', ['m1'], 'base');
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['meadow'], ['bridge']]);
  });
});

rule('Riftbound 322.7', () => {
  it('recalls gear from battlefields', () => {
    const table = battleTable(
      { p1: [at('sword', 'meadow'), at('m1', 'meadow')], p2: [] },
      { meadow: 'p1' },
      {
        cards: [gear({ id: 'sword' })],
      },
    );
    expect([table.marks('sword'), table.marks('m1')]).toEqual([{}, { at: table.id('meadow') }]);
  });
  it('trashes facedown cards where their player has lost control', () => {
    const facedown = [{ card: 'hero', as: 'hidden', at: 'meadow' }];
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, { seats: { p1: { facedown } } });
    expect(table.cards('p1', 'facedown')).toEqual(['hero']);
    move(table, 'p1', ['m1'], 'base').expectHappened('trashed', { cites: '322.7' });
    expect([table.cards('p1', 'facedown'), table.cards('p1', 'trash')]).toEqual([[], ['hero']]);
  });
});

rule('Riftbound 182.3.a', () => {
  it('contests a battlefield that nobody, or another, controls', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['m1'], 'bridge').expectHappened('contested', { object: 'bridge', seat: 'p1' });
  });
  it('contests none that its player controls', () => {
    const table = battleTable({ p1: ['m1', at('m2', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'meadow').expectNotHappened('contested');
  });
});

rule('Riftbound 317.2', () => {
  it('heals all units as the turn ends, of all players', () => {
    const table = battleTable({ p1: [{ card: 'm3', damage: 2 }], p2: [{ card: 'm4', damage: 1 }] });
    table.answer('p1', { action: 'end-turn' });
    table
      .expectHappened('healed', { object: 'm3', amount: 2, cites: '317.2' })
      .expectHappened('healed', { object: 'm4' });
    expect([table.marks('m3'), table.marks('m4')]).toEqual([{}, {}]);
  });
  it('heals nobody before that', () => {
    const table = battleTable({ p1: [{ card: 'm3', damage: 2 }, 'm1'], p2: [] });
    passAll(move(table, 'p1', ['m1'], 'meadow'));
    expect(table.marks('m3')).toEqual({ damage: 2 });
  });
});

rule('Riftbound 410.1.a.2', () => {
  it('ends as the next ending step begins, whoever’s turn it is', () => {
    const table = battleTable({ p1: [{ card: 'm3', stunned: true }], p2: [{ card: 'm4', stunned: true }] });
    table.answer('p1', { action: 'end-turn' });
    table.expectHappened('stunEnded', { object: 'm3' }).expectHappened('stunEnded', { object: 'm4' });
    expect([table.marks('m3'), table.marks('m4')]).toEqual([{}, {}]);
  });
});

rule('Riftbound 703', () => {
  it('gives 1 might', () => {
    const table = battleTable({ p1: [{ card: 'm3', buff: true }, 'm2'], p2: [] });
    expect([table.facts('m3').numbers['might'], table.facts('m2').numbers['might']]).toEqual([4, 2]);
  });
});
