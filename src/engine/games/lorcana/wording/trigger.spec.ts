/** Openings are read whole: what restricts the event is in the pattern or the condition, or else nothing is read. */
import { describe, expect, it } from 'vitest';
import { readOpening } from '../catalogue/readings.js';

const readTrigger = (text: string) => readOpening(text, { do: 'by-hand' });

const self = { object: { self: true } };
const you = { seat: { seat: 'you' } };
const character = { is: ['character'] };

describe('an opening is read into what the engine hears', () => {
  it.each<readonly [opening: string, on: readonly object[]]>([
    ['When you play this character', [{ event: 'played', where: { object: self } }]],
    ['When you play this item', [{ event: 'played', where: { object: self } }]],
    ['Whenever this character quests', [{ event: 'quested', where: { object: self } }]],
    ['Whenever this character is challenged', [{ event: 'challenged', where: { target: self } }]],
    ['Whenever this character challenges', [{ event: 'challenged', where: { object: self } }]],
    [
      'Whenever this character challenges another character',
      [{ event: 'challenged', where: { object: self, target: { object: { other: true, ...character } } } }],
    ],
    ['When this character is banished', [{ event: 'banished', where: { object: self } }]],
    [
      'When this character is banished in a challenge',
      [{ event: 'banished', where: { inChallenge: { equals: true }, object: self } }],
    ],
    [
      'When this character is challenged and banished',
      [{ event: 'banished', where: { object: { object: { self: true, marks: { challenged: true } } } } }],
    ],
    [
      'When this character challenges and is banished',
      [{ event: 'banished', where: { object: { object: { self: true, marks: { challenging: true } } } } }],
    ],
    ['Whenever this character sings a song', [{ event: 'sung', where: { object: self } }]],
    ['Whenever this character moves to a location', [{ event: 'moved', where: { object: self } }]],
    ['Whenever this character is dealt damage', [{ event: 'damageDealt', where: { object: self } }]],
    [
      'Whenever you remove 1 or more damage from one of your characters',
      [{ event: 'damageRemoved', where: { ...you, object: { object: { of: 'you', ...character } } } }],
    ],
    ['At the start of your turn', [{ event: 'turnBegan', where: you }]],
    ['At the end of your turn', [{ event: 'turnEnding', where: you }]],
    ['Whenever you draw a card', [{ event: 'drawn', where: you }]],
    ['Whenever you discard a card', [{ event: 'discarded', where: you }]],
    ['Whenever a card is put into your inkwell', [{ event: 'inked', where: you }]],
    ['Whenever you play a card', [{ event: 'played', where: you }]],
    ['Whenever you play a character', [{ event: 'played', where: { ...you, object: { object: character } } }]],
    [
      'Whenever you play a song',
      [{ event: 'played', where: { ...you, object: { object: { is: ['Song'], zone: 'any' } } } }],
    ],
    [
      "Whenever you play an action that isn't a song",
      [{ event: 'played', where: { ...you, object: { object: { is: ['action'], isNot: ['Song'], zone: 'any' } } } }],
    ],
    [
      'Whenever an opponent plays an item',
      [{ event: 'played', where: { seat: { seat: 'opponents' }, object: { object: { is: ['item'] } } } }],
    ],
    [
      'When you play this character and whenever he quests',
      [
        { event: 'played', where: { object: self } },
        { event: 'quested', where: { object: self } },
      ],
    ],
    [
      'When this character leaves play',
      [
        { event: 'banished', where: { object: self } },
        { event: 'putInto', where: { object: self } },
      ],
    ],
    [
      'Whenever this character or one of your characters named Baker quests',
      [
        { event: 'quested', where: { object: self } },
        { event: 'quested', where: { object: { object: { of: 'you', ...character, named: 'Baker' } } } },
      ],
    ],
    [
      'Whenever one of your Night Watch characters quests while at a location',
      [
        {
          event: 'quested',
          where: { object: { object: { of: 'you', is: ['character', 'Night Watch'], marks: { at: true } } } },
        },
      ],
    ],
    [
      'Whenever a character is banished while here',
      [{ event: 'banished', where: { object: { object: { ...character, markIsSource: 'at' } } } }],
    ],
    [
      'Whenever a damaged character with cost 3 or less challenges another character',
      [
        {
          event: 'challenged',
          where: {
            object: { object: { ...character, marks: { damage: { min: 1 } }, numbers: { cost: { max: 3 } } } },
            target: { object: character },
          },
        },
      ],
    ],
    [
      'Whenever this character quests while she has 5 ¤ or more',
      [{ event: 'quested', where: { object: { object: { self: true, numbers: { strength: { min: 5 } } } } } }],
    ],
  ])('%s', (opening, on) => {
    const trigger = readTrigger(`${opening}, whistle.`);
    expect(trigger?.on).toEqual(on);
    expect(trigger?.if ?? trigger?.while).toBeUndefined();
  });
});

describe('what restricts it is read too', () => {
  it('by whose turn it is', () => {
    expect(readTrigger('During your turn, whenever this character quests, whistle.')?.while).toEqual({ turn: 'yours' });
    expect(readTrigger("During opponents' turns, when this item is banished, whistle.")?.while).toEqual({
      turn: 'opponents',
    });
  });

  it('by how often it may trigger', () => {
    expect(readTrigger('Once per turn, when this character moves to a location, whistle.')).toMatchObject({
      on: [{ event: 'moved' }],
      oncePerTurn: true,
    });
    expect(readTrigger('Once during your turn, whenever this character quests, whistle.')).toMatchObject({
      while: { turn: 'yours' },
      oncePerTurn: true,
    });
  });

  it('by the state of the card', () => {
    expect(readTrigger('Whenever you play an item while this character is exerted, whistle.')).toMatchObject({
      on: [{ event: 'played' }],
      while: { object: 'self', matches: { marks: { exerted: true } } },
    });
  });

  it('by what stands after "if"', () => {
    const ifOf = (condition: string) => readTrigger(`When you play this character, if ${condition}, whistle.`)?.if;
    expect(ifOf('you have a character named Baker in play')).toEqual({
      count: { of: 'you', is: ['character'], named: 'Baker' },
      is: { min: 1 },
    });
    expect(ifOf('you have 2 or more other characters in play')).toEqual({
      count: { of: 'you', other: true, is: ['character'] },
      is: { min: 2 },
    });
    expect(ifOf('you have no cards in your hand')).toEqual({ count: { zone: 'hand', of: 'you' }, is: { max: 0 } });
    expect(ifOf('an opponent has an exerted character in play')).toEqual({
      count: { of: 'opponents', is: ['character'], marks: { exerted: true } },
      is: { min: 1 },
    });
    expect(ifOf("this character is exerted and you don't have an item in play")).toEqual({
      all: [
        { object: 'self', matches: { marks: { exerted: true } } },
        { count: { of: 'you', is: ['item'] }, is: { max: 0 } },
      ],
    });
    const either = [{ named: 'Baker' }, { named: 'Miller' }];
    expect(ifOf('you have a character named Baker or Miller in play')).toEqual({
      count: { of: 'you', is: ['character'], either },
      is: { min: 1 },
    });
    expect(ifOf('you have 2 or more characters named Baker or Miller in play')).toEqual({
      count: { of: 'you', is: ['character'], either },
      is: { min: 2 },
    });
  });

  it('by how the card was paid for', () => {
    const trigger = readTrigger('When you play this character, if you used Shift to play her, whistle.');
    expect(trigger?.on).toEqual([{ event: 'played', where: { object: self, pay: { equals: 'shift' } } }]);
    expect(readTrigger('Whenever this character quests, if you used Shift to play her, whistle.')).toBeUndefined();
  });

  it('and "otherwise" leaves the condition to the players: something is done either way', () => {
    const trigger = readTrigger('At the start of your turn, if it rains, whistle. Otherwise, sing.');
    expect(trigger).toMatchObject({ name: 'start-of-turn', on: [{ event: 'turnBegan', where: you }] });
    expect(trigger).not.toHaveProperty('if');
  });
});

describe('nothing is read', () => {
  it.each([
    ['of an event that nobody hears', 'Whenever the wind blows, whistle.'],
    ['of an event with a word more', 'Whenever this character bravely quests, whistle.'],
    ['of a condition with a word more', 'When you play this character, if you have a happy item in play, whistle.'],
    [
      'of a condition that compares',
      'When you play this character, if an opponent has a longer name than you, whistle.',
    ],
    ['of what is counted by the turn, said later', 'Whenever you play an item, whistle. Use this only once per turn.'],
    ['of several at once', 'Whenever one or more of your characters quests, whistle.'],
    ['of what would happen', 'Whenever this character would be dealt damage, whistle instead.'],
    ['without a comma', 'Whenever this character quests whistle.'],
    ['of an opening that is no opening', 'Draw a card, then whistle.'],
    ['beyond the length of an opening', `Whenever ${'a'.repeat(300)}, whistle.`],
  ])('%s', (_what, text) => {
    expect(readTrigger(text)).toBeUndefined();
  });

  it('and no text takes long', () => {
    for (const word of ['A ', 'A, ', 'When A is ', 'named A or ', 'and ', ' while ', 'Whenever a A']) {
      expect(readTrigger(`Whenever a ${word.repeat(2_000)}`)).toBeUndefined();
    }
  });
});
