/** What a text box becomes: keywords and attributes that the language has, readings, and fingerprints of the rest. */
import { describe, expect, it } from 'vitest';
import {
  actionRecord,
  activated,
  byHand,
  definitionOf,
  fixed,
  itemRecord,
  keyword,
  oddOf,
  record,
  triggered,
  type Fields,
} from '../../../../../test/support/lorcana-records.js';

describe('keywords', () => {
  const keywordsOf = (...abilities: readonly Fields[]) => definitionOf(record(1, { abilities }))['keywords'];

  it('are read with their numbers', () => {
    const plain = ['Bodyguard', 'Evasive', 'Reckless', 'Rush', 'Support', 'Ward'];
    expect(keywordsOf(...plain.map((name) => keyword(name)))).toEqual(
      plain.map((name) => ({ keyword: name.toLowerCase() })),
    );
    expect(
      keywordsOf(
        keyword('Challenger', '+2'),
        keyword('Resist', '+1'),
        keyword('Shift', '4'),
        keyword('Singer', '5'),
        keyword('Sing Together', '10'),
      ),
    ).toEqual([
      { keyword: 'challenger', n: 2 },
      { keyword: 'resist', n: 1 },
      { keyword: 'shift', n: 4 },
      { keyword: 'singer', n: 5 },
      { keyword: 'sing-together', n: 10 },
    ]);
  });

  it('have a cost of cards where Shift asks for those', () => {
    const shift = (value: string) => ({
      type: 'keyword',
      keyword: 'Shift',
      fullText: `Shift: ${value}`,
      keywordValue: value,
    });
    const cost = (part: object) => [{ keyword: 'shift', cost: [part] }];
    expect(keywordsOf(shift('Discard 2 cards'))).toEqual(cost({ pay: 'discard', count: 2 }));
    expect(keywordsOf(shift('Discard a song card'))).toEqual(cost({ pay: 'discard', count: 1, of: { is: ['Song'] } }));
    expect(keywordsOf(shift('Discard an item card'))).toEqual(cost({ pay: 'discard', count: 1, of: { is: ['item'] } }));
    expect(keywordsOf(shift('Dance for an hour'))).toEqual([]);
  });

  it('count as printed where the fields made of them say otherwise', () => {
    const wrong = keyword('Resist', '+1', { keywordValueNumber: 3 });
    expect(keywordsOf(wrong)).toEqual([{ keyword: 'resist', n: 1 }]);
    expect(oddOf([record(1, { abilities: [wrong] })])).toEqual([
      '/cards/0/abilities/0/keywordValueNumber keyword-number: Resist with the numbers 1, 3, 1 → 1 is used',
    ]);
    const bare = { type: 'keyword', keyword: 'Resist', fullText: 'Resist', keywordValueNumber: 2 };
    expect(keywordsOf(bare)).toEqual([{ keyword: 'resist', n: 2 }]);
  });

  it('that the rules do not know are texts for the players', () => {
    const vanish = keyword('Vanish');
    const abilities = [vanish, keyword('Shift', '3', { keyword: 'Baker Shift', fullText: 'Baker Shift 3' })];
    expect(definitionOf(record(1, { abilities }))).toMatchObject({
      keywords: [],
      abilities: [
        { kind: 'unscripted', name: 'text-1', effect: byHand('Vanish') },
        { kind: 'unscripted', name: 'text-2', effect: byHand('Baker Shift 3') },
      ],
    });
    expect(oddOf([record(1, { abilities: [vanish] })])).toEqual([
      '/cards/0/abilities/0/keyword unknown-keyword: unknown keyword "Vanish" → left to the players',
    ]);
  });

  it('without a number that can be read are texts for the players too', () => {
    const abilities = [{ type: 'keyword', keyword: 'Singer', fullText: 'Singer as you like' }];
    expect(oddOf([record(1, { abilities })])).toEqual([
      '/cards/0/abilities/0/keywordValue keyword-number: Singer without a number that could be read → left to the players',
    ]);
  });

  it('count once each', () => {
    expect(keywordsOf(keyword('Ward'), keyword('Ward'))).toEqual([{ keyword: 'ward' }]);
    expect(oddOf([record(1, { abilities: [keyword('Ward'), keyword('Ward')] })])).toEqual([
      '/cards/0/abilities keyword-twice: ward twice → the first counts',
    ]);
  });
});

describe('texts about the deck and the name', () => {
  const ofText = (text: string, fields: Fields = {}) =>
    definitionOf(record(1, { abilities: [fixed(text)], ...fields }));

  it('lift and lower the number of copies', () => {
    expect(ofText('You may have up to 99 copies of Walker 1 - On the Road in your deck.')).toMatchObject({
      copiesMax: 99,
      abilities: [],
    });
    expect(ofText('You may only have 2 copies of Walker 1 in your deck.')).toMatchObject({ copiesMax: 2 });
    expect(ofText('You may have any number of cards named Walker 1 in your deck.')).toMatchObject({ copiesMax: 99 });
  });

  it('of other cards are not read', () => {
    expect(ofText('You may only have 2 copies of Runner in your deck.')).not.toHaveProperty('copiesMax');
  });

  it('give two names', () => {
    expect(
      ofText('This character counts as being named both Salt and Pepper.', { name: "Salt 'n' Pepper" }),
    ).toMatchObject({
      alsoNamed: ['Salt', 'Pepper'],
      abilities: [],
    });
  });
});

describe('the other texts', () => {
  it('are heard, paid for or invoked, and then carried out by hand', () => {
    const abilities = [
      triggered('When you play this character, bake a cake.'),
      triggered('Whenever this character quests, whistle.'),
      triggered('Whenever the wind blows, whistle.'),
      activated(['⟳', '1 ⬡'], 'Whistle loudly.'),
      activated(['Whistle'], 'Draw breath.'),
      fixed('Your gardens grow twice as fast.'),
    ];
    expect(definitionOf(record(1, { abilities }))['abilities']).toMatchObject([
      { kind: 'triggered', name: 'when-played', effect: byHand('When you play this character, bake a cake.') },
      { kind: 'triggered', name: 'when-quests', effect: byHand('Whenever this character quests, whistle.') },
      { kind: 'unscripted', name: 'text-3', effect: byHand('Whenever the wind blows, whistle.') },
      {
        kind: 'activated',
        name: 'use',
        costs: [{ pay: 'exert' }, { pay: 'ink', n: 1 }],
        effect: byHand('Whistle loudly.'),
      },
      { kind: 'unscripted', name: 'text-5', effect: byHand('Draw breath.') },
      { kind: 'unscripted', name: 'text-6', effect: byHand('Your gardens grow twice as fast.') },
    ]);
  });

  it('have names of their own', () => {
    const abilities = [
      triggered('Whenever this character quests, bake.'),
      triggered('Whenever this character quests, eat.'),
    ];
    const names = definitionOf(record(1, { abilities })).abilities.map((ability) => 'name' in ability && ability.name);
    expect(names).toEqual(['when-quests', 'when-quests-2']);
  });

  it('are the effect of an action, one after the other', () => {
    expect(definitionOf(actionRecord(1, { effects: ['Bake a cake.'] }))['effect']).toEqual(byHand('Bake a cake.'));
    expect(definitionOf(actionRecord(1, { effects: ['Bake.', 'Eat.'] }))['effect']).toEqual({
      do: 'sequence',
      of: [byHand('Bake.'), byHand('Eat.')],
    });
  });

  it('are none of the reminders in brackets', () => {
    const reminder = 'A character with cost 9 or more can ⟳ to sing this song for free.';
    const song = (effect: string) =>
      actionRecord(1, {
        cost: 9,
        subtypes: ['Song'],
        abilities: [{ type: 'static', effect, fullText: `(${effect})` }],
        effects: ['Sing (aloud).'],
      });
    expect(definitionOf(song(reminder))).toMatchObject({ abilities: [], effect: byHand('Sing.') });
    expect(oddOf([song(reminder.replace('9', '8'))])).toEqual([
      '/cards/0/abilities/0/effect singing-cost: a reminder of cost 8 on a song of cost 9 → 9 counts',
    ]);
  });

  it('are kept whole where the record does not account for all of it', () => {
    const fields = { abilities: [keyword('Ward')], fullText: 'Ward\nAnd something more.' };
    expect(definitionOf(record(1, fields))).toMatchObject({
      keywords: [{ keyword: 'ward' }],
      abilities: [{ kind: 'unscripted', name: 'text-1', effect: byHand('Ward And something more.') }],
    });
    expect(oddOf([record(1, fields)])).toEqual([
      '/cards/0/fullText whole-text: not the abilities and effects in their order → left to the players as a whole',
    ]);
    expect(definitionOf(actionRecord(1, { fullText: 'Bake.' }))['effect']).toEqual(byHand('Bake.'));
  });

  it('of an unknown kind are for the players', () => {
    const abilities = [{ type: 'legendary', effect: 'Whenever this character quests, whistle.' }];
    expect(definitionOf(itemRecord(1, { abilities, fullText: undefined }))['abilities']).toMatchObject([
      { kind: 'unscripted', name: 'text-1' },
    ]);
    expect(oddOf([itemRecord(1, { abilities })])).toContain(
      '/cards/0/abilities/0/type ability-type: unknown type of ability "legendary" → left to the players',
    );
  });

  it('never reach the definition or the report', () => {
    const secret = 'Xylophones quietly juggle.';
    const abilities = [triggered(`When you play this character, ${secret}`), fixed(secret), activated(['⟳'], secret)];
    const result = JSON.stringify(definitionOf(record(1, { abilities })));
    expect(result).not.toContain('ylophone');
    expect(oddOf([record(1, { abilities, fullText: `${secret} ☃` })]).join()).not.toContain('ylophone');
  });
});
