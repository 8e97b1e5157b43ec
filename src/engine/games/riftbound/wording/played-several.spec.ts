/** Texts of which several sentences together say what is done. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, handSize, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear, unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const reflection = unit({ id: 'unl-t06', might: 0, supertype: 'token' });
const gold = gear({ id: 'sfd-t03', name: 'Gold', supertype: 'token' });
const ofCard = (table: Table, seat: string, card: string) =>
  table.cards(seat, 'board').filter((name) => name === card || name.startsWith(card)).length;
const tokens = (table: Table, card: string): readonly string[] =>
  Object.values(table.state.objects).flatMap(({ definition, controller }) => (definition === card ? [controller] : []));
/** Everybody passes until the seat is asked something else. */
const until = (table: Table, kind: string): Table => {
  for (let passes = 0; passes < 30 && table.state.pending[0]?.kind !== kind; passes++)
    table.answer(table.state.pending[0]?.seat ?? '', { action: 'pass' });
  return table;
};

describe('"you and each opponent may play a Gold gear token"', () => {
  const host = unitOf(
    'host',
    'When I move, you and each opponent may play a Gold gear token exhausted. For each opponent who did, you play a Gold gear token exhausted.',
  );
  it.each([
    ['yes', 'yes', ['p1', 'p1', 'p2']],
    ['yes', 'no', ['p1']],
    ['no', 'yes', ['p1', 'p2']],
    ['no', 'no', []],
  ])('%s and %s leaves tokens of %j', (mine, theirs, owners) => {
    const other = { card: 'sfd-t03', as: 'old' };
    const table = move(open([host, gold], { p1: ['host'], p2: [other] }), 'p1', ['host'], 'meadow');
    until(table, 'may').answer('p1', mine).answer('p2', theirs);
    expect(tokens(table, 'sfd-t03').toSorted()).toEqual([...owners, 'p2'].toSorted());
  });
});

describe('"recycle another friendly unit to play … from your trash"', () => {
  const cards = [
    unitOf(
      'smith',
      'When I move, you may recycle another friendly unit to play a gear from your trash. Reduce its Energy cost by the Might of the unit you recycled.',
    ),
    gear({ id: 'engine', energy: 3 }),
  ];
  const moved = (helper: readonly string[]) => {
    const seats = { p1: { trash: [{ card: 'engine', as: 'engine' }] } };
    return move(open(cards, { p1: ['smith', ...helper], p2: ['m6'] }, {}, seats), 'p1', ['smith'], 'meadow');
  };
  it.each([
    ['m3', 1],
    ['m2', 0],
  ])('%s takes its might off the cost: %d gear is played', (helper, played) => {
    const table = emptyChain(until(moved([helper]), 'may').answer('p1', 'yes'));
    expect([table.cards('p1', 'mainDeck').at(-1), ofCard(table, 'p1', 'engine')]).toEqual([helper, played]);
  });
  it('asks nothing without another unit', () => {
    expect(passAll(moved([])).state.pending[0]?.kind).toBe('turnAction');
  });
});

describe('"that unit has …" after a move', () => {
  const cards = [
    spellOf(
      'chase',
      'Move a friendly unit. You may attach an Equipment with the same controller to it. This turn, that unit has "When I conquer, draw 2."',
    ),
    gear({ id: 'cloak', tags: ['Equipment'] }),
  ];
  it('attaches the equipment, and the unit has the ability where it comes to', () => {
    const table = open(cards, { p1: ['m2', 'm3', 'cloak'], p2: ['m4'] }, {}, { p1: inHand('chase') });
    play(table, 'chase').answer('p1', ['m2']).answer('p1', ['meadow']).answer('p1', ['cloak']);
    until(table, 'may').answer('p1', 'yes');
    passAll(emptyChain(table));
    expect([handSize(table), table.marks('cloak')['attachedTo']]).toEqual([2, table.id('m2')]);
  });
  it('offers no equipment of an opponent, and no unit of one', () => {
    const table = open(cards, { p1: ['m2'], p2: ['m4', 'cloak'] }, {}, { p1: inHand('chase') });
    play(table, 'chase').expectLegal('p1', [['m2']]);
    emptyChain(table.answer('p1', ['m2']).answer('p1', []));
    expect(table.marks('cloak')['attachedTo']).toBeUndefined();
  });
});

describe('"at the start of your next Main Phase"', () => {
  const lure = unitOf(
    'lure',
    'When I hold, at the start of your next Main Phase, you may move an enemy unit with 2 {might} or less to this battlefield.',
    6,
  );
  const held = () => {
    const p1 = [at('lure', 'meadow')];
    const p2 = ['m1', 'm2', 'm3'];
    return endTurn(passAll(endTurn(open([lure], { p1, p2 }, { meadow: 'p1' }))), 'p2');
  };
  it('moves the unit there as the main phase begins', () => {
    const table = until(held(), 'target')
      .expectLegal('p1', [['m1'], ['m2']])
      .answer('p1', ['m2']);
    until(table, 'may');
    expect([table.state.turn.phase, table.state.pending[0]?.seat]).toEqual(['action', 'p1']);
    expect(table.answer('p1', 'yes').marks('m2')['at']).toBe(table.id('meadow'));
  });
});

describe('"when a friendly unit moves from my location"', () => {
  const hound = unitOf(
    'hound',
    'When a friendly unit with 3 {might} or less moves from my location, I may be moved with it.',
  );
  const boards = { p1: ['hound', 'm2', at('m3', 'meadow')], p2: [at('m4', 'bridge')] };
  const table = () => open([hound], boards, { meadow: 'p1', bridge: 'p2' });
  it('moves with a unit from the base to a battlefield', () => {
    const moved = until(move(table(), 'p1', ['m2'], 'bridge'), 'may').answer('p1', 'yes');
    expect(moved.marks('hound')['at']).toBe(moved.id('bridge'));
  });
  it('does not move with a unit from a battlefield where it is not', () => {
    const moved = passAll(move(table(), 'p1', ['m3'], 'base'));
    expect([moved.state.pending[0]?.kind, moved.marks('hound')]).toEqual(['turnAction', {}]);
  });
  it('moves home with a unit of the same battlefield', () => {
    const p1 = [at('hound', 'meadow'), at('m3', 'meadow'), 'm2'];
    const home = open([hound], { p1, p2: [] }, { meadow: 'p1' });
    until(move(home, 'p1', ['m3'], 'base'), 'may').answer('p1', 'yes');
    expect(home.marks('hound')['at']).toBeUndefined();
  });
  it('does not follow a unit from the base to its own battlefield', () => {
    const away = open([hound], { p1: [at('hound', 'meadow'), 'm2'], p2: [] }, { meadow: 'p1' });
    expect(passAll(move(away, 'p1', ['m2'], 'meadow')).state.pending[0]?.kind).toBe('turnAction');
  });
});

describe('"a copy of another unit there"', () => {
  const mirror = unitOf(
    'mirror',
    'When you conquer or hold, you may discard 2 and exhaust me to play a ready Reflection unit token there. It becomes a copy of another unit there. Give it [Temporary].',
  );
  const conquered = (...hand: readonly string[]) =>
    move(
      open([mirror, reflection], { p1: ['mirror', 'm5', 'm2'], p2: [] }, {}, { p1: inHand(...hand) }),
      'p1',
      ['m5'],
      'meadow',
    );
  it('is a copy of a unit at the battlefield, for two cards of the hand', () => {
    const chosen = until(conquered('m1', 'm3'), 'target')
      .expectLegal('p1', [['m5']])
      .answer('p1', ['m5']);
    const table = until(chosen, 'mayPay').answer('p1', 'yes');
    table.answer('p1', { [table.find('p1', 'hand', 'm1')]: 'discard', [table.find('p1', 'hand', 'm3')]: 'discard' });
    const [token] = Object.values(table.state.objects).filter(({ definition }) => definition === 'unl-t06');
    expect([token?.marks['at'], table.marks('mirror')['exhausted'], handSize(table)]).toEqual([
      table.id('meadow'),
      true,
      0,
    ]);
    expect(table.facts(token?.id ?? '').numbers['might']).toBe(5);
  });
  it('is not paid for with one card', () => {
    until(until(conquered('m1'), 'target').answer('p1', ['m5']), 'mayPay').expectLegal('p1', ['no']);
  });
});

describe('"another friendly gear, unit, or facedown card"', () => {
  const chest = gearOf('chest', "Kill this: Return another friendly gear, unit, or facedown card to its owner's hand.");
  const table = () => {
    const facedown = [{ card: 'm1', as: 'veiled', at: 'meadow', hiddenIn: 0 }];
    const p1 = ['chest', at('m2', 'meadow')];
    return activate(open([chest], { p1, p2: ['m4'] }, { meadow: 'p1' }, { p1: { facedown } }), 'chest', 'use');
  };
  it.each([
    ['option-1', 'm2'],
    ['option-2', 'veiled'],
  ])('%s returns %s', (mode, card) => {
    const chosen = table().answer('p1', [mode]);
    if (chosen.state.pending[0]?.kind === 'target') chosen.answer('p1', [card]);
    expect(handSize(emptyChain(chosen))).toBe(1);
  });
});
