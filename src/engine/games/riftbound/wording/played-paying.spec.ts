/** What read texts let others pay for, ask of what was paid, and take off. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { unit } from '../../../../../test/support/riftbound.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';

type Table = ReturnType<typeof open>;
const DUEL = spellOf(
  'duel',
  'Move a friendly unit to a battlefield you control. Choose an opponent. They move a unit they control to that battlefield. Draw 1.',
);
const firstLegal = (table: Table, seat = 'p1'): Table => table.answer(seat, table.legal(seat)[0] ?? null);

describe('"unless its controller pays"', () => {
  const cards = [spellOf('bargain', 'Counter a spell unless its controller pays {3}.'), spellOf('study', 'Draw 3.')];
  const table = (energy: number) => {
    const at_ = open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('study'), energy }, p2: inHand('bargain') });
    play(at_, 'study').answer('p1', { action: 'pass' });
    return emptyChain(firstLegal(play(at_, 'bargain', 'p2'), 'p2'));
  };
  it('lets the spell resolve for the payment of its player', () => {
    const at_ = firstLegal(table(3).expectDecision({ p1: 'mayPay' }).answer('p1', 'yes'));
    expect([handSize(emptyChain(at_)), at_.player('p1')['energy']]).toEqual([3, 0]);
  });
  it('counters it where its player does not pay', () => {
    expect(handSize(emptyChain(table(3).answer('p1', 'no')))).toBe(0);
  });
  it('offers nothing to who has less', () => {
    table(2).expectLegal('p1', ['no']);
  });
  it.each([
    ['no', null],
    ['yes', { p1: 'mayPay' }],
  ])('with Repeat, after the answer %s, asks again only while the spell is on the chain', (answer, asked) => {
    const twice = spellOf('twice', ['[Repeat] — Discard 1', 'Counter a spell unless its controller pays {1}.']);
    const p2 = inHand('twice', 'm4');
    const at_ = open([twice, ...cards], { p1: [], p2: [] }, {}, { p1: { ...inHand('study'), energy: 3 }, p2 });
    play(at_, 'study').answer('p1', { action: 'pass' });
    play(at_, 'twice', 'p2').answer('p2', { pay: ['repeat'] });
    firstLegal(firstLegal(at_, 'p2'), 'p2').answer('p2', { [at_.find('p2', 'hand', 'm4')]: 'discard' });
    emptyChain(at_).expectDecision({ p1: 'mayPay' }).answer('p1', answer);
    if (answer === 'yes') firstLegal(at_);
    emptyChain(at_).expectDecision(asked ?? { p1: 'turnAction' });
  });
});

describe('"deal 4 to it unless its controller has you draw 1"', () => {
  const cards = [spellOf('threat', 'Choose an enemy unit. Deal 4 to it unless its controller has you draw 1.')];
  it.each([
    ['yes', 1, undefined],
    ['no', 0, 4],
  ])('%s: draws %d, damage %s', (answer, drawn, damage) => {
    const tough = unitOf('tough', 'I enter ready.', 9);
    const table = play(open([...cards, tough], { p1: [], p2: ['tough'] }, {}, { p1: inHand('threat') }), 'threat');
    emptyChain(emptyChain(table.answer('p1', ['tough'])).answer('p2', answer));
    expect([handSize(table), table.marks('tough')['damage']]).toEqual([drawn, damage]);
  });
});

describe('a battlefield lets players pay', () => {
  const cards = [
    battlefieldOf('idols', 'When a player plays a unit here, they may pay {1} to [Buff] it.'),
    battlefieldOf('bay', 'When a unit here is returned to a player’s hand, that player may pay {1} to draw 2.'),
    spellOf('tide', 'Return a unit to its owner’s hand.'),
    unitOf('guest', 'When you play me, gain 4 XP.'),
    unitOf('wisp', 'I can be played to an occupied enemy battlefield.'),
  ];
  it.each([
    ['idols', true],
    [null, false],
  ])('for a unit that is played at %s: %s', (place, isDue) => {
    const p1 = { ...inHand('guest'), energy: 1 };
    const table = play(open(cards, { p1: [at('m2', 'idols')], p2: [] }, { idols: 'p1' }, { p1 }), 'guest');
    table.answer('p1', place === null ? 'base' : table.id(place));
    // The two abilities of one time are ordered by their player.
    if (isDue && table.state.pending[0]?.kind === 'triggerOrder') firstLegal(table);
    emptyChain(table);
    if (isDue) emptyChain(firstLegal(table.answer('p1', 'yes')));
    expect(table.marks(table.find('p1', 'board', 'guest'))['buff'] === true).toBe(isDue);
  });
  it('the player who pays buffs the unit, and not the controller of the battlefield', () => {
    const boards = { p1: [], p2: [at('m3', 'idols')] };
    const p1 = { ...inHand('wisp'), energy: 1 };
    const table = play(open(cards, boards, { idols: 'p2' }, { p1 }), 'wisp');
    emptyChain(emptyChain(table.answer('p1', table.id('idols'))).answer('p1', 'yes'));
    table.answer('p1', table.legal('p1')[0] ?? null).expectHappened('buffed', { cause: 'p1' });
  });
  it.each([
    [at('m2', 'bay'), 3],
    ['m2', 1],
  ])('for the owner of a unit that is returned: %o', (unit, hand) => {
    const boards = { p1: [], p2: [unit, at('m3', 'bay')] };
    const table = open(cards, boards, { bay: 'p2' }, { p1: inHand('tide'), p2: { energy: 1 } });
    emptyChain(play(table, 'tide').answer('p1', ['m2']));
    if (hand > 1) emptyChain(firstLegal(table.answer('p2', 'yes'), 'p2'));
    expect(handSize(table, 'p2')).toBe(hand);
  });
});

describe('"reducing its cost by {2}" (353.4)', () => {
  const cards = [
    spellOf(
      'rush',
      'Reveal the top 3 cards of your Main Deck. You may banish one and play it, reducing its cost by {2}. Draw any you did not banish.',
    ),
    spellOf(
      'call',
      'Look at the top 2 cards of your Main Deck. You may banish a unit of them and play it, reducing its cost by {2}. Recycle the rest.',
    ),
    { ...unitOf('giant', 'I enter ready.'), energy: 3 },
  ];
  const mainDeck = [
    { card: 'giant', as: 'giant' },
    { card: 'm2', as: 'second' },
    { card: 'm4', as: 'third' },
  ];
  it.each([
    ['rush', 1, ['giant'], 2],
    ['rush', 0, [], 2],
    ['call', 1, ['giant'], 0],
  ])('%s with %d energy plays %o and leaves a hand of %d', (spell, energy, board, hand) => {
    const table = emptyChain(
      play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand(spell), mainDeck, energy } }), spell),
    );
    emptyChain(table.answer('p1', ['giant']));
    if (board.length > 0) emptyChain(firstLegal(table));
    expect([table.cards('p1', 'board'), handSize(table)]).toEqual([board, hand]);
  });
});

describe('"if you spent {4} or more"', () => {
  const cards = [
    unitOf('lore', 'When you play a spell, if you spent {4} or more, gain 1 XP.'),
    battlefieldOf(
      'library',
      'While you control this battlefield, when you play a spell, if you spent {4} or more, draw 1.',
    ),
    { ...spellOf('tome', 'Gain 2 XP.'), energy: 4 },
    { ...spellOf('note', 'Gain 2 XP.'), energy: 3 },
    spellOf('cheap', 'The next spell you play this turn costs {1} less.'),
  ];
  const boards = { p1: ['lore', at('m2', 'library')], p2: [] };
  const table = (controller: string, ...hand: readonly string[]) =>
    open(cards, boards, { library: controller }, { p1: { ...inHand(...hand), energy: 4 } });
  it.each([
    ['tome', 3, 1],
    ['note', 2, 0],
  ])('%s leaves %d experience and a hand of %d', (spell, experience, hand) => {
    const at_ = emptyChain(firstLegal(play(table('p1', spell), spell)));
    // What triggers at the same time is ordered by its player.
    if (experience > 2) emptyChain(firstLegal(at_));
    expect([at_.player('p1')['experience'], handSize(at_)]).toEqual([experience, hand]);
  });
  it('asks what was spent, and not what is printed', () => {
    const at_ = emptyChain(play(table('p1', 'cheap', 'tome'), 'cheap'));
    expect(
      emptyChain(firstLegal(play(at_, 'tome')))
        .expectDecision({ p1: 'turnAction' })
        .player('p1')['experience'],
    ).toBe(2);
  });
});

describe('"if you played this from your hand"', () => {
  const cards = [spellOf('hush', ['[Hidden]', 'Stun a unit. If you played this from your hand, draw 2.'])];
  const facedown = [{ card: 'hush', as: 'hush', at: 'meadow', hiddenIn: 1 }];
  it.each([
    ['hand', inHand('hush'), 2],
    ['facedown', { facedown }, 0],
  ])('from %s draws %d', (_from, p1, drawn) => {
    const table = open(cards, { p1: [at('m2', 'meadow')], p2: [] }, { meadow: 'p1' }, { p1 });
    expect(handSize(emptyChain(play(table, 'hush').answer('p1', ['m2'])))).toBe(drawn);
  });
});

describe('the third move of a turn', () => {
  const cards = [
    unitOf('wind', 'The third time I move in a turn, you score 2 points.'),
    unitOf('mist', 'If I have moved twice this turn, I have +2 {might}.'),
    spellOf('carry', 'Move a friendly unit.'),
  ];
  const moved = (unit: string, times: number) => {
    const hand = [...Array.from({ length: 4 }, (_, index) => ({ card: 'carry', as: `carry-${index}` }))];
    const table = open(
      cards,
      { p1: ['wind', 'mist', at('m1', 'meadow'), at('m2', 'bridge')], p2: [] },
      { meadow: 'p1', bridge: 'p1' },
      { p1: { hand } },
    );
    for (let done = 0; done < times; done++)
      emptyChain(
        play(table, `carry-${done}`)
          .answer('p1', [unit])
          .answer('p1', [done % 2 === 0 ? 'meadow' : 'bridge']),
      );
    return table;
  };
  it.each([
    ['wind', 2, 0],
    ['wind', 3, 2],
    ['wind', 4, 2],
    ['mist', 3, 0],
  ])('%s after %d moves scores %d', (unit, times, points) => {
    expect(moved(unit, times).player('p1')['points']).toBe(points);
  });
  it.each([
    ['mist', 1, 3],
    ['mist', 2, 5],
    ['wind', 2, 3],
  ])('after %s has moved %d times mist has a might of %d', (unit, times, might) => {
    expect(mightOf(moved(unit, times), 'mist')).toBe(might);
  });
});

describe('cards go back to a main deck (keyword.predict)', () => {
  const cards = [
    spellOf('omen', '[Predict 2]. Draw 1.'),
    spellOf('verdict', 'Choose a unit. Its owner places it on top or bottom of their Main Deck. Draw 1.'),
    gearOf(
      'altar',
      'When a friendly unit dies, you may exhaust me to draw 2, then put a card from your hand on top or bottom of your Main Deck.',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const mainDeck = ['m1', 'm2', 'm3'].map((card) => ({ card, as: `deck-${card}` }));
  it.each([
    [[], ['deck-m2', 'deck-m1'], 'm2', ['m1', 'm3']],
    [['deck-m1'], [], 'm2', ['m3', 'm1']],
    [['deck-m1', 'deck-m2'], [], 'm3', null],
  ])('recycles %o, in the order %o draws %s', (recycled, order, drawn, deck) => {
    const table = emptyChain(
      play(open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('omen'), mainDeck } }), 'omen'),
    );
    emptyChain(table.answer('p1', recycled));
    if (order.length > 0) emptyChain(table.answer('p1', order));
    expect(table.cards('p1', 'hand')).toEqual([drawn]);
    if (deck !== null) expect(table.cards('p1', 'mainDeck')).toEqual(deck);
  });
  it.each([
    ['option-1', ['m4', 'm5']],
    ['option-2', ['m5', 'm4']],
  ])('the owner chooses the top or the bottom: %s', (answer, deck) => {
    const p2 = { mainDeck: ['m5'] };
    const table = play(open(cards, { p1: [], p2: ['m4'] }, {}, { p1: inHand('verdict'), p2 }), 'verdict');
    emptyChain(emptyChain(table.answer('p1', ['m4'])).answer('p2', answer));
    expect(table.cards('p2', 'mainDeck')).toEqual(deck);
    const kind = answer === 'option-1' ? 'putOnDeck' : 'putUnderDeck';
    table.expectHappened(kind, { seat: 'p2', deck: 'p2', from: 'board', cites: '002' });
  });
  it('a card of the hand goes there', () => {
    const p1 = { ...inHand('doom', 'm4'), mainDeck };
    const table = play(open(cards, { p1: ['altar', 'm5'], p2: [] }, {}, { p1 }), 'doom').answer('p1', ['m5']);
    emptyChain(emptyChain(table).answer('p1', 'yes')).answer('p1', 'option-1').answer('p1', ['m4']);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'mainDeck')]).toEqual([
      ['m1', 'm2'],
      ['m4', 'm3'],
    ]);
    table.expectHappened('putOnDeck', { seat: 'p1', deck: 'p1', from: 'hand', cites: '002' });
  });
});

describe('what others do', () => {
  const cards = [
    spellOf('flock', 'Choose an opponent. They play a 1 {might} Bird unit token with [Deflect].'),
    unit({ id: 'unl-t02', might: 1, supertype: 'token' }),
  ];
  const flock = (bridge?: string) => {
    const boards = { p1: [], p2: bridge === undefined ? [] : [at('m2', bridge)] };
    const controlled = bridge === undefined ? {} : { [bridge]: 'p2' };
    return emptyChain(play(open(cards, boards, controlled, { p1: inHand('flock') }), 'flock'));
  };
  it('an opponent plays a token', () => {
    expect(flock().cards('p2', 'board')).toEqual(['unl-t02']);
  });
  it('an opponent who controls a battlefield decides where the token enters', () => {
    const table = flock('bridge').expectDecision({ p2: 'tokenPlace' });
    emptyChain(table.answer('p2', table.id('bridge')));
    expect(table.marks(table.find('p2', 'board', 'unl-t02'))['at']).toBe(table.id('bridge'));
  });
  it('a countered spell goes to the hand of its owner', () => {
    const cards = [
      spellOf(
        'fold',
        'Counter an enemy spell. Return it to its owner’s hand rather than putting it in their trash. Draw 2.',
      ),
      spellOf('study', 'Draw 3.'),
    ];
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: inHand('study'), p2: inHand('fold') });
    play(table, 'study').answer('p1', { action: 'pass' });
    emptyChain(firstLegal(play(table, 'fold', 'p2'), 'p2'));
    expect([table.cards('p1', 'hand'), table.cards('p1', 'trash')]).toEqual([['study'], []]);
    table.expectHappened('returned', { cause: 'p2', cites: '002' });
  });
  it('an opponent moves a unit to the same battlefield', () => {
    const cards = [DUEL];
    const boards = { p1: ['m2', at('m1', 'meadow')], p2: ['m3', 'm4'] };
    const table = play(open(cards, boards, { meadow: 'p1' }, { p1: inHand('duel') }), 'duel');
    emptyChain(
      table
        .answer('p1', ['m2'])
        .expectLegal('p1', [['meadow']])
        .answer('p1', ['meadow']),
    );
    table.expectLegal('p2', [['m3'], ['m4']]).answer('p2', ['m4']);
    expect([table.marks('m2')['at'], table.marks('m4')['at'], table.marks('m3')['at']]).toEqual([
      table.id('meadow'),
      table.id('meadow'),
      undefined,
    ]);
  });
});

it('nothing is asked of an opponent where the battlefield is no longer legal', () => {
  const cards = [DUEL, spellOf('doom', 'Kill a unit.')];
  const boards = { p1: ['m2', at('m1', 'meadow')], p2: ['m3', 'm4'] };
  const seats = { p1: inHand('duel'), p2: inHand('doom') };
  const table = play(open(cards, boards, { meadow: 'p1' }, seats), 'duel');
  table.answer('p1', ['m2']).answer('p1', ['meadow']).answer('p1', { action: 'pass' });
  play(table, 'doom', 'p2').answer('p2', ['m1']);
  emptyChain(table);
  expect([table.marks('m2')['at'], table.marks('m3')['at']]).toEqual([undefined, undefined]);
  table.expectDecision({ p1: 'turnAction' });
});

describe('"move a friendly unit to or from its base"', () => {
  const cards = [gearOf('gust', '{exhaust}: Move a friendly unit to or from its base.')];
  const table = () =>
    activate(
      open(cards, { p1: ['gust', 'm2', at('m3', 'meadow')], p2: [] }, { meadow: 'p1', bridge: 'p1' }),
      'gust',
      'use',
    );
  it('moves a unit at a battlefield to its base, and no other', () => {
    const at_ = table()
      .answer('p1', ['option-1'])
      .expectLegal('p1', [['m3']])
      .answer('p1', ['m3']);
    expect(emptyChain(at_).marks('m3')['at']).toBeUndefined();
  });
  it('moves a unit from its base to a battlefield', () => {
    const at_ = table()
      .answer('p1', ['option-2'])
      .expectLegal('p1', [['m2']])
      .answer('p1', ['m2'])
      .answer('p1', ['meadow']);
    expect(emptyChain(at_).marks('m2')['at']).toBe(at_.id('meadow'));
  });
});

describe('"when a showdown begins here"', () => {
  const cards = [
    unitOf(
      'moon',
      'When a showdown begins here, you may pay {1}. If you do, [Predict], then reveal the top card of your Main Deck. If it is a unit, draw it.',
    ),
  ];
  it.each([
    ['yes', ['no', 'm2']],
    ['yes', ['yes', 'm3']],
    ['no', []],
  ])('answered %s, %o', (answer, [recycles, drawn]) => {
    const mainDeck = ['m2', 'm3'];
    const table = open(
      cards,
      { p1: ['moon'], p2: [at('m4', 'bridge')] },
      { bridge: 'p2' },
      { p1: { mainDeck, energy: 1 } },
    );
    emptyChain(move(table, 'p1', ['moon'], 'bridge')).answer('p1', answer);
    if (recycles !== undefined) emptyChain(firstLegal(table).answer('p1', recycles));
    expect(table.cards('p1', 'hand')).toEqual(drawn === undefined ? [] : [drawn]);
  });
});
