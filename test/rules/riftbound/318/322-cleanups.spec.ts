import { expect, it } from 'vitest';
import { free, sequence, target } from '../../../support/riftbound-abilities.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
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
  /** A card for each battlefield of its player's. */
  const harvest = free(
    'harvest',
    sequence(
      { do: 'all', from: { is: ['battlefield'], of: 'you', marks: { controlled: true } }, as: 'held' },
      { do: 'draw', count: { size: 'held' } },
    ),
  );
  const home = free('home', { do: 'move', objects: 'target' }, { targets: [target()] });
  /** In response to the harvest m1 goes home. */
  const respondedTo = (...units: readonly string[]) => {
    const seats = { p1: inHand('harvest', 'home') };
    const p1 = units.map((unit) => at(unit, 'meadow'));
    const table = battleTable({ p1, p2: [] }, { meadow: 'p1' }, { cards: [harvest, home], seats });
    return allPass(play(play(table, 'harvest'), 'home').answer('p1', ['m1']));
  };
  it('leaves it to nobody while something is on the chain, which resolves without it', () => {
    const table = respondedTo('m1').expectHappened('controlLost', { object: 'meadow', seat: 'p1', cites: '322.6' });
    expect([chainOf(table), table.marks('meadow')]).toEqual([['harvest'], {}]);
    allPass(table).expectNotHappened('drawn').expectDecision({ p1: 'turnAction' });
  });
  it('leaves it while something is on the chain and a unit is there', () => {
    allPass(respondedTo('m1', 'm2').expectNotHappened('controlLost')).expectHappened('drawn', { seat: 'p1' });
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

rule('Riftbound 322.13', () => {
  it('begins a showdown in the cleanup after the move', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [] }), 'p1', ['m2'], 'bridge');
    table.expectHappened('showdownOpened', { object: 'bridge', cites: '322.13' });
  });
  it('begins none where who comes has control already', () => {
    const table = move(
      battleTable({ p1: ['m2', at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }),
      'p1',
      ['m2'],
      'meadow',
    );
    table.expectNotHappened('showdownOpened').expectDecision({ p1: 'turnAction' });
  });
});
