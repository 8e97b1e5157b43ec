/** Texts about what is at one location, and about units that move to each other's place (407, 421.2). */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { handSize, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const cloak = gear({ id: 'cloak', tags: ['Equipment'] });
const placeOf = (table: Table, unit: string) => table.marks(unit)['at'] ?? null;
/** Null where the unit has died. */
const damageOn = (table: Table, unit: string) => {
  const { marks } = table.state.objects[table.id(unit)] ?? {};
  return marks === undefined ? null : marks['damage'];
};
const placesOf = (table: Table, ...units: readonly string[]) => units.map((unit) => placeOf(table, unit));

describe('"a unit and an Equipment with the same controller"', () => {
  const cards = [
    cloak,
    spellOf(
      'knot',
      'Choose a unit and an Equipment with the same controller. Attach that Equipment to that unit or detach that Equipment from that unit. Draw 2.',
    ),
  ];
  const p2 = ['m4', { card: 'cloak', as: 'theirs' }];
  const table = () => play(open(cards, { p1: ['m2', 'm3', 'cloak'], p2 }, {}, { p1: inHand('knot') }), 'knot');
  it.each([
    ['m2', 'cloak'],
    ['m4', 'theirs'],
  ])('attaches to %s the equipment %s, and no other', (unit, equipment) => {
    const chosen = table()
      .answer('p1', [unit])
      .expectLegal('p1', [[equipment]])
      .answer('p1', [equipment]);
    const done = emptyChain(chosen).answer('p1', 'option-1');
    expect([done.marks(equipment)['attachedTo'], handSize(done)]).toEqual([done.id(unit), 2]);
  });
  it('detaches nothing that is attached elsewhere', () => {
    const worn = { card: 'cloak', attachedTo: 'm3' };
    const other = play(open(cards, { p1: ['m2', 'm3', worn], p2: [] }, {}, { p1: inHand('knot') }), 'knot');
    const done = emptyChain(other.answer('p1', ['m2']).answer('p1', ['cloak'])).answer('p1', 'option-2');
    expect(done.marks('cloak')['attachedTo']).toBe(done.id('m3'));
  });
  it('offers no unit whose player has no equipment', () => {
    const alone = open(cards, { p1: ['m2', 'cloak'], p2: ['m4'] }, {}, { p1: inHand('knot') });
    play(alone, 'knot').expectLegal('p1', [['m2']]);
  });
});

describe('"up to three … at the same location"', () => {
  const cards = [spellOf('gust', 'Deal 2 to up to three damaged units at the same location.')];
  const hurt = (card: string, more: object = {}) => ({ card, damage: 1, ...more });
  const p1 = [hurt('m6'), hurt('m2')];
  const p2 = [hurt('m4'), hurt('m3', { at: 'bridge' }), hurt('m5', { at: 'bridge' }), at('m1', 'bridge')];
  const table = () => play(open(cards, { p1, p2 }, { bridge: 'p2' }, { p1: inHand('gust') }), 'gust');
  const damageOf = (done: Table) => ['m6', 'm2', 'm4', 'm3', 'm5'].map((unit) => damageOn(done, unit));
  it.each([
    ['m5', 'm3', [1, 1, 1, null, 3]],
    ['m6', 'm2', [3, null, 1, 1, 1]],
  ])('are %s and %s, at a battlefield or in one base', (one, other, damage) => {
    const chosen = table()
      .answer('p1', [one])
      .expectLegal('p1', [[], [other]])
      .answer('p1', [other]);
    expect(damageOf(emptyChain(chosen))).toEqual(damage);
  });
  it('are not in the bases of two players', () => {
    expect(table().answer('p1', ['m4']).state.pending[0]?.kind).toBe('priority');
  });
});

describe('"at its destination"', () => {
  const cards = [
    spellOf(
      'kick',
      'Move a stunned enemy unit. Then do this: Choose another enemy unit at its destination. They deal damage equal to their Mights to each other.',
    ),
  ];
  const stunned = { card: 'm3', stunned: true, at: 'bridge' };
  it('is fought by a unit where the unit has moved', () => {
    const p2 = [stunned, 'm4', at('m2', 'tower')];
    const table = open(cards, { p1: [], p2 }, { bridge: 'p2', tower: 'p2' }, { p1: inHand('kick') });
    play(table, 'kick')
      .answer('p1', ['m3'])
      .answer('p1', [table.id('tower')]);
    emptyChain(table);
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['m2']);
    emptyFocus(table);
    expect([table.cards('p2', 'trash'), table.marks('m3')['damage'], table.marks('m4')]).toEqual([['m2'], 2, {}]);
  });
  it('may be the base', () => {
    const p2 = [stunned, 'm4', at('m2', 'tower')];
    const table = open(cards, { p1: [], p2 }, { bridge: 'p2', tower: 'p2' }, { p1: inHand('kick') });
    emptyChain(play(table, 'kick').answer('p1', ['m3']).answer('p1', []));
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['m4']);
    emptyFocus(table);
    expect([table.cards('p2', 'trash'), table.marks('m4')['damage']]).toEqual([['m3'], 3]);
  });
});

describe('"to your base", "to my base" (407)', () => {
  it.each([
    ['Move an enemy unit to your base.', false],
    ['Move an enemy unit to my base.', false],
    ['Move a unit to your base.', false],
    ['Move a friendly unit to your base.', true],
  ])('%s: read %s', (text, isRead) => {
    const read = () => spellOf('homing', text);
    if (isRead) expect(read).not.toThrow();
    else expect(read).toThrow('not read');
  });
  it('moves a unit of its player, and offers no unit of an opponent', () => {
    const boards = { p1: [at('m2', 'meadow'), 'm1'], p2: [at('m3', 'bridge')] };
    const cards = [spellOf('homing', 'Move a friendly unit to your base.')];
    const table = play(open(cards, boards, { meadow: 'p1', bridge: 'p2' }, { p1: inHand('homing') }), 'homing');
    emptyChain(table.expectLegal('p1', [['m1'], ['m2']]).answer('p1', ['m2']));
    expect(placesOf(table, 'm2', 'm3')).toEqual([null, table.id('bridge')]);
  });
});

it.each([
  'When a friendly unit moves from my location, draw 1.',
  'When I conquer, you may move a unit to my location.',
])('"my location" is not certain of units that leave together or have another player: %s', (text) => {
  expect(() => unitOf('hound', text)).toThrow('not read');
});

/** Everybody passes until the player may act in the turn. */
function emptyFocus(table: Table): Table {
  for (let passes = 0; passes < 20 && table.state.pending[0]?.kind !== 'turnAction'; passes++) {
    const [open_] = table.state.pending;
    table.answer(open_?.seat ?? '', open_?.kind === 'target' ? [] : { action: 'pass' });
  }
  return table;
}
