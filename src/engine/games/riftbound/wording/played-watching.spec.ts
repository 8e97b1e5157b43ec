/** What read texts wait for, and for how many at once. */
import { describe, expect, it } from 'vitest';
import { at, battleTable, inHand, move, passAll, teamTable } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

describe('"when you play a card from face down"', () => {
  const cards = [unitOf('smuggler', 'When you play a card from face down, gain 3 XP.'), unitOf('veiled', '[Hidden]')];
  const table = (p1: object) =>
    open(cards, { p1: ['smuggler', at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, { p1: { ...p1 } });
  it('is due for a facedown card', () => {
    const facedown = [{ card: 'veiled', as: 'veiled', at: 'meadow', hiddenIn: 1 }];
    expect(emptyChain(play(table({ facedown }), 'veiled')).player('p1')['experience']).toBe(3);
  });
  it('is not due for a card from a hand', () => {
    expect(emptyChain(play(table(inHand('veiled')), 'veiled')).player('p1')['experience']).toBe(0);
  });
});

describe('"one or more" at the same time', () => {
  const cards = [
    unitOf('mourner', 'When one or more enemy units die, gain 3 XP.'),
    spellOf('doom', 'Kill all enemy units.'),
    spellOf('ruin', 'Kill all friendly units.'),
  ];
  it.each([
    ['doom', 3],
    ['ruin', 0],
  ])('%s gives %d experience', (spell, experience) => {
    const table = open(cards, { p1: ['mourner', 'm3'], p2: ['m1', 'm2'] }, {}, { p1: inHand(spell) });
    expect(emptyChain(play(table, spell)).player('p1')['experience']).toBe(experience);
  });
  it('discards several cards of one effect together', () => {
    const texts = [unitOf('heir', 'When you discard one or more cards, gain 3 XP.'), spellOf('shed', 'Discard 2.')];
    const table = open(texts, { p1: ['heir'], p2: [] }, {}, { p1: inHand('shed', 'm1', 'm2') });
    const played = emptyChain(emptyChain(play(table, 'shed')).answer('p1', ['m1', 'm2']));
    expect([handSize(played), played.player('p1')['experience']]).toEqual([0, 3]);
  });
});

describe('"when you kill a stunned enemy unit"', () => {
  const cards = [gearOf('shrine', 'When you kill a stunned enemy unit, gain 3 XP.'), spellOf('doom', 'Kill a unit.')];
  it.each([
    ['a stunned unit of an opponent', 'm2', 'p1', 3],
    ['another unit of an opponent', 'm4', 'p1', 0],
    ['a stunned unit of its player', 'm3', 'p1', 0],
    ['the same unit, killed by its own player', 'm2', 'p2', 0],
  ])('%s', (_what, victim, killer, experience) => {
    const boards = { p1: ['shrine', { card: 'm3', stunned: true }], p2: [{ card: 'm2', stunned: true }, 'm4'] };
    const table = open(cards, boards, {}, { [killer]: inHand('doom') });
    if (killer === 'p2') endTurn(table);
    const open_ = table.state.pending[0]?.seat ?? killer;
    emptyChain(play(table, 'doom', open_).answer(open_, [victim]));
    expect(table.player('p1')['experience']).toBe(experience);
  });
});

describe('"when you draw your second card each turn"', () => {
  const cards = [
    gearOf('jewel', 'When you draw your second card each turn, gain 3 XP.'),
    spellOf('study', 'Draw 1.'),
    spellOf('feast', 'Draw 3.'),
  ];
  it.each([
    [['study'], 0],
    [['study', 'study'], 3],
    [['feast'], 3],
    [['feast', 'study'], 3],
  ])('%o gives %d experience', (spells, experience) => {
    const hand = spells.map((card, index) => ({ card, as: `${card}-${index}` }));
    const table = open(cards, { p1: ['jewel'], p2: [] }, {}, { p1: { hand } });
    hand.forEach(({ as }) => emptyChain(play(table, as)));
    expect(table.player('p1')['experience']).toBe(experience);
  });
});

describe('"when a unit moves from here, give it …"', () => {
  const bar = battlefieldOf('bar', 'When a unit moves from here, give it +2 {might} this turn.');
  it('means the unit that moves, and no unit that moves from elsewhere', () => {
    const boards = { p1: [{ card: 'm2', as: 'guest', at: 'bar' }, at('m3', 'meadow')], p2: [] };
    const table = battleTable(boards, { bar: 'p1', meadow: 'p1' }, { cards: [bar] });
    emptyChain(move(table, 'p1', ['guest'], 'base'));
    emptyChain(move(table, 'p1', ['m3'], 'base'));
    expect([mightOf(table, 'guest'), mightOf(table, 'm3')]).toEqual([4, 3]);
  });
});

describe('"recycle me to …"', () => {
  const cards = [
    unitOf('echo', '[Deathknell] — Recycle me to draw 2.'),
    spellOf('doom', 'Kill a unit.'),
    spellOf('exile', 'Banish a unit.'),
  ];
  it.each([
    ['doom', 2, []],
    ['exile', 0, ['echo']],
  ])('after %s draws %d', (spell, drawn, banished) => {
    const table = emptyChain(
      play(open(cards, { p1: ['echo'], p2: [] }, {}, { p1: inHand(spell) }), spell).answer('p1', ['echo']),
    );
    expect([handSize(table), table.cards('p1', 'banishment'), table.cards('p1', 'trash').includes('echo')]).toEqual([
      drawn,
      banished,
      false,
    ]);
  });
});

describe('"it was an enemy unit"', () => {
  const cards = [spellOf('bounty', 'Kill a unit. If it was an enemy unit, draw 2. If it was a friendly unit, draw 1.')];
  it.each([
    ['m2', 1],
    ['m4', 2],
  ])('of %s draws %d', (victim, drawn) => {
    const table = open(cards, { p1: ['m2'], p2: ['m4'] }, {}, { p1: inHand('bounty') });
    expect(handSize(emptyChain(play(table, 'bounty').answer('p1', [victim])))).toBe(drawn);
  });
});

describe('"stun a unit. If it\'s already stunned, return it … instead"', () => {
  const cards = [spellOf('dread', "Stun an enemy unit. If it's stunned, return it to its owner's hand instead.")];
  it.each([
    [false, true],
    [true, false],
  ])('stunned before: %s', (stunned, stays) => {
    const table = open(cards, { p1: [], p2: [{ card: 'm2', stunned }] }, {}, { p1: inHand('dread') });
    emptyChain(play(table, 'dread').answer('p1', ['m2']));
    expect([table.exists('m2'), table.cards('p2', 'hand')]).toEqual(stays ? [true, []] : [false, ['m2']]);
  });
});

describe('"if another unit you control here would die and has less Might than me"', () => {
  const cards = [
    unitOf(
      'healer',
      'If another ready unit you control here would die and has less Might than me, instead heal, exhaust, and recall it.',
      4,
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  it.each([
    ['m3', true],
    ['m4', false],
    ['m2', false],
    ['healer', false],
  ])('%s survives: %s', (victim, survives) => {
    const boards = { p1: [at('healer', 'meadow'), at('m3', 'meadow'), at('m4', 'meadow'), 'm2'], p2: [] };
    const table = open(cards, boards, { meadow: 'p1' }, { p1: inHand('doom') });
    emptyChain(play(table, 'doom').answer('p1', [victim]));
    expect(table.exists(victim)).toBe(survives);
  });
});

describe('"at the start of each player\'s first Beginning Phase"', () => {
  const arena = battlefieldOf(
    'arena',
    "At the start of each player's first Beginning Phase, that player gains 2 points.",
  );
  it.each([
    [0, 2],
    [1, 0],
  ])('p2, who has begun %d turns, gains %d', (turns, points) => {
    const seats = { p1: { battlefields: [{ card: 'arena', as: 'arena' }] }, p2: { turns } };
    const table = battleTable({ p1: [], p2: [] }, {}, { cards: [arena], seats });
    passAll(emptyChain(endTurn(table)));
    expect(table.player('p2')['points']).toBe(points);
  });
});

describe('"at the end of this turn"', () => {
  const cards = [spellOf('rest', 'Draw 2 at the end of this turn.')];
  it('draws then, and not before', () => {
    const table = emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('rest') }), 'rest'));
    const before = handSize(table);
    emptyChain(endTurn(table));
    expect([before, handSize(table)]).toEqual([0, 2]);
  });
});

describe('"to the Might of another friendly unit"', () => {
  const cards = [
    spellOf(
      'mutate',
      'Choose a friendly unit. This turn, increase its Might to the Might of another ready friendly unit.',
    ),
  ];
  it.each([
    ['m2', 'm5', 5],
    ['m5', 'm2', 5],
  ])('increases %s to %s: %d, and takes nothing off', (one, another, might) => {
    const table = open(cards, { p1: ['m2', 'm5'], p2: [] }, {}, { p1: inHand('mutate') });
    emptyChain(play(table, 'mutate').answer('p1', [one]).answer('p1', [another]));
    expect(mightOf(table, one)).toBe(might);
  });
});

describe('"+{might} equal to its Might" of a unit that was killed', () => {
  const cards = [
    spellOf(
      'grip',
      'Kill a friendly unit with 9 {might} or less. If you do, give +{might} equal to its Might to another ready friendly unit this turn.',
    ),
  ];
  it('is the might that it had', () => {
    const table = open(cards, { p1: ['m2', 'm3'], p2: [] }, {}, { p1: inHand('grip') });
    emptyChain(play(table, 'grip').answer('p1', ['m3']).answer('p1', ['m2']));
    expect([table.exists('m3'), mightOf(table, 'm2')]).toEqual([false, 5]);
  });
});

describe('"return this from your trash to your hand"', () => {
  const cards = [
    spellOf('rocket', [
      'Deal 5 to a unit.',
      'When you conquer, you may discard 2 to return this from your trash to your hand.',
    ]),
  ];
  const conquered = (zone: 'trash' | 'banishment') => {
    const p1 = { ...inHand('m1', 'm3'), [zone]: [{ card: 'rocket', as: 'rocket' }] };
    return emptyChain(passAll(move(open(cards, { p1: ['m2'], p2: [] }, {}, { p1 }), 'p1', ['m2'], 'meadow')));
  };
  it('returns the spell for a discarded card', () => {
    const table = conquered('trash').answer('p1', 'yes');
    emptyChain(table.answer('p1', table.legal('p1')[0] ?? null));
    expect([table.cards('p1', 'hand'), table.cards('p1', 'trash')]).toEqual([['rocket'], ['m1', 'm3']]);
  });
  it('asks for nothing where the spell lies elsewhere', () => {
    expect(conquered('banishment').cards('p1', 'hand')).toEqual(['m1', 'm3']);
  });
});

describe('a unit that fights alone', () => {
  const cards = [
    gearOf('mask', 'When a friendly unit attacks or defends alone, give it +2 {might} this turn.'),
    gearOf('creed', 'While a friendly unit defends alone, it gets +3 {might}.'),
    battlefieldOf('waste', 'While a unit here is defending alone, it has -1 {might}.'),
    unitOf('lurker', 'When I attack or defend, if an enemy unit is alone here, gain 2 XP.'),
  ];
  const attacked = (defenders: readonly string[], place = 'bridge') => {
    const there = defenders.map((card) => at(card, place));
    const boards = { p1: ['lurker'], p2: ['mask', 'creed', ...there] };
    return emptyChain(move(open(cards, boards, { [place]: 'p2' }), 'p1', ['lurker'], place));
  };
  it.each([
    [['m2'], 'bridge', 7, 2],
    [['m2', 'm3'], 'bridge', 2, 0],
    [['m2'], 'waste', 6, 2],
    [['m2', 'm3'], 'waste', 2, 0],
  ])('%o at the %s: %i might, and %i experience of its attacker', (defenders, place, might, experience) => {
    const table = attacked(defenders, place);
    expect([mightOf(table, 'm2'), table.player('p1')['experience']]).toEqual([might, experience]);
  });
});

describe('"when you conquer here with one or more [Mighty] units"', () => {
  it.each([
    [['m5'], 3],
    [['m4', 'm3'], 0],
  ])('with %o gives %i experience', (units, experience) => {
    const hall = battlefieldOf('hall', 'When you conquer here with one or more [Mighty] units, gain 3 XP.');
    const table = battleTable(
      { p1: [...units], p2: [] },
      {},
      {
        cards: [hall],
        seats: { p1: { battlefields: [{ card: 'hall', as: 'hall' }] } },
      },
    );
    emptyChain(passAll(move(table, 'p1', units, 'hall')));
    expect(table.player('p1')['experience']).toBe(experience);
  });
});

describe('"when you use an activated ability of a gear"', () => {
  const cards = [
    unitOf('smith', 'When you use an activated ability of a gear, give me +2 {might} this turn.'),
    gearOf('tool', 'Kill this: Draw 1.'),
    unitOf('monk', '{exhaust}: Draw 1.'),
  ];
  it.each([
    ['tool', 5],
    ['monk', 3],
  ])('after the ability of the %s its might is %i', (source, might) => {
    const table = open(cards, { p1: ['smith', 'tool', 'monk'], p2: [] });
    expect(mightOf(emptyChain(activate(table, source, 'use')), 'smith')).toBe(might);
  });
});

describe('a unit that its own text plays from the trash', () => {
  const cards = [
    unitOf('ember', 'When you discard me, you may pay {1} to play me.'),
    unitOf('ash', 'When you kill a unit with a spell, you may pay {1} to play me from your trash.'),
    spellOf('shed', 'Discard 1.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  const rune = { runes: [{ card: 'fury', as: 'rune' }] };
  it('when it is discarded', () => {
    const table = play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('shed', 'ember'), ...rune } }), 'shed');
    expect(emptyChain(emptyChain(table).answer('p1', ['ember'])).state.pending[0]?.kind).toBe('mayPay');
  });
  it('not when another card is discarded', () => {
    const p1 = { ...inHand('shed', 'm2'), ...rune, trash: [{ card: 'ember', as: 'ember' }] };
    const table = emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1 }), 'shed'));
    emptyChain(table.answer('p1', ['m2']));
    expect(table.state.pending[0]?.kind).toBe('turnAction');
  });
  it.each([
    ['p1', 'mayPay'],
    ['p2', 'turnAction'],
  ])('when a spell of %s kills a unit, the next question is %s', (killer, asked) => {
    const p1 = { ...rune, trash: [{ card: 'ash', as: 'ash' }] };
    const seats = { p1, p2: {} };
    const table = open(
      cards,
      { p1: ['m4'], p2: ['m2'] },
      {},
      { ...seats, [killer]: { ...(killer === 'p1' && p1), ...inHand('doom') } },
    );
    if (killer === 'p2') endTurn(table);
    emptyChain(play(table, 'doom', killer).answer(killer, ['m2']));
    expect(table.state.pending[0]?.kind).toBe(asked);
  });
});

it('"when you defend at a battlefield, you may move me there" is due for its player alone', () => {
  const cards = [unitOf('pup', 'When you defend at a battlefield, you may move me there. Draw 1.')];
  const table = open(
    cards,
    { p1: ['m4', { card: 'pup', as: 'other' }], p2: ['pup', at('m3', 'bridge')] },
    { bridge: 'p2' },
  );
  emptyChain(move(table, 'p1', ['m4'], 'bridge'))
    .expectLegal('p2', ['yes', 'no'])
    .answer('p2', 'yes');
  expect([table.marks('pup')['at'], table.marks('pup')['defending'], table.marks('other')['at']]).toEqual([
    table.id('bridge'),
    true,
    undefined,
  ]);
});

it('"another friendly unit" of a unit that moves to a battlefield is not that unit', () => {
  const cards = [unitOf('dancer', 'When I move to a battlefield, give another friendly unit +3 {might} this turn.')];
  const table = open(cards, { p1: ['dancer', 'm2', 'm4'], p2: ['m3'] });
  move(table, 'p1', ['dancer'], 'meadow').expectLegal('p1', [['m2'], ['m4']]);
});

it.each([
  [['m1', 'm2', 'm3', 'm4'], 3],
  [['m1', 'm2', 'm3'], 0],
])('"if you have 4+ units at that battlefield" as %o conquer: %d experience', (units, experience) => {
  const cards = [gearOf('pennon', 'When you conquer, if you have 4+ units at that battlefield, gain 3 XP.')];
  const table = open(cards, { p1: ['pennon', 'm1', 'm2', 'm3', 'm4'], p2: [] });
  emptyChain(passAll(move(table, 'p1', units, 'bridge')));
  expect(table.player('p1')['experience']).toBe(experience);
});

describe('"if I died alone" and "if I didn’t die alone"', () => {
  const cards = [
    unitOf('lonely', '[Deathknell] — If I died alone, gain 3 XP.'),
    unitOf('loyal', '[Deathknell] — If I didn’t die alone, gain 2 XP.'),
    spellOf('doom', 'Kill a unit.'),
    spellOf('ruin', 'Kill all friendly units.'),
  ];
  it.each([
    ['lonely', 'meadow', [at('m2', 'bridge')], 3],
    ['lonely', 'meadow', [at('m2', 'meadow')], 0],
    ['lonely', undefined, [at('m2', 'bridge')], 3],
    ['lonely', undefined, ['m2'], 0],
    ['loyal', 'meadow', [at('m2', 'meadow')], 2],
    ['loyal', undefined, [at('m2', 'meadow')], 0],
  ])('%s at %s beside %o gives %d experience', (card, place, others, experience) => {
    const unit = place === undefined ? card : at(card, place);
    const boards = { p1: [unit, ...others], p2: ['m4'] };
    const table = open(cards, boards, { meadow: 'p1', bridge: 'p1' }, { p1: inHand('doom') });
    emptyChain(play(table, 'doom').answer('p1', [card]));
    expect(table.player('p1')['experience']).toBe(experience);
  });
  it('units that die together did not die alone (376.2.c)', () => {
    const table = open(cards, { p1: ['lonely', 'loyal'], p2: [] }, {}, { p1: inHand('ruin') });
    emptyChain(play(table, 'ruin'));
    expect(table.player('p1')['experience']).toBe(2);
  });
});

it('"when you or an ally hold" is due for a teammate, and not for an opponent', () => {
  const cards = [gearOf('gloom', 'When you or an ally hold, gain 3 XP.')];
  const boards = { p1: ['gloom'], p2: [at('m3', 'bridge')], p3: [at('m2', 'tower')] };
  const table = teamTable(boards, { bridge: 'p2', tower: 'p3' }, { cards });
  const experience = ['p1', 'p2'].map((seat) => {
    endTurn(table, seat).expectHappened('scored', { by: 'hold' });
    return emptyChain(table).player('p1')['experience'];
  });
  expect(experience).toEqual([0, 3]);
});

it('"the next time you play a unit this turn" is due once', () => {
  const cards = [
    spellOf('call', 'The next time you play a unit this turn, ready it and [Buff] it.'),
    unitOf('early', '[Tank]'),
    unitOf('late', '[Tank]'),
  ];
  const table = emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('call', 'early', 'late') }), 'call'));
  for (const unit of ['early', 'late']) emptyChain(play(table, unit));
  const seen = ['early', 'late'].map((card) => {
    const { exhausted, buff } = table.marks(table.find('p1', 'board', card));
    return [card, exhausted, buff];
  });
  expect(seen).toEqual([
    ['early', undefined, true],
    ['late', true, undefined],
  ]);
});

describe('"kill it the next time it takes damage this turn"', () => {
  const cards = [
    spellOf(
      'blade',
      'Choose an enemy unit. Kill it the next time it is dealt damage this turn. [Legion] — Kill it now instead.',
    ),
    spellOf('sting', 'Deal 1 to a unit.'),
  ];
  const board = { p1: [], p2: ['m5', 'm6'] };
  const table = (...hand: readonly string[]) => open(cards, board, {}, { p1: inHand(...hand) });
  it.each([
    ['m5', false],
    ['m6', true],
  ])('then 1 damage to %s: the chosen unit stays: %s', (victim, stays) => {
    const played = emptyChain(play(table('blade', 'sting'), 'blade').answer('p1', ['m5']));
    expect(played.exists('m5')).toBe(true);
    emptyChain(play(played, 'sting').answer('p1', [victim]));
    expect(played.exists('m5')).toBe(stays);
  });
  it('at once after another card', () => {
    const played = emptyChain(play(table('blade', 'sting'), 'sting').answer('p1', ['m6']));
    emptyChain(play(played, 'blade').answer('p1', ['m5']));
    expect(played.exists('m5')).toBe(false);
  });
});
