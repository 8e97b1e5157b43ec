/** What read texts let a player choose: at one battlefield, of two units, with a number to divide or not to exceed. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
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

const boards = {
  p1: [at('m3', 'meadow'), 'm4'],
  p2: [at('m1', 'meadow', { as: 'near' }), at('m2', 'meadow', { as: 'nearer' }), at('m5', 'bridge', { as: 'far' })],
};
/** A combat is under way at the meadow, in which p1 acts first. */
const controlled = { meadow: 'p2', bridge: 'p2' };
const cast = (text: string, ...hand: readonly string[]) =>
  play(open([spellOf('cast', text)], boards, controlled, { p1: inHand('cast', ...hand) }), 'cast');

describe('units at a battlefield that is chosen before them', () => {
  it('"for each enemy unit there" counts no unit at another battlefield', () => {
    const table = cast('Give a friendly unit at a battlefield +3 {might} this turn for each enemy unit there.');
    table.answer('p1', ['meadow']).answer('p1', ['m3']);
    expect(mightOf(emptyChain(table), 'm3')).toBe(9);
  });
  it('"each other enemy unit there" is not the chosen unit, nor a unit elsewhere', () => {
    const table = cast(
      'Choose a battlefield and an enemy unit there. Deal 1 to that unit and 1 to each other enemy unit there.',
    );
    table
      .answer('p1', ['meadow'])
      .expectLegal('p1', [['near'], ['nearer']])
      .answer('p1', ['nearer']);
    emptyChain(table);
    expect([table.marks('nearer')['damage'], table.cards('p2', 'trash'), table.marks('far')['damage']]).toEqual([
      1,
      ['m1'],
      undefined,
    ]);
  });
  it('units of both sides "at the same battlefield": a place without one of them is left out', () => {
    const table = cast('Stun a friendly unit and an enemy unit at the same battlefield. Draw 1.');
    table
      .expectLegal('p1', [['meadow']])
      .answer('p1', ['meadow'])
      .answer('p1', ['m3'])
      .answer('p1', ['near']);
    emptyChain(table);
    expect(['m3', 'near', 'nearer'].map((unit) => table.marks(unit)['stunned'])).toEqual([true, true, undefined]);
  });
  it('a unit may be moved to the battlefield of the unit that was stunned', () => {
    const table = cast(
      'Stun an enemy unit at a battlefield. Then you may move a friendly unit to its battlefield. Draw 1.',
    );
    table.answer('p1', ['meadow']).answer('p1', ['near']).answer('p1', ['m4']);
    emptyChain(table).answer('p1', 'yes');
    expect([table.marks('m4')['at'], table.marks('near')['stunned']]).toEqual([table.id('meadow'), true]);
  });
  it('"with less Might than the chosen unit" moves no unit of the same might, and none elsewhere', () => {
    const table = cast(
      'Choose a friendly unit and a battlefield. Move each enemy unit there with less Might than that unit to its base.',
    );
    table.answer('p1', ['m3']).answer('p1', ['meadow']);
    emptyChain(table);
    expect(['near', 'nearer', 'far'].map((unit) => table.marks(unit)['at'])).toEqual([
      undefined,
      undefined,
      table.id('bridge'),
    ]);
  });
  it('a unit in base deals its might to all enemy units at a battlefield, then moves there', () => {
    const table = cast(
      'Choose a friendly unit in your base. Deal its Might as damage to all enemy units at a battlefield, then move that unit there. Draw 1.',
    );
    table
      .expectLegal('p1', [['m4']])
      .answer('p1', ['m4'])
      .answer('p1', ['bridge']);
    emptyChain(table);
    expect([table.marks('far')['damage'], table.cards('p2', 'trash'), table.marks('m4')['at']]).toEqual([
      4,
      [],
      table.id('bridge'),
    ]);
  });
  it('"total Might 3 or less" leaves out what is more together', () => {
    const table = cast('Kill any number of units at a battlefield with total Might 3 or less.');
    table.answer('p1', ['meadow']).expectLegal('p1', [[], ['m3'], ['near'], ['nearer'], ['near', 'nearer']]);
  });
});

describe('two units that deal damage to each other', () => {
  it('"choose two units" chooses different ones, of any player', () => {
    const table = cast(
      'Choose two units with 9 {might} or less. They deal damage equal to their Mights to each other.',
    );
    table.answer('p1', ['m4']);
    expect(table.legal('p1')).not.toContainEqual(['m4']);
    emptyChain(table.answer('p1', ['far']));
    expect([table.marks('far')['damage'], table.cards('p1', 'trash')]).toEqual([4, ['cast', 'm4']]);
  });
  it('"give a friendly unit …, then choose an enemy unit" counts what was given', () => {
    const table = cast(
      'Give a friendly unit +1 {might} this turn. Then choose an enemy unit with 9 {might} or less. They deal damage equal to their Mights to each other.',
    );
    table.answer('p1', ['m4']).answer('p1', ['far']);
    emptyChain(table);
    expect([table.cards('p1', 'trash'), table.cards('p2', 'trash')]).toEqual([['cast', 'm4'], ['m5']]);
  });
});

it('"up to one other unit" is another than the first, and may be none', () => {
  const table = cast('Deal 2 to a unit at a battlefield, then deal 1 to up to one other unit.');
  table.answer('p1', ['far']);
  expect(table.legal('p1')).toContainEqual([]);
  expect(table.legal('p1')).not.toContainEqual(['far']);
});

describe('"deal 3 damage split among any number of enemy units here"', () => {
  const cards = [unitOf('storm', 'When I attack, deal 3 damage split among any number of enemy units here.')];
  it('gives each chosen unit its part', () => {
    const defenders = [at('m5', 'bridge'), at('m6', 'bridge')];
    const table = open(cards, { p1: ['storm'], p2: [...defenders, 'm4'] }, { bridge: 'p2' });
    move(table, 'p1', ['storm'], 'bridge').answer('p1', ['m5', 'm6']);
    emptyChain(table).answer('p1', { [table.id('m5')]: 1, [table.id('m6')]: 2 });
    table
      .expectHappened('damageDealt', { object: 'm5', amount: 1 })
      .expectHappened('damageDealt', { object: 'm6', amount: 2 });
  });
});

describe('"choose one"', () => {
  const cards = [spellOf('either', 'Choose one — Draw 2. Ready a friendly unit.')];
  it('does the one of the two that was chosen', () => {
    const board = [{ card: 'm2', as: 'm2', exhausted: true }];
    const table = play(open(cards, { p1: board, p2: [] }, {}, { p1: inHand('either') }), 'either');
    table.answer('p1', ['option-2']).answer('p1', ['m2']);
    emptyChain(table);
    expect([handSize(table), table.marks('m2')['exhausted']]).toEqual([0, undefined]);
  });
});

describe('"recycle up to 2 cards from trashes"', () => {
  it('offers the cards of all players, once its own is among them', () => {
    const cards = [gearOf('grinder', 'Kill this: Recycle up to 2 cards from trashes.')];
    const trash = (card: string) => ({ trash: [{ card, as: card }] });
    const table = open(cards, { p1: ['grinder'], p2: [] }, {}, { p1: trash('m1'), p2: trash('m2') });
    emptyChain(activate(table, 'grinder', 'use')).answer('p1', ['m1', 'm2']);
    expect([table.cards('p1', 'trash'), table.cards('p2', 'trash')]).toEqual([['grinder'], []]);
  });
});

describe('buffs that are spent', () => {
  const buffed = (card: string) => ({ card, as: card, buff: true, exhausted: true });
  it('"for each buff spent" counts only those', () => {
    const cards = [
      unitOf('rich', 'When you play me, spend any number of buffs. For each buff spent, channel 2 runes exhausted.'),
    ];
    const runeDeck = ['fury', 'fury', 'fury'].map((card) => ({ card }));
    const table = open(
      cards,
      { p1: [buffed('m2'), buffed('m3')], p2: [] },
      {},
      { p1: { ...inHand('rich'), runeDeck } },
    );
    emptyChain(play(table, 'rich')).answer('p1', ['m2']);
    expect([table.cards('p1', 'runes').length, table.marks('m3')['buff']]).toEqual([2, true]);
  });
  it('"spend its buff to ready it" readies no unit whose buff was kept', () => {
    const cards = [spellOf('rally', 'For each friendly unit, you may spend its buff to ready it. Then draw 2.')];
    const table = play(open(cards, { p1: [buffed('m2'), buffed('m3')], p2: [] }, {}, { p1: inHand('rally') }), 'rally');
    emptyChain(table).answer('p1', ['m2']);
    expect(['m2', 'm3'].map((unit) => [table.marks(unit)['exhausted'], table.marks(unit)['buff']])).toEqual([
      [undefined, undefined],
      [true, true],
    ]);
  });
});

describe('cards from the top of the deck', () => {
  const veiled = unitOf('veiled', '[Hidden]');
  const deck = (...cards: readonly string[]) => ({ mainDeck: cards.map((card) => ({ card, as: card })) });
  it('"for each card with [Hidden] revealed this way" counts those among the revealed cards only', () => {
    const text =
      'When I defend, choose an enemy unit here and reveal the top 2 cards of your Main Deck. For each card with [Hidden] revealed this way, deal 1 to that unit, then recycle the revealed cards.';
    const table = open(
      [unitOf('scout', text), veiled],
      { p1: ['m6'], p2: [at('scout', 'bridge')] },
      { bridge: 'p2' },
      { p2: { mainDeck: ['veiled', 'm1', 'veiled'].map((card) => ({ card })) } },
    );
    move(table, 'p1', ['m6'], 'bridge');
    emptyChain(table.answer('p2', ['m6'])).expectHappened('damageDealt', { object: 'm6', amount: 1 });
  });
  describe('"you may exhaust this to reveal …", and what follows', () => {
    const text =
      'When you conquer, you may exhaust this to reveal the top 2 cards of your Main Deck. You may banish one and play it. Recycle the rest.';
    const cards = [gearOf('drill', text), unitOf('free', 'When you play me, draw 1.')];
    const asked = () => {
      const table = open(cards, { p1: ['drill', 'm2'], p2: [] }, {}, { p1: deck('free', 'm1', 'm3') });
      return emptyChain(passAll(move(table, 'p1', ['m2'], 'meadow')));
    };
    it('plays the banished card and recycles the other', () => {
      const table = emptyChain(asked().answer('p1', 'yes').answer('p1', ['free']).answer('p1', 'base'));
      expect([table.cards('p1', 'board').includes('free'), table.cards('p1', 'mainDeck').at(-1)]).toEqual([true, 'm1']);
    });
    it('does nothing at all when it is not exhausted', () => {
      const table = emptyChain(asked().answer('p1', 'no'));
      expect([table.state.pending[0]?.kind, table.cards('p1', 'mainDeck')]).toEqual([
        'turnAction',
        ['free', 'm1', 'm3'],
      ]);
    });
  });
});

describe('"choose one" with units at one battlefield', () => {
  it('does not offer the mode for which no battlefield has both units', () => {
    const text = 'Choose one — Stun a friendly unit and an enemy unit at the same battlefield. Draw 2.';
    const table = open(
      [spellOf('cast', text)],
      { p1: ['m3'], p2: [at('m5', 'bridge')] },
      { bridge: 'p2' },
      { p1: inHand('cast') },
    );
    emptyChain(play(table, 'cast'));
    expect(handSize(table)).toBe(2);
  });
});

it('"an enemy unit at its location" is at the battlefield of the unit that was chosen', () => {
  const table = cast('Give a friendly unit +3 {might} this turn and [Stun] an enemy unit at its location.');
  table
    .expectLegal('p1', [['meadow']])
    .answer('p1', ['meadow'])
    .answer('p1', ['m3']);
  table.expectLegal('p1', [['near'], ['nearer']]).answer('p1', ['nearer']);
  emptyChain(table);
  expect([mightOf(table, 'm3'), table.marks('nearer')['stunned'], table.marks('near')['stunned']]).toEqual([
    6,
    true,
    undefined,
  ]);
});

it('"equal to that spell’s Energy cost" is the cost of the spell that is countered', () => {
  const cards = [
    spellOf(
      'parry',
      "Choose a friendly unit and a spell. Counter it and give that unit +{might} equal to the spell's Energy cost this turn. Draw 1.",
    ),
    { ...spellOf('study', 'Draw 1.'), energy: 2 },
  ];
  const table = open(cards, { p1: ['m3'], p2: [] }, {}, { p1: { ...inHand('parry', 'study'), energy: 2 } });
  const [payment = null] = play(table, 'study').legal('p1');
  play(table.answer('p1', payment), 'parry').answer('p1', ['m3']);
  const [spell = null] = table.legal('p1');
  emptyChain(table.answer('p1', spell));
  expect([mightOf(table, 'm3'), table.cards('p1', 'trash'), handSize(table)]).toEqual([5, ['study', 'parry'], 1]);
});

it('"enemy units … to a minimum of 1" asks for the might of each unit', () => {
  const cards = [spellOf('gaze', 'Give enemy units -3 {might} this turn, to a minimum of 1 {might}.')];
  const table = open(cards, { p1: ['m6'], p2: ['m5', 'm3', 'm0'] }, {}, { p1: inHand('gaze') });
  emptyChain(play(table, 'gaze'));
  expect(['m6', 'm5', 'm3', 'm0'].map((unit) => mightOf(table, unit))).toEqual([6, 2, 1, 0]);
});

it('"buffs give an additional +2" also to units of its player that are buffed later', () => {
  const cards = [
    spellOf('unite', 'Buff a friendly unit. Buffs give an additional +2 {might} to friendly units this turn.'),
    spellOf('train', 'Buff a friendly unit.'),
  ];
  const boards = { p1: ['m2', 'm3', 'm4'], p2: [{ card: 'm5', as: 'm5', buff: true }] };
  const table = open(cards, boards, {}, { p1: inHand('unite', 'train') });
  emptyChain(play(table, 'unite').answer('p1', ['m2']));
  emptyChain(play(table, 'train').answer('p1', ['m3']));
  expect(['m2', 'm3', 'm4', 'm5'].map((unit) => mightOf(table, unit))).toEqual([5, 6, 4, 6]);
});

it('"an enemy unit attacking here" is no unit that attacks elsewhere or defends', () => {
  const cards = [unitOf('shade', '[Action] — {exhaust}: Stun an enemy unit attacking here.')];
  const boards = { p1: ['m3'], p2: [at('shade', 'bridge'), at('m1', 'bridge')] };
  const table = move(open(cards, boards, { bridge: 'p2' }), 'p1', ['m3'], 'bridge').answer('p1', { action: 'pass' });
  activate(table, 'shade', 'use', 'p2').expectLegal('p2', [['m3']]);
});

it.each([
  ['base', true],
  ['meadow', undefined],
])('"if you play me to a battlefield, I enter ready": to the %s', (to, exhausted) => {
  const cards = [unitOf('shade', 'While you control a unit, if you play me to a battlefield, I enter ready.')];
  const table = open(cards, { p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, { p1: inHand('shade') });
  emptyChain(play(table, 'shade').answer('p1', to === 'base' ? to : table.id(to)));
  expect(table.marks(table.find('p1', 'board', 'shade'))['exhausted']).toBe(exhausted);
});

it.each([
  ['gate', 3],
  ['bridge', 1],
])('"Bonus Damage to units here" is dealt to a unit at the place itself: at the %s', (place, damage) => {
  const gate = battlefieldOf('gate', 'Spells and abilities deal 2 Bonus Damage to units here.');
  const cards = [gate, spellOf('sting', 'Deal 1 to a unit.')];
  const table = open(cards, { p1: [], p2: [at('m5', place)] }, { gate: 'p2', bridge: 'p2' }, { p1: inHand('sting') });
  emptyChain(play(table, 'sting').answer('p1', ['m5']));
  expect(table.marks('m5')['damage']).toBe(damage);
});

it('"without [Temporary]" leaves out a unit that has it; a unit keeps what it is given', () => {
  const cards = [
    spellOf('shade', 'Choose a friendly unit without [Temporary]. Give it [Temporary]. Draw 3.'),
    unitOf('fading', '[Temporary]'),
  ];
  const table = open(cards, { p1: ['fading', 'm2'], p2: ['m3'] }, {}, { p1: inHand('shade') });
  emptyChain(
    play(table, 'shade')
      .expectLegal('p1', [['m2']])
      .answer('p1', ['m2']),
  );
  expect([table.facts('m2').keywords, handSize(table)]).toEqual([{ temporary: 0 }, 3]);
  expect(endTurn(table).facts('m2').keywords).toEqual({ temporary: 0 });
});

it('"friendly units there … and enemy units there …" are at the battlefield that was chosen', () => {
  const table = cast(
    'Choose a battlefield. Give friendly units there +1 {might} this turn and enemy units there -3 {might} this turn, to a minimum of 1 {might}.',
  );
  emptyChain(table.answer('p1', ['meadow']));
  expect(['m3', 'm4', 'near', 'nearer', 'far'].map((unit) => mightOf(table, unit))).toEqual([4, 4, 1, 1, 5]);
});
