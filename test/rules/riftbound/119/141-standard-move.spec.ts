import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { noCase, rule } from '../../../support/rule.js';

rule('Riftbound 141.1.a', () => {
  it('is an action of one’s own action phase, and of nobody else', () => {
    const table = battleTable({ p1: ['m2'], p2: ['m3'] });
    table.expectLegal('p1', [
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      { action: 'end-turn' },
    ]);
    expect(table.refused('p2', { action: 'move', to: 'bridge' }).code).toBe('decision.none');
  });
});

rule('Riftbound 141.1.b', () => {
  const spark = free('spark', draw());
  const open = () => battleTable({ p1: ['m2'], p2: [] }, {}, { cards: [spark], seats: { p1: inHand('spark') } });
  it('is none while something is on the chain', () => {
    const table = play(open(), 'spark')
      .expectDecision({ p1: 'priority' })
      .expectLegal('p1', [{ action: 'pass' }]);
    table.expectRefused('p1', { action: 'move', to: 'bridge' }, 'move.moment', '141.1.b', '309.1.a');
  });
  it('is one before and after', () => {
    const moves = [{ action: 'move', to: 'meadow' }, { action: 'move', to: 'bridge' }, { action: 'end-turn' }];
    open().expectLegal('p1', [{ action: 'play', card: 'spark' }, ...moves]);
    allPass(play(open(), 'spark')).expectLegal('p1', moves);
  });
});

rule('Riftbound 141.1.c', () => {
  it('is none of a showdown, also where a ready unit could move', () => {
    const table = move(battleTable({ p1: ['m2', 'm3'], p2: [] }), 'p1', ['m2'], 'meadow');
    table.expectDecision({ p1: 'focus' }).expectLegal('p1', [{ action: 'pass' }]);
    table.expectRefused('p1', { action: 'move', to: 'bridge' }, 'move.moment', '141.1.c', '308.1.a');
  });
  it('is one again when the showdown is over', () => {
    const table = passAll(move(battleTable({ p1: ['m2', 'm3'], p2: [] }), 'p1', ['m2'], 'meadow'));
    expect(table.legal('p1')).toContainEqual({ action: 'move', to: table.id('bridge') });
  });
});

rule('Riftbound 141.2', () => {
  it('exhausts the unit as its cost, so that it does not move again', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'meadow');
    table.expectHappened('exhausted', { object: 'm2', cites: '407.3.a' });
    table.expectHappened('moved', { object: 'm2', to: 'meadow', cites: '407.3.b' });
    expect(table.marks('m2')).toEqual({ exhausted: true, at: table.id('meadow') });
  });
  it('is not for a unit that is exhausted', () => {
    const table = battleTable({ p1: [{ card: 'm2', exhausted: true }], p2: [] });
    table.expectLegal('p1', [{ action: 'end-turn' }]);
    table.expectRefused('p1', { action: 'move', to: 'meadow' }, 'move.nobody', '141.2', '401.4');
  });
});

rule('Riftbound 141.3', () => {
  it('moves several units as one action, in any number', () => {
    const table = battleTable({ p1: ['m1', 'm2', 'm3'], p2: [] }).answer('p1', { action: 'move', to: 'meadow' });
    table.expectDecision({ p1: 'movingUnits' });
    table.expectLegal('p1', [['m1'], ['m2'], ['m3'], ['m1', 'm2'], ['m1', 'm3'], ['m2', 'm3'], ['m1', 'm2', 'm3']]);
    table.answer('p1', ['m1', 'm3']);
    expect(table.rulesOf('moved')).toHaveLength(2);
    expect(table.marks('m2')).toEqual({});
  });
  it('is not for nobody', () => {
    const table = battleTable({ p1: ['m1'], p2: [] }).answer('p1', { action: 'move', to: 'meadow' });
    expect(table.refused('p1', []).code).toBe('answer.too-few');
  });
});

rule('Riftbound 141.3.a', () => {
  noCase('outside', 'The destination is named once, before the units.');
  it('has one destination for all', () => {
    const table = move(battleTable({ p1: ['m1', 'm2'], p2: [] }), 'p1', ['m1', 'm2'], 'bridge');
    expect([table.marks('m1')['at'], table.marks('m2')['at']]).toEqual([table.id('bridge'), table.id('bridge')]);
  });
});

rule('Riftbound 141.3.b', () => {
  it('lets them come from different places', () => {
    const table = battleTable({ p1: ['m1', at('ganker', 'meadow')], p2: [] }, { meadow: 'p1' });
    move(table, 'p1', ['m1', 'ganker'], 'bridge');
    table.expectHappened('moved', { object: 'm1', to: 'bridge' });
    table.expectHappened('moved', { object: 'ganker', origin: 'meadow' });
  });
});

rule('Riftbound 141.3.c', () => {
  it('exhausts all of them at once, before they move', () => {
    const table = move(battleTable({ p1: ['m1', 'm2'], p2: [] }), 'p1', ['m1', 'm2'], 'bridge');
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('exhausted'), kinds.indexOf('exhausted') + 4)).toEqual([
      'exhausted',
      'exhausted',
      'moved',
      'moved',
    ]);
  });
});

rule('Riftbound 141.4.a', () => {
  it('goes from the base to any battlefield', () => {
    const table = battleTable({ p1: ['m1'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' });
    table.expectLegal('p1', [
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      { action: 'end-turn' },
    ]);
  });
});

rule('Riftbound 141.4.b', () => {
  it('goes from a battlefield to the own base', () => {
    const table = battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    table.expectLegal('p1', [{ action: 'move', to: 'base' }, { action: 'end-turn' }]);
    move(table, 'p1', ['m1'], 'base').expectHappened('moved', { object: 'm1', origin: 'meadow', cites: '141.4.b' });
    expect(table.marks('m1')).toEqual({ exhausted: true });
  });
  it('is not from the base to the base', () => {
    const table = battleTable({ p1: ['m1'], p2: [] });
    table.expectRefused('p1', { action: 'move', to: 'base' }, 'move.nobody', '141.4.b');
  });
});

rule('Riftbound 141.4.c', () => {
  it('goes from battlefield to battlefield only with Ganking', () => {
    const table = battleTable({ p1: [at('ganker', 'meadow'), at('m1', 'meadow')], p2: [] }, { meadow: 'p1' });
    table.answer('p1', { action: 'move', to: 'bridge' }).expectLegal('p1', [['ganker']]);
    table.answer('p1', ['ganker']).expectHappened('moved', { object: 'ganker', cites: '726.1' });
  });
});
