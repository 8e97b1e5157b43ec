/** Might that texts add up, compare or swap. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"if your other units have total Might 4 or more"', () => {
  const pupil = unitOf('pupil', 'When you play me, gain 2 XP if your other units have total Might 4 or more.', 6);
  it.each([
    ['1 and 2', ['m1', 'm2'], [], 0],
    ['2 and 2', ['m2', { card: 'm2', as: 'other' }], [], 2],
    ['no might of an opponent', ['m2'], ['m6'], 0],
    ['a buff as well', ['m3', { card: 'm0', buff: true }], [], 2],
  ])('counts %s', (_what, p1, p2, experience) => {
    const table = open([pupil], { p1, p2 }, {}, { p1: inHand('pupil') });
    expect(emptyChain(play(table, 'pupil')).player('p1')['experience']).toBe(experience);
  });
});

describe('"reduced by the highest Might among units you control"', () => {
  const cleaver = {
    ...spellOf('cleaver', [
      "If you control a unit, this spell's Energy cost is reduced by the highest Might among units you control.",
      'Deal 2 to a unit.',
    ]),
    energy: 5,
  };
  const table = (...p1: readonly string[]) =>
    open([cleaver], { p1, p2: [at('m6', 'meadow')] }, { meadow: 'p2' }, { p1: inHand('cleaver') });
  it('takes the highest might of the own units, and no sum', () => {
    play(table('m5', 'm1'), 'cleaver').answer('p1', ['m6']).expectHappened('cardChained', {});
    table('m4', 'm1').expectRefused('p1', { action: 'play', card: 'cleaver' }, 'cost.not-payable');
    table().expectRefused('p1', { action: 'play', card: 'cleaver' }, 'cost.not-payable');
  });
});

describe('"move me … if my Might is more than the total Might of enemy units there"', () => {
  const keeper = unitOf(
    'keeper',
    [
      "I can't be readied.",
      '{2}: Move me to an enemy battlefield that is occupied if my Might is more than the total Might of enemy units there.',
    ],
    4,
  );
  const used = (enemies: readonly string[]) => {
    const p2 = enemies.map((card, index) => at(card, 'bridge', { as: `enemy-${index}` }));
    const table = open([keeper], { p1: ['keeper'], p2 }, { bridge: 'p2' }, { p1: { energy: 2 } });
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

it('"swap the Might of two units" stays by hand: might below 0 counts as 0 (140.2.b)', () => {
  expect(() => spellOf('swap', 'Swap the Might of two friendly units at the same battlefield this turn.')).toThrow(
    'not read',
  );
});

describe('"one on one", and "this combat" (440)', () => {
  const fencer = unitOf('fencer', 'When I attack or defend one on one, give me +2 {might} this turn.', 3);
  it.each([
    ['one on one', ['fencer'], [at('m4', 'bridge')], 5],
    ['against two', ['fencer'], [at('m4', 'bridge'), at('m1', 'bridge')], 3],
    ['beside another', ['fencer', 'm1'], [at('m4', 'bridge')], 3],
  ])('%s', (_what, p1, p2, might) => {
    const table = open([fencer], { p1, p2 }, { bridge: 'p2' });
    table.answer('p1', { action: 'move', to: 'bridge' }).answer('p1', [...p1]);
    emptyChain(table);
    expect(mightOf(table, 'fencer')).toBe(might);
  });
  it('ends with the turn where no combat comes to its end (317.3.a)', () => {
    const eager = unitOf('eager', 'When you play me, double my Might this combat.', 3);
    const table = emptyChain(play(open([eager], { p1: [], p2: [] }, {}, { p1: inHand('eager') }), 'eager'));
    const id = table.find('p1', 'board', 'eager');
    expect(mightOf(table, id)).toBe(6);
    expect(mightOf(endTurn(table), id)).toBe(3);
  });
  it('ends with the combat, and before the turn ends', () => {
    const post = battlefieldOf('post', 'When you defend here, choose a unit. It gains [Shield 3] this combat.');
    const boards = { p1: ['m3'], p2: [at('m2', 'post')] };
    const table = open([post], boards, { post: 'p2' });
    table.answer('p1', { action: 'move', to: 'post' }).answer('p1', ['m3']);
    table.answer('p2', ['m2']);
    emptyChain(table);
    expect(mightOf(table, 'm2')).toBe(5);
    for (let passes = 0; passes < 6 && table.state.pending[0]?.kind !== 'turnAction'; passes++)
      table.answer(table.state.pending[0]?.seat ?? 'p1', { action: 'pass' });
    table.expectHappened('combatEnded', { object: 'post' });
    expect(table.facts('m2').keywords['shield'] ?? 0).toBe(0);
  });
});
