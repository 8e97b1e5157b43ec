/** What is chosen, paid or had only while something holds. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const asked = (table: Table) => table.state.pending[0]?.kind;

describe('a part of a spell for a level (keyword.level)', () => {
  const gale = spellOf('gale', ['Draw 2.', '[Level 3] — [Stun] a damaged unit.']);
  const board = [{ card: 'm4', damage: 1 }, 'm5'];
  const played = (experience: number) =>
    play(open([gale], { p1: [], p2: board }, {}, { p1: { ...inHand('gale'), experience } }), 'gale');
  it('chooses nothing below the level', () => {
    const table = played(2);
    expect(asked(table)).toBe('priority');
    expect([handSize(emptyChain(table)), table.marks('m4')['stunned']]).toEqual([2, undefined]);
  });
  it('chooses a unit at the level', () => {
    const table = emptyChain(
      played(3)
        .expectLegal('p1', [['m4']])
        .answer('p1', ['m4']),
    );
    expect([handSize(table), table.marks('m4')['stunned']]).toEqual([2, true]);
  });
});

describe('"if you paid the additional cost, choose any …"', () => {
  const draft = spellOf('draft', [
    'You may discard 1 as an additional cost to play this.',
    'Choose an exhausted unit at a battlefield with 2 {might} or less. If you paid the additional cost, choose any exhausted unit at a battlefield instead. Take control of it, exhaust it, and recall it.',
  ]);
  const units = ['m2', 'm3'].map((card) => at(card, 'bridge', { exhausted: true }));
  const played = (pay: readonly string[]) => {
    const boards = { p1: [], p2: [...units, at('m1', 'bridge')] };
    const table = open([draft], boards, { bridge: 'p2' }, { p1: inHand('draft', 'm4') });
    return play(table, 'draft').answer('p1', { pay });
  };
  it.each([
    [[], [['m2']], 'm2'],
    [['paid'], [['m2'], ['m3']], 'm3'],
  ])('with %j', (pay, choices, taken) => {
    const table = played(pay).expectLegal('p1', choices).answer('p1', [taken]);
    if (pay.length > 0) table.answer('p1', { [table.id('m4')]: 'discard' });
    emptyChain(table);
    expect([table.state.objects[table.id(taken)]?.controller, table.marks(taken)]).toEqual(['p1', { exhausted: true }]);
  });
});

describe('"a battlefield where you have units"', () => {
  const moon = spellOf(
    'moon',
    'Choose a battlefield where you have units. You may move up to one exhausted unit to that battlefield. Then give damaged units there -1 {might} this turn.',
  );
  const p1 = [at('m6', 'meadow'), 'm5'];
  const p2 = [
    { card: 'm4', exhausted: true, damage: 1 },
    { card: 'm3', damage: 1 },
  ];
  const played = () => play(open([moon], { p1, p2 }, { meadow: 'p1' }, { p1: inHand('moon') }), 'moon');
  it('is one of its player, and the unit that is moved there is meant as well', () => {
    const table = played();
    table.expectLegal('p1', [['meadow']]);
    table.answer('p1', ['meadow']).answer('p1', ['m4']);
    emptyChain(table).answer('p1', 'yes');
    expect([table.marks('m4')['at'], mightOf(table, 'm4'), mightOf(table, 'm3')]).toEqual([table.id('meadow'), 3, 3]);
  });
});

describe('"if you\'ve spent {4} or more to play a spell this turn"', () => {
  const costing = (id: string, energy: number) => ({ ...spellOf(id, 'Draw 1.'), energy });
  const cards = [
    costing('dear', 4),
    costing('fair', 3),
    unitOf('pupil', "If you've spent {4} or more to play a spell this turn, I have +3 {might} and [Tank]."),
    {
      ...unitOf('actor', "If you've spent {4} or more to play a spell this turn, you may play me for {calm}."),
      energy: 5,
    },
  ];
  const after = (spell: string, energy: number) => {
    const seats = { p1: { ...inHand(spell, 'actor'), energy, calm: 1 } };
    const table = play(open(cards, { p1: ['pupil'], p2: [] }, {}, seats), spell);
    if (asked(table) === 'payment') table.answer('p1', { energy });
    return emptyChain(table);
  };
  it.each([
    ['dear', 4, 6],
    ['fair', 3, 3],
  ])('%s for %d leaves a might of %d', (spell, energy, might) => {
    expect(mightOf(after(spell, energy), 'pupil')).toBe(might);
  });
  it('has paid no additional cost if it was played for the other cost (353.1, 353.2)', () => {
    const glad = {
      ...unitOf('glad', [
        "If you've spent {4} or more to play a spell this turn, you may play me for {calm}.",
        'When you play me, if you paid the additional cost, draw 2.',
      ]),
      energy: 5,
    };
    const seats = { p1: { ...inHand('dear', 'glad'), energy: 4, calm: 1 } };
    const opened = play(open([...cards, glad], { p1: [], p2: [] }, {}, seats), 'dear');
    if (asked(opened) === 'payment') opened.answer('p1', { energy: 4 });
    const table = play(emptyChain(opened), 'glad').answer('p1', { pay: ['instead'] });
    if (asked(table) === 'payment') table.answer('p1', { calm: 1 });
    emptyChain(table);
    expect([table.cards('p1', 'board'), table.cards('p1', 'hand').length]).toEqual([['glad'], 1]);
  });
  it('is played for the other cost after such a spell alone', () => {
    const table = play(after('dear', 4), 'actor')
      .answer('p1', { pay: ['instead'] })
      .answer('p1', { calm: 1 });
    expect(emptyChain(table).cards('p1', 'board')).toContain('actor');
    expect(() => play(after('fair', 3), 'actor')).toThrow('cost.not-payable');
  });
});

describe('"if they didn\'t already"', () => {
  const cards = [
    gearOf('haven', "Friendly buffed units have [Shield] if they didn't already."),
    gearOf('wall', 'Your units have [Shield 2].'),
    unit({ id: 'guard', keywords: [{ keyword: 'shield', n: 3 }] }),
  ];
  const shieldOf = (table: Table, label: string) => table.facts(label).keywords['shield'] ?? 0;
  it('gives no more of the keyword to a unit that has it', () => {
    const p1 = ['haven', { card: 'guard', buff: true }, { card: 'm2', buff: true }, 'm3'];
    const table = open(cards, { p1, p2: [] });
    expect(['guard', 'm2', 'm3'].map((one) => shieldOf(table, one))).toEqual([3, 1, 0]);
  });
  it.each([[['haven', 'wall']], [['wall', 'haven']]])('nor where another text gives it: %j', (gears) => {
    const table = open(cards, { p1: [...gears, { card: 'm2', buff: true }], p2: [] });
    expect(shieldOf(table, 'm2')).toBe(2);
  });
});
