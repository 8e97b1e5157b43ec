/** What read texts ask of the moment: where a unit is, how it came, with whom it fights. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

type Table = ReturnType<typeof open>;
const isOffered = (table: Table, card: string): boolean =>
  JSON.stringify(table.legal('p1')).includes(`"card":"${table.id(card)}"`);

describe('"when I die in combat"', () => {
  const cards = [
    unitOf('boaster', 'When I die in combat, choose an opponent. They score 2 points.', 2),
    spellOf('doom', 'Kill a unit.'),
  ];
  it('is due for a unit that combat damage kills', () => {
    const table = open(cards, { p1: ['boaster'], p2: [at('m4', 'bridge')] }, { bridge: 'p2' });
    emptyChain(passAll(move(table, 'p1', ['boaster'], 'bridge')));
    expect([table.cards('p1', 'trash'), table.player('p2')['points']]).toEqual([['boaster'], 2]);
  });
  it('is due for a unit that a spell kills while it attacks', () => {
    const boards = { p1: ['boaster'], p2: [at('m4', 'bridge')] };
    const table = move(open(cards, boards, { bridge: 'p2' }, { p1: inHand('doom') }), 'p1', ['boaster'], 'bridge');
    emptyChain(play(table, 'doom').answer('p1', ['boaster']));
    expect(table.player('p2')['points']).toBe(2);
  });
  it('is not due outside of combat', () => {
    const table = open(cards, { p1: ['boaster'], p2: [] }, {}, { p1: inHand('doom') });
    emptyChain(play(table, 'doom').answer('p1', ['boaster']));
    expect([table.cards('p1', 'trash'), table.player('p2')['points']]).toEqual([['boaster', 'doom'], 0]);
  });
});

describe('"when an enemy unit attacks a battlefield you control"', () => {
  const cards = [
    gearOf(
      'charm',
      'When an enemy unit attacks a battlefield you control, give it -2 {might} this turn, to a minimum of 2 {might}.',
    ),
  ];
  it.each([
    ['p2', 2],
    ['p1', 3],
  ])('a unit of 3 that attacks the gear of %s has %d', (owner, might) => {
    const boards = {
      p1: ['m3', ...(owner === 'p1' ? ['charm'] : [])],
      p2: [at('m4', 'bridge'), ...(owner === 'p2' ? ['charm'] : [])],
    };
    const table = move(open(cards, boards, { bridge: 'p2' }), 'p1', ['m3'], 'bridge');
    expect(mightOf(emptyChain(table), 'm3')).toBe(might);
  });
});

describe('"when a buffed enemy unit dies"', () => {
  const cards = [
    gearOf('helm', 'When a buffed enemy unit dies, buff another enemy unit.'),
    spellOf('doom', 'Kill a unit.'),
  ];
  it.each([
    ['m2', true],
    ['m3', false],
  ])('of %s: %s', (victim, isDue) => {
    const boards = { p1: ['helm', 'm5'], p2: [{ card: 'm2', buff: true }, 'm3', 'm4'] };
    const table = play(open(cards, boards, {}, { p1: inHand('doom') }), 'doom').answer('p1', [victim]);
    emptyChain(table);
    if (isDue) emptyChain(table.expectLegal('p1', [['m3'], ['m4']]).answer('p1', ['m4']));
    expect(table.marks('m4')['buff'] === true).toBe(isDue);
  });
});

describe('"when this is played, discarded, or killed"', () => {
  const cards = [
    gearOf('heap', 'When this is played, discarded, or killed, draw 2.'),
    spellOf('melt', 'Kill a gear.'),
    spellOf('shed', 'Discard 1.'),
    spellOf('recall', 'Return a friendly gear to its owner’s hand.'),
  ];
  it.each([
    ['heap', [], 2],
    ['melt', ['heap'], 2],
    ['recall', ['heap'], 1],
  ])('%s of %o leaves a hand of %d', (card, board, hand) => {
    const table = play(open(cards, { p1: board, p2: [] }, {}, { p1: inHand(card) }), card);
    expect(handSize(emptyChain(board.length > 0 ? table.answer('p1', board) : table))).toBe(hand);
  });
  it('draws for the discard', () => {
    const table = emptyChain(play(open(cards, { p1: [], p2: [] }, {}, { p1: inHand('shed', 'heap') }), 'shed'));
    emptyChain(table.answer('p1', ['heap']));
    expect([handSize(table), table.cards('p1', 'trash')]).toEqual([2, ['heap', 'shed']]);
  });
});

describe('"then an additional +1 if it is the only unit you control there"', () => {
  const cards = [
    spellOf(
      'guard',
      'Give a friendly unit +1 {might} this turn, then an additional +3 {might} this turn if it is the only unit you control there.',
    ),
  ];
  it.each([
    ['alone at a battlefield', at('m2', 'bridge'), at('m3', 'meadow'), 6],
    ['with another unit there', at('m2', 'bridge'), at('m3', 'bridge'), 3],
    ['alone in the base', 'm2', at('m3', 'meadow'), 6],
    ['with another unit in the base', 'm2', 'm3', 3],
  ])('%s', (_where, unit, other, might) => {
    const boards = { p1: [unit, other], p2: ['m4', 'm5'] };
    const table = open(cards, boards, { bridge: 'p1', meadow: 'p1' }, { p1: inHand('guard') });
    expect(mightOf(emptyChain(play(table, 'guard').answer('p1', ['m2'])), 'm2')).toBe(might);
  });
});

describe('"then, if there’s an enemy unit alone at that battlefield"', () => {
  const cards = [
    spellOf(
      'sever',
      'Move an enemy unit from a battlefield to its base. Then, if there is an enemy unit alone at that battlefield, draw 3.',
    ),
  ];
  it.each([
    [['m2'], 0],
    [['m2', 'm3'], 3],
    [['m2', 'm3', 'm4'], 0],
  ])('of %o draws %d', (units, drawn) => {
    const boards = { p1: [], p2: [...units.map((one) => at(one, 'bridge')), 'm5'] };
    const table = play(open(cards, boards, { bridge: 'p2' }, { p1: inHand('sever') }), 'sever');
    emptyChain(table.answer('p1', ['bridge']).answer('p1', ['m2']));
    expect([table.marks('m2')['at'], handSize(table)]).toEqual([undefined, drawn]);
  });
});

describe('"double all damage that would be dealt to it this turn"', () => {
  const cards = [
    spellOf('trap', 'Choose an enemy unit. Double all damage that would be dealt to it this turn.'),
    spellOf('spark', 'Deal 1 to a unit.'),
  ];
  const trapped = () => {
    const boards = { p1: ['m1'], p2: [at('m5', 'bridge'), at('m6', 'bridge')] };
    const table = open(cards, boards, { bridge: 'p2' }, { p1: inHand('trap', 'spark') });
    return emptyChain(play(table, 'trap').answer('p1', ['m5']));
  };
  it.each([
    ['m5', 2],
    ['m6', 1],
  ])('a spell that deals 1 to %s deals %d', (unit, damage) => {
    expect(emptyChain(play(trapped(), 'spark').answer('p1', [unit])).marks(unit)['damage']).toBe(damage);
  });
  it('doubles combat damage, and ends with the turn', () => {
    const table = trapped();
    passAll(move(table, 'p1', ['m1'], 'bridge'));
    table.answer('p1', table.legal('p1')[0] ?? null).expectHappened('damageDealt', { object: 'm5', amount: 2 });
    endTurn(emptyChain(endTurn(emptyChain(table))), 'p2');
    emptyChain(play(table, 'spark').answer('p1', ['m5']));
    expect(table.marks('m5')['damage']).toBe(1);
  });
});

it('"their owners recycle them" sends cards under the decks of their owners', () => {
  const cards = [
    spellOf('tidy', 'Choose one — Choose up to 2 cards from opponents’ trashes. Their owners recycle them. Draw 3.'),
  ];
  const p2 = {
    trash: [
      { card: 'm2', as: 'one' },
      { card: 'm3', as: 'two' },
      { card: 'm4', as: 'three' },
    ],
    mainDeck: ['m5'],
  };
  const table = play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('tidy'), trash: ['m6'] }, p2 }), 'tidy');
  emptyChain(table.answer('p1', ['option-1'])).expectLegal('p1', [
    [],
    ['one'],
    ['two'],
    ['three'],
    ['one', 'two'],
    ['one', 'three'],
    ['two', 'three'],
  ]);
  table.answer('p1', ['one', 'two']);
  expect([table.cards('p2', 'trash'), table.cards('p2', 'mainDeck')[0], table.cards('p2', 'mainDeck').length]).toEqual([
    ['m4'],
    'm5',
    3,
  ]);
});

describe('"you may pay 3 XP to choose a card from their hand"', () => {
  const cards = [
    unitOf(
      'snoop',
      'When you play me, draw 1. Choose an opponent. They reveal their hand. You may pay 3 XP to choose a card from it. If you do, they discard that card and draw 2.',
    ),
  ];
  const table = (experience: number, ...hand: readonly string[]) =>
    emptyChain(
      play(
        open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('snoop'), experience }, p2: inHand(...hand) }),
        'snoop',
      ),
    );
  it('discards the card that is chosen, for another one', () => {
    const at_ = table(3, 'm2', 'm3').answer('p1', 'yes');
    const [m2, m3] = ['m2', 'm3'].map((card) => at_.find('p2', 'hand', card));
    at_.expectLegal('p1', [[m2 ?? ''], [m3 ?? '']]).answer('p1', [m3 ?? '']);
    expect([at_.cards('p2', 'trash'), handSize(at_, 'p2'), at_.player('p1')['experience']]).toEqual([['m3'], 3, 0]);
  });
  it('is not offered for less', () => {
    table(2, 'm2').expectLegal('p1', ['no']);
  });
  it('draws nothing where no card can be discarded', () => {
    expect(handSize(emptyChain(table(3).answer('p1', 'yes')), 'p2')).toBe(0);
  });
});

describe('"with Might up to 1 more than the killed unit"', () => {
  const cards = [
    gearOf(
      'hook',
      '{exhaust}: Kill a friendly unit. Look at the top 3 cards of your Main Deck. You may banish a unit of them with Might up to 1 more than the killed unit, then play it, ignoring its cost. Then recycle the rest.',
    ),
    spellOf('rescue', 'Return a unit to its owner’s hand.'),
  ];
  const table = () => {
    const mainDeck = [
      { card: 'm4', as: 'deck4' },
      { card: 'm3', as: 'deck3' },
      { card: 'm5', as: 'deck5' },
    ];
    return activate(
      open(cards, { p1: ['hook', 'm3'], p2: [] }, {}, { p1: { ...inHand('rescue'), mainDeck } }),
      'hook',
      'use',
    );
  };
  it('offers units of its might and of 1 more', () => {
    const at_ = emptyChain(table().answer('p1', ['m3'])).expectLegal('p1', [[], ['deck3'], ['deck4']]);
    emptyChain(at_.answer('p1', ['deck4']));
    expect([at_.cards('p1', 'board'), at_.cards('p1', 'mainDeck').toSorted()]).toEqual([
      ['hook', 'm4'],
      ['m3', 'm5'],
    ]);
  });
  it('plays nothing where no unit was killed', () => {
    const at_ = table().answer('p1', ['m3']);
    emptyChain(play(at_, 'rescue').answer('p1', ['m3']));
    expect(at_.expectDecision({ p1: 'turnAction' }).cards('p1', 'board')).toEqual(['hook']);
  });
});

describe('"less for each card you have played this turn, to a minimum of {1}"', () => {
  const cards = [
    { ...unitOf('ram', 'I cost {1} less for each card you have played this turn, to a minimum of {1}.'), energy: 3 },
    spellOf('step', 'Draw 1.'),
  ];
  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [4, 1],
  ])('after %d cards it costs %d', (count, cost) => {
    const hand = Array.from({ length: count }, (_, index) => ({ card: 'step', as: `step-${index}` }));
    const table = (energy: number) => {
      const p1 = { hand: [...hand, { card: 'ram', as: 'ram' }], energy };
      return hand.reduce((done, { as }) => emptyChain(play(done, as)), open(cards, { p1: [], p2: [] }, {}, { p1 }));
    };
    expect([isOffered(table(cost - 1), 'ram'), isOffered(table(cost), 'ram')]).toEqual([false, true]);
  });
});

describe('"less to play from anywhere other than your hand"', () => {
  const cards = [{ ...unitOf('drone', 'I cost {2} less to play from anywhere other than your hand.'), energy: 3 }];
  it.each([
    ['hand', 2, false],
    ['hand', 3, true],
    ['champion', 0, false],
    ['champion', 1, true],
  ])('from the zone %s with %d energy: %s', (zone, energy, is) => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: { [zone]: [{ card: 'drone', as: 'drone' }], energy } });
    expect(isOffered(table, 'drone')).toBe(is);
  });
});
