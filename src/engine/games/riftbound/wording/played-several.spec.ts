/** Texts of which several sentences together say what is done. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, handSize, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const ofCard = (table: Table, seat: string, card: string) =>
  table.cards(seat, 'board').filter((name) => name === card || name.startsWith(card)).length;
/** Everybody passes until the seat is asked something else. */
const until = (table: Table, kind: string): Table => {
  for (let passes = 0; passes < 30 && table.state.pending[0]?.kind !== kind; passes++)
    table.answer(table.state.pending[0]?.seat ?? '', { action: 'pass' });
  return table;
};

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

it.each([
  'When I attack, at the start of your next Main Phase, you may move an enemy unit to this battlefield.',
  'When you play me, at the start of your next Main Phase, you may move an enemy unit to this battlefield.',
])('only after a hold is that phase in the same turn (315.2): %s', (text) => {
  expect(() => unitOf('lure', text)).toThrow('not read');
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
