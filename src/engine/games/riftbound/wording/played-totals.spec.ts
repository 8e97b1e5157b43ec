/** Might that texts add up, compare or swap. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"if your other units have total Might 5 or more"', () => {
  const novice = unitOf('novice', 'When you play me, draw 1 if your other units have total Might 5 or more.', 6);
  it.each([
    ['2 and 2', ['m2', { card: 'm2', as: 'other' }], [], 0],
    ['2 and 3', ['m2', 'm3'], [], 1],
    ['no might of an opponent', ['m2'], ['m6'], 0],
    ['a buff as well', ['m4', { card: 'm0', buff: true }], [], 1],
  ])('counts %s', (_what, p1, p2, drawn) => {
    const table = open([novice], { p1, p2 }, {}, { p1: inHand('novice') });
    expect(handSize(emptyChain(play(table, 'novice')))).toBe(drawn);
  });
});

describe('"reduced by the highest Might among units you control"', () => {
  const splitter = {
    ...spellOf('splitter', [
      "This spell's Energy cost is reduced by the highest Might among units you control.",
      'Deal 5 to a unit at a battlefield.',
    ]),
    energy: 5,
  };
  const table = (...p1: readonly string[]) =>
    open([splitter], { p1, p2: [at('m6', 'meadow')] }, { meadow: 'p2' }, { p1: inHand('splitter') });
  it('takes the highest might of the own units, and no sum', () => {
    play(table('m5', 'm1'), 'splitter').answer('p1', ['m6']).expectHappened('cardChained', {});
    table('m4', 'm1').expectRefused('p1', { action: 'play', card: 'splitter' }, 'cost.not-payable');
    table().expectRefused('p1', { action: 'play', card: 'splitter' }, 'cost.not-payable');
  });
});

describe('"move me … if my Might is greater than the total Might of enemy units there"', () => {
  const keeper = unitOf(
    'keeper',
    [
      "I can't be readied.",
      '{chaos}: Move me to an occupied enemy battlefield if my Might is greater than the total Might of enemy units there.',
    ],
    4,
  );
  const used = (enemies: readonly string[]) => {
    const p2 = enemies.map((card, index) => at(card, 'bridge', { as: `enemy-${index}` }));
    const table = open([keeper], { p1: ['keeper'], p2 }, { bridge: 'p2' }, { p1: { chaos: 1 } });
    const chosen = activate(table, 'keeper', 'use').answer('p1', ['bridge']);
    return emptyChain(
      chosen.state.pending[0]?.kind === 'payment' ? chosen.answer('p1', chosen.legal('p1')[0] ?? null) : chosen,
    );
  };
  it('moves against less might, and not against as much', () => {
    used(['m1', 'm2']).expectHappened('moved', { object: 'keeper', to: 'bridge' });
    used(['m2', 'm2']).expectNotHappened('moved');
  });
  it('is not readied as the turn begins (315.1)', () => {
    const table = open([keeper], {
      p1: [
        { card: 'keeper', exhausted: true },
        { card: 'm1', exhausted: true },
      ],
      p2: [],
    });
    endTurn(endTurn(table), 'p2');
    expect(['keeper', 'm1'].map((unit) => table.marks(unit)['exhausted'] ?? false)).toEqual([true, false]);
  });
});

describe('"swap the Might of two units at the same battlefield this turn"', () => {
  const swap = spellOf('swap', 'Swap the Might of two units at the same battlefield this turn.');
  const table = () =>
    open(
      [swap],
      { p1: [at('m5', 'meadow', { buff: true }), at('m2', 'meadow'), 'm4'], p2: [at('m3', 'bridge')] },
      { meadow: 'p1', bridge: 'p2' },
      { p1: inHand('swap') },
    );
  it('gives each the might of the other until the turn ends', () => {
    const played = emptyChain(play(table(), 'swap').answer('p1', ['meadow']).answer('p1', ['m5']).answer('p1', ['m2']));
    expect([mightOf(played, 'm5'), mightOf(played, 'm2')]).toEqual([2, 6]);
    endTurn(played);
    expect([mightOf(played, 'm5'), mightOf(played, 'm2')]).toEqual([6, 2]);
  });
  it('offers no unit elsewhere as the second', () => {
    play(table(), 'swap')
      .answer('p1', ['meadow'])
      .answer('p1', ['m5'])
      .expectLegal('p1', [['m2']]);
  });
});

describe('"this combat" (440)', () => {
  const duelist = unitOf('duelist', 'When I attack or defend one on one, double my Might this combat.', 3);
  it.each([
    ['one on one', ['duelist'], [at('m4', 'bridge')], 6],
    ['against two', ['duelist'], [at('m4', 'bridge'), at('m1', 'bridge')], 3],
    ['beside another', ['duelist', 'm1'], [at('m4', 'bridge')], 3],
  ])('%s', (_what, p1, p2, might) => {
    const table = open([duelist], { p1, p2 }, { bridge: 'p2' });
    table.answer('p1', { action: 'move', to: 'bridge' }).answer('p1', [...p1]);
    emptyChain(table);
    expect(mightOf(table, 'duelist')).toBe(might);
  });
  it('ends with the combat, and before the turn ends', () => {
    const position = battlefieldOf('position', 'When you defend here, choose a unit. It gains [Shield 2] this combat.');
    const boards = { p1: ['m3'], p2: [at('m2', 'position')] };
    const table = open([position], boards, { position: 'p2' });
    table.answer('p1', { action: 'move', to: 'position' }).answer('p1', ['m3']);
    table.answer('p2', ['m2']);
    emptyChain(table);
    expect(mightOf(table, 'm2')).toBe(4);
    for (let passes = 0; passes < 6 && table.state.pending[0]?.kind !== 'turnAction'; passes++)
      table.answer(table.state.pending[0]?.seat ?? 'p1', { action: 'pass' });
    table.expectHappened('combatEnded', { object: 'position' });
    expect(table.facts('m2').keywords['shield'] ?? 0).toBe(0);
  });
});
