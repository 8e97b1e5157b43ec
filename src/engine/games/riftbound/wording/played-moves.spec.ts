/** Where read texts send units, what they play, and what they repeat. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gear, unit } from '../../../../../test/support/riftbound.js';
import {
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"move … and ready it"', () => {
  const cards = [spellOf('ride', 'Move an exhausted friendly unit and ready it.')];
  const board = [
    { card: 'm2', as: 'm2', exhausted: true },
    { card: 'm3', as: 'm3', exhausted: true },
  ];
  it.each([
    [['bridge'], 'bridge'],
    [[], undefined],
  ])('readies the unit, and no other: to %o', (to, place) => {
    const table = play(open(cards, { p1: board, p2: ['m4'] }, {}, { p1: inHand('ride') }), 'ride');
    table
      .expectLegal('p1', [['m2'], ['m3']])
      .answer('p1', ['m2'])
      .answer('p1', to);
    emptyChain(table);
    expect([table.marks('m2')['at'], table.marks('m2')['exhausted'], table.marks('m3')['exhausted']]).toEqual([
      place && table.id(place),
      undefined,
      true,
    ]);
  });
});

describe('"move … to here"', () => {
  const cards = [
    unitOf('beacon', 'When I attack or defend, you may move any number of your token units to this battlefield.'),
    unit({ id: 'recruit', might: 1, supertype: 'token' }),
  ];
  it('offers the tokens of its player, and no other unit', () => {
    const table = open(cards, { p1: ['beacon', 'm2', 'recruit'], p2: [at('m5', 'bridge')] }, { bridge: 'p2' });
    move(table, 'p1', ['beacon'], 'bridge')
      .expectLegal('p1', [[], ['recruit']])
      .answer('p1', ['recruit']);
    emptyChain(table);
    expect(table.legal('p1')).toEqual(['yes', 'no']);
    table.answer('p1', 'yes').expectHappened('moved', { object: 'recruit', to: 'bridge' });
  });
});

it('"any number of friendly units at a battlefield" are at one battlefield', () => {
  const cards = [spellOf('retreat', 'Move any number of ready friendly units at a battlefield to their base.')];
  const boards = { p1: [at('m2', 'meadow'), at('m3', 'bridge'), 'm4'], p2: [] };
  const table = play(open(cards, boards, { meadow: 'p1', bridge: 'p1' }, { p1: inHand('retreat') }), 'retreat');
  table.answer('p1', ['meadow']).expectLegal('p1', [[], ['m2']]);
});

describe('"play a unit from your trash"', () => {
  const cards = [spellOf('raise', 'Play a unit from your trash, ignoring its cost. Draw 1.')];
  it('plays a unit, and no spell', () => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('raise'), trash: ['m6', 'raise'] } });
    emptyChain(play(table, 'raise'));
    expect(table.cards('p1', 'board')).toEqual(['m6']);
  });
  it('plays nothing from another trash', () => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('raise'), p2: { trash: ['m6'] } });
    emptyChain(play(table, 'raise'));
    expect(table.cards('p1', 'board')).toEqual([]);
  });
});

describe('"kill this instead"', () => {
  const cards = [
    gearOf('idol', 'If a ready friendly unit would die, kill this instead. Heal, exhaust, and recall that unit.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  it.each([
    ['m2', [true, false]],
    ['m4', [false, true]],
  ])('the death of %s: it stays, and the gear stays: %o', (victim, stays) => {
    const table = open(cards, { p1: ['m2', 'idol'], p2: ['m4'] }, {}, { p1: inHand('doom') });
    emptyChain(play(table, 'doom').answer('p1', [victim]));
    expect([table.exists(victim), table.exists('idol')]).toEqual(stays);
  });
});

it.each([
  [at('warden', 'meadow'), 0],
  ['warden', 1],
])('"opponents can’t gain points" from the place that the text names: %o', (warden, points) => {
  const cards = [unitOf('warden', 'Opponents can’t gain points while I’m at a battlefield.')];
  const table = open(cards, { p1: ['m2'], p2: [warden] }, { meadow: 'p2' });
  emptyChain(passAll(move(table, 'p1', ['m2'], 'bridge')));
  expect(table.player('p1')['points']).toBe(points);
});

describe('"Repeat"', () => {
  const cards = [spellOf('echo', ['[Repeat] — Discard 1', 'Give a unit +6 {might} this turn.'])];
  const table = () => open(cards, { p1: ['m2', 'm3'], p2: [] }, {}, { p1: inHand('echo', 'm4') });
  it('gives the second time to a unit of its own', () => {
    const played = play(table(), 'echo')
      .answer('p1', { pay: ['repeat'] })
      .answer('p1', ['m2'])
      .answer('p1', ['m3']);
    emptyChain(played.answer('p1', { [played.find('p1', 'hand', 'm4')]: 'discard' }));
    expect([mightOf(played, 'm2'), mightOf(played, 'm3'), handSize(played)]).toEqual([8, 9, 0]);
  });
  it('gives nothing the second time when it was not paid', () => {
    const played = play(table(), 'echo').answer('p1', { pay: [] }).answer('p1', ['m2']);
    emptyChain(played);
    expect([mightOf(played, 'm2'), mightOf(played, 'm3'), handSize(played)]).toEqual([8, 3, 1]);
  });
});

it.each([
  [['guard'], 7],
  [['guard', 'm2'], 3],
])('"alone" is without another unit of the player there: %o', (attackers, might) => {
  const cards = [unitOf('guard', 'While I’m attacking or defending alone, I have +4 {might}.')];
  const table = open(cards, { p1: ['guard', 'm2'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' });
  move(table, 'p1', attackers, 'bridge');
  expect(mightOf(table, 'guard')).toBe(might);
});

it.each([
  [['guard'], 3],
  [['guard', 'm2'], 6],
])('"with another unit" is another unit that attacks: %o', (attackers, might) => {
  const cards = [unitOf('guard', 'I have +3 {might} while I’m attacking with another unit.')];
  const table = open(cards, { p1: ['guard', 'm2'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' });
  move(table, 'p1', attackers, 'bridge');
  expect(mightOf(table, 'guard')).toBe(might);
});

it.each([
  ['I can be played to an open battlefield.', ['base', 'meadow']],
  ['I can be played to an occupied enemy battlefield.', ['base', 'bridge']],
  ['You may play me to a battlefield where there are enemy units.', ['base', 'bridge']],
])('%s', (text, legal) => {
  const boards = { p1: [], p2: [at('m4', 'bridge')] };
  const table = play(open([unitOf('guest', text)], boards, { bridge: 'p2' }, { p1: inHand('guest') }), 'guest');
  expect(table.legal('p1')).toEqual(legal.map((place) => (place === 'base' ? place : table.id(place))));
});

describe('"units enter ready"', () => {
  const cards = [
    unit({ id: 'sfd-t02', might: 2, supertype: 'token' }),
    gear({ id: 'sfd-t03', supertype: 'token' }),
    unitOf('wurm', 'Other friendly units enter ready.'),
    unitOf('late', 'When I move, gain 2 XP.'),
    gearOf('tool', 'This enters exhausted.'),
    spellOf('call', 'Play a 2 {might} Sand Soldier unit token to your base. Play a Gold gear token exhausted.'),
    spellOf('march', 'Units you play this turn enter ready.'),
    spellOf('rally', 'The next unit you play this turn enters ready.'),
  ];
  const exhausted = (table: ReturnType<typeof open>) =>
    Object.values(table.state.objects)
      .filter(({ zone, definition }) => zone.endsWith('.board') && definition !== 'wurm')
      .map(({ definition, marks }) => [definition, marks['exhausted'] === true]);
  const played = (names: readonly string[], board: readonly string[] = []) => {
    const table = open(cards, { p1: board, p2: [] }, {}, { p1: inHand(...names) });
    names.forEach((card) => emptyChain(play(table, card)));
    return exhausted(table);
  };
  it('readies cards and tokens that are units, and no gear', () => {
    expect(played(['late', 'tool', 'call'], ['wurm'])).toEqual([
      ['late', false],
      ['tool', true],
      ['sfd-t02', false],
      ['sfd-t03', true],
    ]);
  });
  it('does not ready the unit that says so', () => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('wurm') });
    expect(emptyChain(play(table, 'wurm')).find('p1', 'board', 'wurm')).toSatisfy(
      (id: string) => table.state.objects[id]?.marks['exhausted'] === true,
    );
  });
  it('lasts for the turn, or for the next unit', () => {
    expect(played(['late', 'march'])).toEqual([['late', true]]);
    expect(played(['march', 'late'])).toEqual([['late', false]]);
    expect(played(['rally', 'late', 'call']).map(([, is]) => is)).toEqual([false, true, true]);
  });
});

describe('"banish a friendly unit, then its owner plays it"', () => {
  const cards = [
    spellOf('rescue', 'Banish a friendly unit and its owner plays it to their base, ignoring its cost. Draw 1.'),
    spellOf('hunt', 'Banish a friendly unit and its owner plays it to any battlefield, ignoring its cost. Draw 1.'),
    spellOf('shift', 'Banish a friendly unit and its owner plays it, ignoring its cost. Banish this.'),
  ];
  const cast = (spell: string) => {
    const boards = { p1: [at('m4', 'meadow'), at('m3', 'meadow')], p2: [at('m5', 'bridge')] };
    const table = open(cards, boards, { meadow: 'p1', bridge: 'p2' }, { p1: inHand(spell) });
    return emptyChain(play(table, spell).answer('p1', ['m4']));
  };
  it('to the base: without a choice of place, and without its cost', () => {
    const table = cast('rescue');
    const played = table.find('p1', 'board', 'm4');
    expect([table.marks(played)['at'], table.marks('m3')['at']]).toEqual([undefined, table.id('meadow')]);
  });
  it('to any battlefield: also of an opponent, and not to the base', () => {
    const table = cast('hunt');
    table.expectLegal('p1', ['meadow', 'bridge']).answer('p1', 'bridge');
    expect(table.marks(table.find('p1', 'board', 'm4'))['at']).toBe(table.id('bridge'));
  });
  it('without a place: to the base or a battlefield of its player; the spell is banished', () => {
    const table = cast('shift').expectLegal('p1', ['base', 'meadow']).answer('p1', 'base');
    expect([table.cards('p1', 'banishment'), table.cards('p1', 'trash')]).toEqual([['shift'], []]);
  });
});

it('"play a unit from your hand to your base" offers no spell and no other place', () => {
  const cards = [
    unitOf('herald', 'When I die, play a unit from your hand to your base, ignoring its Energy cost.'),
    spellOf('doom', 'Kill a unit.'),
    spellOf('resolve', 'Draw 1.'),
    unitOf('cub', '[Tank]'),
  ];
  const boards = { p1: ['herald', at('m3', 'meadow')], p2: [] };
  const table = open(cards, boards, { meadow: 'p1' }, { p1: inHand('doom', 'cub', 'resolve') });
  emptyChain(play(table, 'doom').answer('p1', ['herald']));
  emptyChain(table.expectLegal('p1', [['cub']]).answer('p1', ['cub']));
  expect([table.cards('p1', 'board').toSorted(), table.marks(table.find('p1', 'board', 'cub'))['at']]).toEqual([
    ['cub', 'm3'],
    undefined,
  ]);
});

it('"to a different battlefield" is not the battlefield of the unit that says it', () => {
  const cards = [
    unitOf(
      'challenger',
      'When I move to a battlefield, you may move an enemy unit here with less Might than me to another battlefield.',
    ),
  ];
  const boards = { p1: ['challenger'], p2: [at('m2', 'bridge'), at('m5', 'bridge'), at('m1', 'meadow')] };
  const table = open(cards, boards, { bridge: 'p2', meadow: 'p2' });
  move(table, 'p1', ['challenger'], 'bridge')
    .expectLegal('p1', [['m2']])
    .answer('p1', ['m2']);
  table.expectLegal('p1', [['meadow']]).answer('p1', ['meadow']);
  emptyChain(table).answer('p1', 'yes');
  expect(table.marks('m2')['at']).toBe(table.id('meadow'));
});

it('"move me to that battlefield" follows the unit that was stunned', () => {
  const cards = [
    unitOf('mocker', 'When you [Stun] a unit at a battlefield, you may move me to that battlefield.'),
    spellOf('daze', 'Stun a unit.'),
  ];
  const boards = { p1: ['mocker'], p2: [at('m2', 'bridge'), at('m3', 'meadow'), 'm4'] };
  const stunned = (unit: string) => {
    const table = open(cards, boards, { bridge: 'p2', meadow: 'p2' }, { p1: inHand('daze') });
    return emptyChain(play(table, 'daze').answer('p1', [unit]));
  };
  const table = emptyChain(stunned('m3')).answer('p1', 'yes');
  expect(table.marks('mocker')['at']).toBe(table.id('meadow'));
  stunned('m4').expectDecision({ p1: 'turnAction' });
});

describe('"when it wins a combat this turn"', () => {
  const cards = [
    spellOf('resolve', 'Give a friendly unit +2 {might} this turn. When it wins a combat this turn, gain 3 XP.'),
  ];
  it.each([
    ['m2', 3],
    ['m3', 0],
  ])('the unit of the text is %s: %d experience as m2 wins', (unit, experience) => {
    const boards = { p1: ['m2', 'm3'], p2: [at('m1', 'bridge')] };
    const table = open(cards, boards, { bridge: 'p2' }, { p1: inHand('resolve') });
    emptyChain(play(table, 'resolve').answer('p1', [unit]));
    emptyChain(passAll(move(table, 'p1', ['m2'], 'bridge')));
    expect([table.cards('p2', 'trash'), table.player('p1')['experience']]).toEqual([['m1'], experience]);
  });
});
