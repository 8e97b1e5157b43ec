/** What read texts do at a table: for each class of sentences a case inside, and one just outside. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, allPass, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { gear } from '../../../../../test/support/riftbound.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"when I conquer"', () => {
  const cards = [unitOf('victor', 'When I conquer, draw 2.')];
  it('is due for a unit that is there', () => {
    const table = open(cards, { p1: ['victor'], p2: [] });
    emptyChain(passAll(move(table, 'p1', ['victor'], 'meadow')));
    expect(handSize(table)).toBe(2);
  });
  it('is not due for a unit elsewhere', () => {
    const table = open(cards, { p1: ['victor', 'm2'], p2: [] });
    emptyChain(passAll(move(table, 'p1', ['m2'], 'meadow')));
    expect(handSize(table)).toBe(0);
  });
});

describe('"when I attack", about units here', () => {
  const cards = [unitOf('raider', 'When I attack, deal 2 to an enemy unit here.')];
  it('offers the units there, and none elsewhere', () => {
    const table = open(
      cards,
      { p1: ['raider'], p2: [at('m6', 'bridge'), at('m5', 'bridge', { as: 'other' }), 'm4'] },
      { bridge: 'p2' },
    );
    move(table, 'p1', ['raider'], 'bridge');
    expect(table.legal('p1')).toHaveLength(2);
  });
});

describe('"Deathknell"', () => {
  const cards = [unitOf('ghost', '[Deathknell] — Draw 2.'), spellOf('doom', 'Kill a unit.')];
  const table = () => open(cards, { p1: ['ghost', 'm2'], p2: [] }, {}, { p1: inHand('doom') });
  it('is due when the unit dies', () => {
    const played = play(table(), 'doom').answer('p1', ['ghost']);
    emptyChain(played);
    expect(handSize(played)).toBe(2);
  });
  it('is not due when another unit dies', () => {
    const played = play(table(), 'doom').answer('p1', ['m2']);
    emptyChain(played);
    expect(handSize(played)).toBe(0);
  });
});

describe('"Legion" of a unit that is played', () => {
  const cards = [unitOf('second', '[Legion] — When you play me, draw 2.'), spellOf('first', 'Draw 1.')];
  const table = () => open(cards, { p1: [], p2: [] }, {}, { p1: inHand('first', 'second') });
  it('is due when another card was played before', () => {
    const played = emptyChain(play(allPass(play(table(), 'first')), 'second'));
    expect(handSize(played)).toBe(3);
  });
  it('is not due for the first card of a turn', () => {
    expect(handSize(emptyChain(play(table(), 'second')))).toBe(1);
  });
});

describe('"Level 3"', () => {
  it.each([
    [2, 3],
    [3, 5],
  ])('with %i experience the might is %i', (experience, might) => {
    const cards = [unitOf('sage', '[Level 3] — I have +2 {might}.')];
    const table = open(cards, { p1: ['sage'], p2: [] }, {}, { p1: { experience } });
    expect(mightOf(table, 'sage')).toBe(might);
  });
});

describe('"when another friendly unit dies"', () => {
  const cards = [unitOf('mourner', 'When another friendly unit dies, gain 4 XP.'), spellOf('doom', 'Kill a unit.')];
  it.each([
    ['m2', 4],
    ['m4', 0],
    ['mourner', 0],
  ])('of %s gives %i experience', (victim, experience) => {
    const table = open(cards, { p1: ['mourner', 'm2'], p2: ['m4'] }, {}, { p1: inHand('doom') });
    emptyChain(play(table, 'doom').answer('p1', [victim]));
    expect(table.player('p1')['experience']).toBe(experience);
  });
});

describe('"if you do"', () => {
  const cards = [
    spellOf('scrap', 'Kill a gear. If you do, draw 2.'),
    gearOf('tool', 'Kill this: Draw 1.'),
    spellOf('break', 'Kill a gear.'),
  ];
  const table = () => open(cards, { p1: [], p2: ['tool'] }, {}, { p1: inHand('scrap'), p2: inHand('break') });
  it('is done when the gear was killed', () => {
    expect(handSize(emptyChain(play(table(), 'scrap').answer('p1', ['tool'])))).toBe(2);
  });
  it('is not done when the gear is gone before', () => {
    const played = play(table(), 'scrap').answer('p1', ['tool']).answer('p1', { action: 'pass' });
    emptyChain(play(played, 'break', 'p2').answer('p2', ['tool']));
    expect(handSize(played)).toBe(0);
  });
});

it('"its controller draws" is the controller of what was killed', () => {
  const cards = [spellOf('scrap', 'Kill a gear. Its controller draws 3.'), gearOf('tool', 'Kill this: Draw 1.')];
  const table = open(cards, { p1: [], p2: ['tool'] }, {}, { p1: inHand('scrap') });
  emptyChain(play(table, 'scrap').answer('p1', ['tool']));
  expect([handSize(table), handSize(table, 'p2')]).toEqual([0, 3]);
});

it('might that is doubled is counted once, as it resolves', () => {
  const cards = [unitOf('giant', '{exhaust}: Double my Might this turn.', 4)];
  const table = open(cards, { p1: ['giant'], p2: [] });
  emptyChain(table.answer('p1', { action: 'activate', source: 'giant', ability: 'use' }));
  expect(mightOf(table, 'giant')).toBe(8);
});

it('"up to 5 runes" are exhausted runes of its player', () => {
  const cards = [gearOf('well', 'At the end of your turn, ready up to 5 runes.')];
  const table = open(
    cards,
    { p1: ['well'], p2: [] },
    {},
    {
      p1: {
        runes: [
          { card: 'fury', as: 'tired', exhausted: true },
          { card: 'fury', as: 'fresh' },
        ],
      },
      p2: { runes: [{ card: 'fury', as: 'theirs', exhausted: true }] },
    },
  );
  emptyChain(endTurn(table));
  expect(table.legal('p1')).toEqual([[], [table.id('tired')]]);
});

describe('"to a minimum of 2"', () => {
  const cards = [spellOf('fog', 'Give a unit -5 {might} this turn, to a minimum of 2 {might}.')];
  it.each([
    ['m6', 2],
    ['m4', 2],
    ['m0', 0],
  ])('leaves %s with %i', (label, might) => {
    const table = open(cards, { p1: [label], p2: [] }, {}, { p1: inHand('fog') });
    emptyChain(play(table, 'fog').answer('p1', [label]));
    expect(mightOf(table, label)).toBe(might);
  });
});

describe('"the next time it would die"', () => {
  const cards = [
    spellOf(
      'save',
      'Choose a unit. This turn, the next time it would die, heal it, exhaust it, and recall it instead.',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const table = () =>
    open(
      cards,
      { p1: [at('m2', 'meadow'), at('m3', 'meadow')], p2: [] },
      { meadow: 'p1' },
      { p1: { hand: ['save', 'doom', 'doom'] } },
    );
  const saved = () => {
    const before = table();
    return emptyChain(play(before, before.find('p1', 'hand', 'save')).answer('p1', ['m2']));
  };
  const doomed = (at: ReturnType<typeof open>, label: string) =>
    emptyChain(play(at, at.find('p1', 'hand', 'doom')).answer('p1', [label]));
  it('is recalled exhausted instead, once', () => {
    const played = doomed(saved(), 'm2');
    expect(played.marks('m2')).toEqual({ exhausted: true });
    expect(doomed(played, 'm2').cards('p1', 'trash')).toContain('m2');
  });
  it('of another unit is no such time', () => {
    expect(doomed(saved(), 'm3').cards('p1', 'trash')).toContain('m3');
  });
});

it('"would die this turn" is replaced for the chosen unit', () => {
  const cards = [
    spellOf(
      'smite',
      'Deal 7 to a unit at a battlefield with 9 {might} or less. If it would die this turn, banish it instead.',
    ),
  ];
  const table = open(cards, { p1: [], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }, { p1: inHand('smite') });
  emptyChain(play(table, 'smite').answer('p1', ['m2']));
  expect(table.cards('p2', 'banishment')).toEqual(['m2']);
});

describe('"when I win a combat"', () => {
  const cards = [unitOf('duellist', 'When I win a combat, draw 2.')];
  it('is due for who alone has units left', () => {
    const table = open(cards, { p1: ['duellist'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' });
    emptyChain(passAll(move(table, 'p1', ['duellist'], 'bridge')));
    expect(handSize(table)).toBe(2);
  });
  it('is not due where nobody is left', () => {
    const table = open(cards, { p1: ['duellist'], p2: [at('m3', 'bridge')] }, { bridge: 'p2' });
    emptyChain(passAll(move(table, 'p1', ['duellist'], 'bridge')));
    expect(handSize(table)).toBe(0);
  });
});

describe('"when you play your second card in a turn"', () => {
  const cards = [unitOf('captain', 'When you play your second card in a turn, draw 3.'), spellOf('cheap', 'Draw 1.')];
  it.each([
    [1, 1],
    [2, 5],
    [3, 6],
  ])('after %i cards there were %i draws', (times, draws) => {
    const table = open(
      cards,
      { p1: ['captain'], p2: [] },
      {},
      { p1: { hand: Array.from({ length: 3 }, () => 'cheap') } },
    );
    const drawn = Array.from({ length: times }).flatMap(() => {
      emptyChain(play(table, table.find('p1', 'hand', 'cheap')));
      return [];
    });
    expect([...drawn, handSize(table)]).toEqual([3 - times + draws]);
  });
});

it('"instead" is for a unit of which the condition holds', () => {
  const cards = [spellOf('storm', 'Deal 2 to a unit. If it is stunned, deal 4 to it instead.')];
  const table = open(
    cards,
    { p1: [], p2: ['m6', { card: 'm5', as: 'm5', stunned: true }] },
    {},
    { p1: inHand('storm') },
  );
  emptyChain(play(table, 'storm').answer('p1', ['m6']));
  expect(table.marks('m6')).toMatchObject({ damage: 2 });
});

describe('a hand that is revealed', () => {
  it('loses the chosen card', () => {
    const cards = [
      spellOf('pry', 'Choose an opponent. They reveal their hand. Choose a unit from it, and they discard that card.'),
    ];
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('pry'), p2: inHand('m2') });
    emptyChain(play(table, 'pry'));
    table.answer('p1', [table.find('p2', 'hand', 'm2')]);
    expect(table.cards('p2', 'trash')).toEqual(['m2']);
  });
});

describe('"when it dies this turn"', () => {
  const cards = [
    spellOf('flourish', 'Deal 3 to an enemy unit. When it dies this turn, draw 2.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  const table = () => open(cards, { p1: [], p2: ['m3', 'm6', 'm4'] }, {}, { p1: inHand('flourish', 'doom') });
  it('is due for the chosen unit', () => {
    expect(handSize(emptyChain(play(table(), 'flourish').answer('p1', ['m3'])))).toBe(3);
  });
  it('is not due for another unit', () => {
    const played = emptyChain(play(table(), 'flourish').answer('p1', ['m6']));
    expect(handSize(emptyChain(play(played, 'doom').answer('p1', ['m4'])))).toBe(0);
  });
});

it('"its owner" is the owner of what went to a hand', () => {
  const cards = [spellOf('retreat', 'Return a unit to its owner’s hand. Its owner channels 2 runes exhausted.')];
  const table = open(cards, { p1: [], p2: ['m2'] }, {}, { p1: inHand('retreat') });
  emptyChain(play(table, 'retreat').answer('p1', ['m2']));
  expect([table.cards('p1', 'runes').length, table.cards('p2', 'runes').length]).toEqual([0, 2]);
});

it('"the next spell you play" is one spell', () => {
  const cards = [
    unitOf('firebrand', 'When you play me, the next spell you play this turn costs {2} less.'),
    ...['one', 'two'].map((id) => ({ ...spellOf(id, 'Draw 1.'), energy: 2 })),
  ];
  const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('firebrand', 'one', 'two') });
  emptyChain(play(table, 'firebrand'));
  const playable = () =>
    table.legal('p1').flatMap((answer) => (JSON.stringify(answer).includes(table.id('two')) ? [1] : []));
  expect(playable()).toHaveLength(1);
  emptyChain(play(table, 'one'));
  expect(playable()).toEqual([]);
});

describe('"[Level 3] — give it … instead"', () => {
  it.each([
    [2, 8],
    [3, 10],
  ])('with %i experience the might is %i', (experience, might) => {
    const cards = [
      spellOf('lesson', ['Give a unit +6 {might} this turn.', '[Level 3][>] Give it +8 {might} this turn instead.']),
    ];
    const table = open(cards, { p1: ['m2'], p2: [] }, {}, { p1: { ...inHand('lesson'), experience } });
    expect(mightOf(emptyChain(play(table, 'lesson').answer('p1', ['m2'])), 'm2')).toBe(might);
  });
});

describe('damage that is prevented', () => {
  const cards = [
    spellOf('ward', 'Choose a unit. The next time it would be dealt damage this turn, prevent it.'),
    spellOf('hush', 'Prevent all spell and ability damage this turn. Draw 1.'),
    spellOf('bolt', 'Deal 2 to a unit.'),
  ];
  const bolts = (first: string, targets: readonly string[]) => {
    const hand = [first, ...targets.map(() => 'bolt')].map((card, index) => ({ card, as: `${card}-${index}` }));
    const table = play(open(cards, { p1: ['m5', 'm6'], p2: [] }, {}, { p1: { hand } }), `${first}-0`);
    if (first === 'ward') table.answer('p1', ['m5']);
    emptyChain(table);
    targets.forEach((target, index) => emptyChain(play(table, `bolt-${index + 1}`).answer('p1', [target])));
    return ['m5', 'm6'].map((unit) => table.marks(unit)['damage']);
  };
  it('the next damage of the chosen unit, and no later one', () => {
    expect(bolts('ward', ['m6', 'm5', 'm5'])).toEqual([2, 2]);
  });
  it('all of spells and abilities', () => {
    expect(bolts('hush', ['m5', 'm6'])).toEqual([undefined, undefined]);
  });
  it('none in combat', () => {
    const table = open(cards, { p1: ['m4'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' }, { p1: inHand('hush') });
    emptyChain(play(table, 'hush'));
    passAll(move(table, 'p1', ['m4'], 'bridge')).expectHappened('damageDealt', { object: 'm6', amount: 4 });
  });
});

describe('"discard 1. Deal its Energy cost as damage"', () => {
  const cards = [
    spellOf('fling', 'Discard 1. Deal its Energy cost as damage to a unit.'),
    gear({ id: 'anvil', energy: 3 }),
  ];
  it.each([
    [['anvil'], 3],
    [[], undefined],
  ])('with %o in hand deals %s', (hand, damage) => {
    const table = open(cards, { p1: ['m5'], p2: [] }, {}, { p1: inHand('fling', ...hand) });
    emptyChain(play(table, 'fling').answer('p1', ['m5']));
    if (hand.length > 0) emptyChain(table.answer('p1', [...hand]));
    expect(table.marks('m5')['damage']).toBe(damage);
  });
});

it('units have the ability that a battlefield gives them there, and nowhere else', () => {
  const garden = battlefieldOf('garden', 'Units here have "{exhaust}: Gain 1 XP."');
  const table = open([garden], { p1: [at('m2', 'garden'), 'm3'], p2: [] }, { garden: 'p1' });
  const sources = table.legal('p1').filter((one) => JSON.stringify(one).includes('activate'));
  expect(sources).toEqual([{ action: 'activate', source: table.id('m2'), ability: 'garden/use' }]);
  expect(emptyChain(activate(table, 'm2', 'garden/use')).player('p1')['experience']).toBe(1);
});
