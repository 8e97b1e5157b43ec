/** Texts that apply all the time: read where the language has words for every part of them. */
import { describe, expect, it } from 'vitest';
import { readAbilityText, readCosts } from '../catalogue/readings.js';

const readStatic = (text: string) => readAbilityText({ category: 'static', text });

const character = { is: ['character'] };
const number = (name: string, add: unknown) => ({ change: 'number', name, add });
const keyword = (name: string, n?: number) => ({ change: 'keyword', keyword: name, ...(n !== undefined && { n }) });
const flag = (name: string) => ({ change: 'flag', flag: name });

describe('changes of the card itself', () => {
  const texts: readonly (readonly [text: string, changes: readonly object[], holds?: object])[] = [
    ['This character gets +2 ¤.', [number('strength', 2)]],
    ['This character gets -1 ◊ and +3 ⛉.', [number('lore', -1), number('willpower', 3)]],
    ['This character gains Resist +1 and Ward. (A reminder.)', [keyword('resist', 1), keyword('ward')]],
    ["This character can't challenge or quest.", [flag('cannotChallenge'), flag('cannotQuest')]],
    ["This location can't be challenged.", [flag('cannotBeChallenged')]],
    ["During your turn, this character can't ⟳ to sing songs.", [flag('cannotSing')], { turn: 'yours' }],
    [
      'During your turn, this character can challenge ready characters.',
      [flag('canChallengeReady')],
      { turn: 'yours' },
    ],
    ['During your turn, this character has Ward. (A reminder.)', [keyword('ward')], { turn: 'yours' }],
    [
      'While this character has no damage, he gets +1 ◊.',
      [number('lore', 1)],
      { object: 'self', matches: { marks: { damage: { max: 0 } } } },
    ],
    [
      'While this character has 5 ¤ or more, she gets +1 ◊.',
      [number('lore', 1)],
      { object: 'self', matches: { numbers: { strength: { min: 5 } } } },
    ],
    [
      'While being challenged, this character gets +4 ¤.',
      [number('strength', 4)],
      { object: 'self', matches: { marks: { challenged: true } } },
    ],
    [
      "This character can't quest unless you have another Baker character in play.",
      [flag('cannotQuest')],
      { not: { count: { of: 'you', other: true, is: ['character', 'Baker'] }, is: { min: 1 } } },
    ],
    [
      'While you have a character named Mr. Baker in play, this character gets +1 ¤.',
      [number('strength', 1)],
      { count: { of: 'you', ...character, named: 'Mr. Baker' }, is: { min: 1 } },
    ],
    [
      'While this character is exerted, you may put an additional card from your hand into your inkwell facedown.',
      [number('inkActions', 1)],
      { object: 'self', matches: { marks: { exerted: true } } },
    ],
    [
      'This character gets +1 ¤ for each other Baker character you have in play.',
      [number('strength', { count: { of: 'you', other: true, is: ['character', 'Baker'] } })],
    ],
    [
      'This character gets -2 ◊ for each card in your hand.',
      [number('lore', { count: { zone: 'hand', of: 'you' }, times: -2 })],
    ],
    [
      'During your turn, this character gets +1 ◊ for each 1 damage on her.',
      [number('lore', { mark: 'damage', of: 'self' })],
      { turn: 'yours' },
    ],
  ];

  it.each(texts.map(([text, changes, holds = null]) => ({ text, changes, holds })))(
    '$text',
    ({ text, changes, holds }) => {
      expect(readStatic(text)).toMatchObject({ kind: 'static', changes, ...(holds && { while: holds }) });
      expect(readStatic(text)).not.toHaveProperty('affects');
      expect('while' in (readStatic(text) ?? {})).toBe(holds !== null);
    },
  );
});

describe('changes of others', () => {
  it.each<readonly [text: string, affects: object]>([
    ['Your other characters get +1 ¤.', { of: 'you', other: true, ...character }],
    ['Your Baker and Night Watch characters get +1 ¤.', { of: 'you', ...character, anyOf: ['Baker', 'Night Watch'] }],
    ['Opposing damaged characters get +1 ¤.', { of: 'opponents', ...character, marks: { damage: { min: 1 } } }],
    [
      'Characters with cost 2 or less get +1 ¤ while here.',
      { ...character, numbers: { cost: { max: 2 } }, markIsSource: 'at' },
    ],
    ['Your characters named Baker get +1 ¤.', { of: 'you', ...character, named: 'Baker' }],
    ['Your characters with Rush get +1 ¤.', { of: 'you', ...character, keyword: 'rush' }],
    ['Your locations get +1 ¤.', { of: 'you', is: ['location'] }],
  ])('%s', (text, affects) => {
    expect(readStatic(text)).toEqual({ kind: 'static', name: 'modifies', affects, changes: [number('strength', 1)] });
  });
});

describe('prices and entering', () => {
  it('cost the card itself less, wherever it is played from', () => {
    expect(readStatic('If you have an item in play, you pay 2 ⬡ less to play this character.')).toEqual({
      kind: 'cost',
      name: 'own-price',
      for: 'play',
      add: -2,
      while: { count: { of: 'you', is: ['item'] }, is: { min: 1 } },
    });
    expect(readStatic('For each song card in your discard, you pay 1 ⬡ less to play this action.')).toMatchObject({
      add: { count: { zone: 'discard', of: 'you', is: ['Song'] }, times: -1 },
    });
  });

  it('cost others less, as long as the card is in play', () => {
    expect(readStatic('You pay 1 ⬡ less to play Baker characters.')).toEqual({
      kind: 'cost',
      name: 'price',
      affects: { is: ['character', 'Baker'], zone: 'any', of: 'you' },
      for: 'play',
      add: -1,
    });
  });

  it('let it enter exerted', () => {
    expect(readStatic('This item enters play exerted.')).toMatchObject({ kind: 'replacement', name: 'enters-play' });
    expect(
      readStatic('This character enters play exerted unless you have a character named Baker in play.'),
    ).toMatchObject({
      kind: 'replacement',
      while: { not: { count: { named: 'Baker' } } },
    });
  });
});

describe('nothing is read', () => {
  it.each([
    ['of a change that the language has no word for', "This character can't dance."],
    ['of part of a text', 'This character gets +1 ¤ and sings well.'],
    ['of an exception in brackets', 'This character gets +1 ¤. (Not on Sundays.)'],
    ['of a second sentence', 'This character gets +1 ¤. Each player sings.'],
    ['of an ability that is given and was not read', 'Your characters gain "⟳ — Whistle."'],
    ['of a condition with a word more', 'While it rains, this character gets +1 ¤.'],
    ['of two conditions', 'While this character is exerted, if it rains, your characters get +1 ¤.'],
    ['of a keyword that is counted by more than one', 'This character gains Resist +2 for each item you have in play.'],
    ['of a keyword by strength, which is settled later', 'Your characters with 7 ¤ or more gain Ward. (A reminder.)'],
    ['of a keyword without its number', 'This character gains Resist.'],
    ['of a keyword with a number too many', 'This character gains Ward 2.'],
    ['of a price for something else', 'You pay 2 ⬡ less to play characters using their Shift ability.'],
  ])('%s', (_what, text) => {
    expect(readStatic(text)).toBeUndefined();
  });

  it('and no text takes long', () => {
    for (const word of ['A ', 'A, ', ' and ', ' for each ', ' while here', 'While A, ']) {
      expect(readStatic(`Characters ${word.repeat(1_000)}.`)).toBeUndefined();
      expect(readStatic(`Characters ${word.repeat(20)}.`)).toBeUndefined();
    }
  });
});

describe('costs', () => {
  it.each<readonly [text: string, cost: object]>([
    ['⟳', { pay: 'exert' }],
    ['3 ⬡', { pay: 'ink', n: 3 }],
    ['Banish this item', { pay: 'banish-self' }],
    ['Discard a card', { pay: 'discard', count: 1 }],
    ['Choose and discard a item card', { pay: 'discard', count: 1, of: { is: ['item'] } }],
    ['Discard 2 cards', { pay: 'discard', count: 2 }],
    ['Banish one of your items', { pay: 'banish', count: 1, of: { of: 'you', is: ['item'] } }],
    ['Banish 2 of your other items', { pay: 'banish', count: 2, of: { of: 'you', other: true, is: ['item'] } }],
    ['⟳ one of your Baker characters', { pay: 'exert-own', count: 1, of: { of: 'you', is: ['character', 'Baker'] } }],
  ])('%s', (text, cost) => {
    expect(readCosts([text], 'item')).toEqual([cost]);
  });

  it.each([
    '',
    'Banish this character',
    '⟳ one of your items',
    '-1 ⬡',
    'X ⬡',
    'Whistle',
    'Banish chosen item',
    'Discard no cards',
  ])('not %j of an item', (text) => {
    expect(readCosts([text], 'item')).toBeUndefined();
    expect(readCosts(['⟳', text], 'item')).toBeUndefined();
  });

  it('none is no cost', () => {
    expect(readCosts([], 'item')).toBeUndefined();
  });
});
