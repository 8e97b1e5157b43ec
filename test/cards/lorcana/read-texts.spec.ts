/** Texts that the grammar reads, played: for each class of sentences a case inside, and one just outside. */
import { expect, it, describe } from 'vitest';
import { importCards, type CardDefinition, type Json, type JsonRecord } from '../../../src/engine/index.js';
import {
  actionRecord,
  file,
  fixed,
  itemRecord,
  record,
  triggered,
  type Fields,
} from '../../support/lorcana-records.js';
import { lorcanaTable } from '../../support/lorcana.js';
import type { Table } from '../../support/table.js';

const imported = (records: readonly Fields[]): readonly CardDefinition[] => {
  const result = importCards('lorcana', 'lorcanajson', file(records.map((fields) => ({ ...fields, setCode: 'X' }))));
  if (result.kind === 'rejected') throw new Error(JSON.stringify(result.faults));
  return result.cards.filter(({ id }) => id.startsWith('X-'));
};

type Seat = JsonRecord & { readonly hand?: readonly Json[] };
type Seats = { readonly p1?: Seat; readonly p2?: Seat };

/** X-1 is plain, X-2 a Baker, X-3 an action, X-9 the card with the text. */
const OTHERS = [
  record(1, { cost: 3, strength: 2, willpower: 3 }),
  record(2, { name: 'Baker', cost: 5, strength: 4, willpower: 4, subtypes: ['Storyborn', 'Baker'] }),
  actionRecord(3, { name: 'Chore', cost: 1, effects: ['Draw a card.'] }),
];
const withText = (fields: Fields): readonly CardDefinition[] => imported([...OTHERS, fields]);

/** The card with the text, in the hand of p1, has been played. */
const playing = (card: Fields, { p1 = {}, p2 = {} }: Seats): Table => {
  const { hand = [], ...others } = p1;
  const at = lorcanaTable(
    { p1: { inkwell: 9, ...others, hand: [{ card: 'X-9', as: 'played' }, ...hand] }, p2 },
    withText(card),
  );
  return at.answer('p1', { action: 'play', card: 'played', pay: 'ink' });
};
/** An action with this text has been played. */
const cast = (text: string, seats: Seats = {}): Table => playing(actionRecord(9, { cost: 1, effects: [text] }), seats);
/** A character with this triggered text has been played. */
const arrive = (text: string, seats: Seats = {}): Table =>
  playing(record(9, { cost: 1, abilities: [triggered(text)] }), seats);

const mine = { play: [{ card: 'X-1', as: 'mine' }] };
const theirs = { play: [{ card: 'X-1', as: 'theirs' }] };

describe('chosen objects', () => {
  it('are chosen among those that the phrase names, and take the damage', () => {
    const at = cast('Deal 2 damage to chosen opposing character.', { p1: mine, p2: theirs });
    expect(at.marks('theirs')).toMatchObject({ damage: 2 });
    expect(at.marks('mine')).not.toMatchObject({ damage: 2 });
  });

  it('may be none where the text says "up to"', () => {
    const at = cast('Exert up to 2 chosen characters.', { p1: mine, p2: theirs }).answer('p1', []);
    expect(at.marks('theirs')).not.toMatchObject({ exerted: true });
  });

  it('are others than the first where the text says "another"', () => {
    const at = cast('Deal 1 damage to chosen character of yours to deal 2 damage to another chosen character.', {
      p1: mine,
      p2: theirs,
    });
    expect([at.marks('mine'), at.marks('theirs')]).toMatchObject([{ damage: 1 }, { damage: 2 }]);
  });

  it('leave out a purpose that nothing was done for', () => {
    const at = cast('Deal 1 damage to chosen character of yours to deal 2 damage to another chosen character.', {
      p2: theirs,
    });
    expect(at.marks('theirs')).not.toMatchObject({ damage: 2 });
  });
});

describe('pronouns', () => {
  it('mean what was chosen, and that alone', () => {
    const at = cast(
      "Ready chosen character of yours with cost 5 or less. They can't quest for the rest of this turn.",
      {
        p1: {
          play: [
            { card: 'X-1', as: 'mine', exerted: true },
            { card: 'X-2', as: 'other', exerted: true },
          ],
        },
      },
    ).answer('p1', ['mine']);
    at.expectRefused('p1', { action: 'quest', character: 'mine' }, 'quest.prohibited');
    expect(at.marks('other')).toMatchObject({ exerted: true });
  });

  it('mean the subject of the event', () => {
    const at = lorcanaTable(
      { p1: { play: [{ card: 'X-9' }, { card: 'X-1', as: 'mine' }] } },
      withText(
        record(9, { abilities: [triggered('Whenever one of your other characters quests, they get +1 ¤ this turn.')] }),
      ),
    );
    at.answer('p1', { action: 'quest', character: 'mine' });
    expect(at.facts('mine').numbers['strength']).toBe(3);
  });

  it('behind a "may" mean what was chosen there, and without it nothing is done', () => {
    const text =
      "When you play this character, you may exert chosen opposing character. They can't ready at the start of their next turn.";
    const no = arrive(text, { p2: theirs }).answer('p1', 'no');
    expect(no.marks('theirs')).not.toMatchObject({ exerted: true });
    expect(JSON.stringify(no.state)).not.toContain('"theirNextTurn"');
    const yes = arrive(text, { p2: theirs }).answer('p1', 'yes');
    expect(yes.marks('theirs')).toMatchObject({ exerted: true });
  });
});

describe('what happens to the player of a card', () => {
  it('happens after the card has gone', () => {
    const at = cast('Banish chosen opposing character. Its player gains 2 lore.', { p2: theirs });
    at.expectHappened('banished', { object: 'theirs' }).expectHappened('loreGained', { seat: 'p2', amount: 2 });
  });

  it('is a discard at random from a hand that the card has come to', () => {
    const at = cast("Return chosen character to their player's hand, then that player discards a card at random.", {
      p2: { ...theirs, hand: [] },
    });
    at.expectHappened('discarded', { seat: 'p2' });
  });
});

describe('each opponent', () => {
  it('chooses among their own', () => {
    const at = cast('Each opponent chooses and banishes one of their characters.', {
      p1: mine,
      p2: {
        play: [
          { card: 'X-1', as: 'first' },
          { card: 'X-2', as: 'second' },
        ],
      },
    });
    at.expectDecision({ p2: 'choose' }).answer('p2', ['second']).expectHappened('banished', { object: 'second' });
    expect(at.find('p1', 'play', 'X-1')).toBeDefined();
  });

  it('loses lore, and the player none', () => {
    const at = cast('Each opponent loses 1 lore.', { p1: { lore: 3 }, p2: { lore: 3 } });
    at.expectHappened('loreLost', { seat: 'p2', amount: 1 });
  });
});

describe('cards of the deck', () => {
  const deck = [
    { card: 'X-2', as: 'first' },
    { card: 'X-3', as: 'second' },
    { card: 'X-1', as: 'third' },
  ];

  it('are looked at, one kept, and the other put under the deck', () => {
    const at = cast(
      'Gain 1 lore. Look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom.',
      {
        p1: { deck },
      },
    );
    at.expectDecision({ p1: 'choose' });
  });

  it('are revealed, and a card of the kind goes to the hand', () => {
    const text =
      "Reveal the top card of your deck. If it's a character card, put it into your hand. Otherwise, put it on the bottom of your deck.";
    const at = cast(text, { p1: { deck } });
    expect(at.find('p1', 'hand', 'X-2')).toBeDefined();
    const other = cast(text, {
      p1: {
        deck: [
          { card: 'X-3', as: 'chore' },
          { card: 'X-1', as: 'next' },
        ],
      },
    });
    expect(() => other.find('p1', 'hand', 'X-3')).toThrow('p1 has no X-3 in hand');
  });

  it('may be one of the kind among those looked at, and the rest goes under the deck', () => {
    const at = cast(
      'Look at the top 3 cards of your deck. You may reveal a Baker character card and put it into your hand. Put the rest on the bottom of your deck in any order.',
      { p1: { deck } },
    );
    at.expectDecision({ p1: 'choose' }).answer('p1', ['first']);
    expect(at.find('p1', 'hand', 'X-2')).toBeDefined();
  });
});

describe('what lasts', () => {
  it('for this turn ends with it', () => {
    const at = cast('Your characters get +3 ¤ this turn.', { p1: mine, p2: theirs });
    expect([at.facts('mine').numbers['strength'], at.facts('theirs').numbers['strength']]).toEqual([5, 2]);
    at.answer('p1', { action: 'end-turn' });
    expect(at.facts('mine').numbers['strength']).toBe(2);
  });

  it('is heard for the rest of the turn', () => {
    const at = cast('Whenever one of your characters quests this turn, gain 1 lore.', { p1: mine });
    at.answer('p1', { action: 'quest', character: 'mine' }).expectHappened('loreGained', { amount: 1 });
  });

  it('makes the next character cheaper, and only that', () => {
    const at = cast('You pay 1 ⬡ less for the next Storyborn character you play this turn.', {
      p1: {
        inkwell: 6,
        hand: [
          { card: 'X-1', as: 'one' },
          { card: 'X-1', as: 'two' },
        ],
      },
    });
    at.answer('p1', { action: 'play', card: 'one', pay: 'ink' }).expectHappened('inkExerted', { count: 2 });
    at.answer('p1', { action: 'play', card: 'two', pay: 'ink' }).expectHappened('inkExerted', { count: 3 });
  });
});

describe('a cost within an effect', () => {
  it('is paid, or nothing is done', () => {
    const text = 'When you play this character, you may pay 1 ⬡ to gain 2 lore.';
    arrive(text).answer('p1', 'yes').expectHappened('loreGained', { amount: 2 });
    expect(arrive(text).answer('p1', 'no').player('p1')['lore']).toBe(0);
  });
});

describe('banishing for something', () => {
  const relic = (text: string) => [
    ...withText(record(9, { cost: 1, abilities: [triggered(text)] })),
    ...imported([itemRecord(5, { name: 'Relic' })]),
  ];
  const at = (text: string) =>
    lorcanaTable(
      { p1: { inkwell: 9, hand: [{ card: 'X-9', as: 'new' }] }, p2: { play: [{ card: 'X-5', as: 'relic' }] } },
      relic(text),
    ).answer('p1', { action: 'play', card: 'new', pay: 'ink' });

  it('takes an item of anybody where the text names none of yours', () => {
    const table = at('When you play this character, you may banish chosen item or location to gain 2 lore.');
    table.answer('p1', 'yes').expectHappened('banished', { object: 'relic' });
    table.expectHappened('loreGained', { amount: 2 });
  });

  it('is not possible with an item of an opponent where the text says "of yours"', () => {
    const table = at('When you play this character, you may banish chosen item of yours to gain 2 lore.');
    table.expectDecision({ p1: 'turnAction' });
    expect(table.player('p1')['lore']).toBe(0);
  });
});

describe('a condition', () => {
  it('asks for what is in play', () => {
    const text = 'When you play this character, if you have another Baker character in play, gain 1 lore.';
    arrive(text, { p1: { play: ['X-2'] } }).expectHappened('loreGained', { amount: 1 });
    expect(arrive(text, { p1: { play: ['X-1'] } }).player('p1')['lore']).toBe(0);
  });

  it('decides between two effects', () => {
    const text = 'When you play this character, if this character has no damage, gain 1 lore. Otherwise, draw a card.';
    arrive(text).expectHappened('loreGained', { amount: 1 });
  });
});

describe('a static text', () => {
  it('speaks of those that its phrase names', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'X-9', as: 'chief' },
            { card: 'X-2', as: 'baker' },
            { card: 'X-1', as: 'other' },
          ],
        },
      },
      withText(record(9, { abilities: [fixed('Your other Baker characters get +1 ¤ and gain Ward. (A reminder.)')] })),
    );
    expect(['chief', 'baker', 'other'].map((id) => at.facts(id).numbers['strength'])).toEqual([2, 5, 2]);
  });
});

describe('a text with two ways', () => {
  const text =
    'When you play this character, banish her or return another chosen character of yours with cost 4 or less to your hand.';

  it('offers the second only where there is another character', () => {
    expect(arrive(text).expectDecision({ p1: 'chooseOne' }).refused('p1', 'option-2').code).toBe(
      'answer.unknown-option',
    );
    const at = arrive(text, { p1: mine }).expectDecision({ p1: 'chooseOne' }).answer('p1', 'option-2');
    expect(at.find('p1', 'hand', 'X-1')).toBeDefined();
  });
});

describe('what opponents decline', () => {
  const text = "Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore.";

  it('is gained by the player', () => {
    const at = cast(text, { p2: { hand: ['X-1'] } })
      .expectDecision({ p2: 'may' })
      .answer('p2', 'no');
    at.expectHappened('loreGained', { seat: 'p1', amount: 2 });
  });

  it('is not gained where they discard', () => {
    const at = cast(text, { p2: { hand: [{ card: 'X-1', as: 'gift' }] } }).answer('p2', 'yes');
    at.expectDecision({ p2: 'choose' }).answer('p2', ['gift']);
    expect(at.player('p1')['lore']).toBe(0);
    at.expectHappened('discarded', { seat: 'p2' });
  });
});

describe('damage that is passed on', () => {
  it('is as much as the character took', () => {
    const at = lorcanaTable(
      {
        p1: { play: [{ card: 'X-9', as: 'mirror' }] },
        p2: { play: [{ card: 'X-2', as: 'theirs', exerted: true }] },
      },
      withText(
        record(9, {
          willpower: 9,
          abilities: [
            triggered(
              'Whenever one of your characters is dealt damage, deal that much damage to chosen opposing character.',
            ),
          ],
        }),
      ),
    );
    at.answer('p1', { action: 'challenge', challenger: 'mirror', target: 'theirs' });
    at.expectHappened('banished', { object: 'theirs' });
  });
});

describe('a second action in a turn', () => {
  it('is heard, and the first is not', () => {
    const at = lorcanaTable(
      {
        p1: {
          inkwell: 9,
          hand: [
            { card: 'X-3', as: 'one' },
            { card: 'X-3', as: 'two' },
          ],
          play: ['X-9'],
        },
      },
      withText(record(9, { abilities: [triggered('Whenever you play a second action in a turn, gain 2 lore.')] })),
    );
    expect(at.answer('p1', { action: 'play', card: 'one', pay: 'ink' }).player('p1')['lore']).toBe(0);
    at.answer('p1', { action: 'play', card: 'two', pay: 'ink' }).expectHappened('loreGained', { amount: 2 });
  });
});

describe('a card that speaks of itself', () => {
  it('goes to the inkwell instead of the discard as it resolves', () => {
    const at = cast('Draw a card. Then, put this card into your inkwell facedown and exerted.');
    at.expectHappened('putInto', { zone: 'inkwell' }).expectDecision({ p1: 'turnAction' });
    expect(() => at.find('p1', 'discard', 'X-9')).toThrow('p1 has no X-9');
    expect(at.find('p1', 'inkwell', 'X-9')).toBeDefined();
  });

  it('lies in the discard where its text says nothing of it', () => {
    expect(cast('Draw a card.').find('p1', 'discard', 'X-9')).toBeDefined();
  });
});

describe('a named card', () => {
  const text =
    "When you play this character, name a card, then reveal the top card of your deck. If it's the named card, put that card into your hand. Otherwise, put it on the top of your deck.";
  const named = (name: string): Table =>
    arrive(text, { p1: { deck: [{ card: 'X-2', as: 'top' }] } })
      .expectDecision({ p1: 'nameCard' })
      .answer('p1', name);

  it('is named before the top card is revealed, and comes to the hand', () => {
    expect(named('Baker').find('p1', 'hand', 'X-2')).toBeDefined();
  });

  it('stays on the deck where another was named', () => {
    expect(named('Chore').find('p1', 'deck', 'X-2')).toBeDefined();
  });
});
