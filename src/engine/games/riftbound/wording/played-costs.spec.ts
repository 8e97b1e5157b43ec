/** What read texts ask for beside energy and power, and what they do for it. */
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../kernel/index.js';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gear } from '../../../../../test/support/riftbound.js';
import {
  battlefieldOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

const boardOf = (table: ReturnType<typeof open>, seat = 'p1') => table.cards(seat, 'board');

describe('an additional cost that may be paid', () => {
  const cards = [
    unitOf('clerk', [
      'You may kill a friendly unit as an additional cost to play me.',
      'When you play me, if you paid the additional cost, draw 3.',
    ]),
  ];
  const asked = () => play(open(cards, { p1: ['m2'], p2: [] }, {}, { p1: inHand('clerk') }), 'clerk');
  it('lets the text happen when it was paid', () => {
    const table = asked().answer('p1', { pay: ['paid'] });
    table.answer('p1', { [table.id('m2')]: 'kill' });
    expect([handSize(emptyChain(table)), boardOf(table).includes('m2')]).toEqual([3, false]);
  });
  it('is not offered to a player who has nothing to pay with', () => {
    const table = play(open(cards, { p1: [], p2: ['m2'] }, {}, { p1: inHand('clerk') }), 'clerk');
    table.expectLegal('p1', [{ pay: [] }]);
  });
  it('leaves the text out when it was not paid', () => {
    const table = emptyChain(asked().answer('p1', { pay: [] }));
    expect([handSize(table), boardOf(table).includes('m2')]).toEqual([0, true]);
  });
});

describe('an additional cost that must be paid', () => {
  const cards = [unitOf('patron', ['As an additional cost to play me, discard 1.', 'When you play me, draw 2.'])];
  it('is asked for', () => {
    const table = play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('patron', 'm2') }), 'patron');
    table.expectLegal('p1', [{ [table.find('p1', 'hand', 'm2')]: 'discard' }]);
  });
  it('keeps the unit in hand when nothing can pay it', () => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('patron') });
    table.expectRefused(
      'p1',
      { action: 'play', card: table.find('p1', 'hand', 'patron') },
      'cost.not-enough',
      '353.2.a',
    );
  });
});

it.each([
  [4, 1, 6],
  [3, 0, 6],
])('"spend 3 XP" leaves %i - 3 = %i', (experience, left, might) => {
  const cards = [unitOf('adept', 'Spend 3 XP: Double my Might this turn.')];
  const table = open(cards, { p1: ['adept'], p2: [] }, {}, { p1: { experience } });
  emptyChain(activate(table, 'adept', 'use'));
  expect([table.player('p1')['experience'], mightOf(table, 'adept')]).toEqual([left, might]);
});

describe('an additional cost that takes something off', () => {
  const cheaper = [
    {
      ...unitOf('raider', 'You may discard 1 as an additional cost to play this. If you do, this costs {2} less.'),
      energy: 3,
    },
    {
      ...spellOf('cheer', [
        'As you play this, you may exhaust a friendly unit as an additional cost. If you do, ignore this spell’s cost.',
        'Draw 2.',
      ]),
      energy: 5,
      power: 1,
    },
  ];
  const table = (energy: number) => {
    const p1 = { ...inHand('raider', 'cheer', 'm2'), energy };
    return open(cheaper, { p1: [{ card: 'm3', buff: true }], p2: [] }, {}, { p1 });
  };
  it.each([
    [0, []],
    [1, [{ pay: ['paid'] }]],
    [2, [{ pay: ['paid'] }]],
    [3, [{ pay: [] }, { pay: ['paid'] }]],
  ])('with %d energy a unit of cost 3 is played for %o', (energy, ways) => {
    const at = table(energy);
    if (ways.length === 0) at.expectRefused('p1', { action: 'play', card: at.id('raider') }, 'cost.not-payable');
    else play(at, 'raider').expectLegal('p1', ways);
  });
  it('leaves the energy that is taken off', () => {
    const at = play(table(3), 'raider').answer('p1', { pay: ['paid'] });
    emptyChain(at.answer('p1', { energy: 1, [at.id('m2')]: 'discard' }));
    expect([at.player('p1')['energy'], boardOf(at)]).toEqual([2, ['m3', 'raider']]);
  });
  it('takes off energy and power where it is the whole cost', () => {
    const at = play(table(0), 'cheer').answer('p1', { pay: ['paid'] });
    emptyChain(at.answer('p1', at.legal('p1')[0] ?? null));
    expect([at.marks('m3')['exhausted'], handSize(at)]).toEqual([true, 4]);
  });
});

describe('prices of some cards', () => {
  const gears = [
    battlefieldOf(
      'forge',
      'While you control this battlefield, the first friendly non-token gear played each turn costs {1} less.',
    ),
    gear({ id: 'anvil', energy: 2 }),
    gear({ id: 'tongs', energy: 2 }),
  ];
  const runes = (count: number) => ({
    runes: Array.from({ length: count }, (_, index) => ({ card: 'fury', as: `rune-${index}` })),
  });
  const offered = (table: ReturnType<typeof open>) =>
    table.legal('p1').filter((one) => isRecord(one) && one['action'] === 'play').length;
  it.each([
    ['p1', 1],
    ['p2', 0],
  ])('a gear for 2 is offered for one rune while %s controls the battlefield: %i', (controller, count) => {
    const table = open(
      gears,
      { p1: [], p2: [], [controller]: [at('m2', 'forge')] },
      { forge: controller },
      { p1: { ...inHand('anvil'), ...runes(1) } },
    );
    expect(offered(table)).toBe(count);
  });
  it.each([
    [2, 0],
    [3, 1],
  ])('after a first gear, of %i runes %i more gear is offered', (count, more) => {
    const p1 = { ...inHand('anvil', 'tongs'), ...runes(count) };
    const table = play(open(gears, { p1: [at('m2', 'forge')], p2: [] }, { forge: 'p1' }, { p1 }), 'anvil');
    emptyChain(table.answer('p1', { [table.id('rune-0')]: 'energy' }));
    expect(offered(table)).toBe(more);
  });
  it('"your non-token units cost {1} more to play this turn" means no spells', () => {
    const cards = [
      spellOf('tax', 'Your non-token units cost {1} more to play this turn.'),
      spellOf('study', 'Draw 1.'),
      unitOf('guest', 'When you play me, draw 1.'),
    ];
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('tax', 'study', 'guest') });
    emptyChain(play(table, 'tax'));
    table.expectRefused('p1', { action: 'play', card: table.find('p1', 'hand', 'guest') }, 'cost.not-payable');
    expect(handSize(emptyChain(play(table, 'study')))).toBe(2);
  });
});
