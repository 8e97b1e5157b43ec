/** Sentences of our own, one for each class: read, written back, and written otherwise when a part of them changes. */
import type { Others } from '../../../../../test/support/changed-scripts.js';
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { dialect } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['effect', 'Draw 2 cards.'],
  ['effect', 'Gain 2 lore.'],
  ['effect', 'Deal 2 damage to chosen opposing character.'],
  ['effect', 'Deal 3 damage to each opposing damaged character.'],
  ['effect', 'Remove up to 4 damage from chosen character of yours. Draw a card.'],
  ['effect', 'Move up to 3 damage counters from chosen character to chosen opposing character.'],
  ['effect', 'Banish chosen Baker or Miller character with cost 3 or less.'],
  ['effect', "Return chosen character with 4 ¤ or less to their player's hand."],
  ['effect', 'Exert up to 2 chosen characters with Evasive.'],
  ['effect', "Ready chosen Baker character. They can't quest for the rest of this turn."],
  ['effect', 'Chosen character gets +2 ¤ and gains Resist +1 until the start of your next turn.'],
  ['effect', 'Your other characters named Baker get +1 ◊ this turn.'],
  ['effect', "Chosen opposing character can't ready at the start of their next turn."],
  ['effect', 'Each opponent chooses and discards 3 cards.'],
  ['effect', 'Chosen opponent loses 3 lore. Gain 3 lore.'],
  ['effect', 'Put the top 3 cards of your deck into your inkwell facedown and exerted.'],
  ['effect', 'Return up to 2 item cards with cost 4 or less from your discard to your hand.'],
  ['effect', 'You may play a Baker character with cost 4 or less for free.'],
  ['effect', 'You pay 2 ⬡ less for the next Baker character you play this turn.'],
  ['effect', 'Choose one: • Draw 2 cards. • Banish chosen item with cost 2 or less.'],
  ['effect', 'Whenever one of your characters with Rush challenges another character this turn, gain 2 lore.'],
  [
    'effect',
    'Look at the top 4 cards of your deck. You may reveal a Baker character card and put it into your hand. Put the rest on the bottom of your deck in any order.',
  ],
  [
    'effect',
    'Search your deck for a Baker character card and reveal that card to all players. Put that card into your hand and shuffle your deck.',
  ],
  ['effect', 'Each opponent loses 2 lore and you gain lore equal to the lore lost.'],
  ['effect', 'Draw 2 cards. Then, put this card into your inkwell facedown and exerted.'],
  ['activated', '⟳, 2 ⬡, banish one of your items — Deal 5 damage to chosen character.'],
  ['triggered', 'When you play this character, you may banish chosen opposing item with cost 3 or less.'],
  ['triggered', 'Whenever you play a Baker character, if you have 2 or more items in play, draw a card.'],
  ['triggered', 'During your turn, whenever this character banishes another character in a challenge, gain 4 lore.'],
  ['triggered', 'At the start of your turn, if you have a character here, each opponent loses 1 lore.'],
  ['triggered', 'Whenever this character quests, you may pay 1 ⬡ to draw a card.'],
  ['static', 'Your other Baker characters get +2 ¤ and gain Resist +1.'],
  ['static', "Characters with cost 3 or less can't challenge your characters."],
  ['static', 'While you have 3 or more items in play, this character gets +2 ◊.'],
  ['static', 'For each location you have in play, you pay 2 ⬡ less to play this character.'],
  ['static', 'This character gets +2 ¤ for each card in your hand.'],
  ['static', 'Characters gain Ward while here.'],
  ['static', 'While an opponent has more cards in their inkwell than you, this character gets +2 ◊.'],
  ['static', 'While an opponent has no cards in their hand, this character gets +3 ¤.'],
  ['static', 'While an opponent has 7 or more lore, this character gets +4 ¤.'],
  ['static', 'While you have more cards in your hand than each opponent, this character gets +4 ¤.'],
  ['static', 'While you have more Baker characters in play than each opponent, this character gets +2 ◊.'],
  ['static', 'While challenging a damaged character, this character gets +3 ¤.'],
  ['effect', 'Your characters get +2 ¤ while challenging a location this turn.'],
  ['effect', "Exert chosen character. They can't ready at the start of their next turn unless they're at a location."],
  [
    'effect',
    "Exert chosen opposing character. Then, you may choose and discard a card. If you do, the exerted character can't ready at the start of their next turn.",
  ],
  ['effect', 'For each item you have in play, chosen character gets +2 ¤ this turn.'],
  [
    'effect',
    'Look at the top 6 cards of your deck. Put any number of them on the top or the bottom of your deck in any order.',
  ],
  [
    'effect',
    'Look at the top 6 cards of your deck. You may reveal up to 1 Baker character card and up to 1 song card and put them into your hand. Put the rest on the top of your deck in any order.',
  ],
  [
    'effect',
    'Reveal the top 4 cards of your deck. You may put each item card with cost 3 or less into your hand. Put the rest on the bottom of your deck in any order.',
  ],
  ['triggered', "When this character moves to a location, gain lore equal to that location's ◊."],
  [
    'triggered',
    'When you play this character, return an item card from your discard to your hand. If that card is a Baker card, gain 2 lore.',
  ],
  ['triggered', 'When you play this character, banish him or return another 3 chosen items of yours to your hand.'],
  [
    'triggered',
    "When you play this location, choose a damaged character. While this location is in play, that character can't ready at the start of their turn.",
  ],
  [
    'triggered',
    'At the end of your turn, if you have any characters in play with 4 ¤ or more, gain 2 lore. If you have any in play with 8 ¤ or more, gain 4 lore instead.',
  ],
  [
    'triggered',
    "When you play this character, each opponent chooses and exerts one of their ready Baker characters. They can't ready at the start of their next turn.",
  ],
  [
    'triggered',
    "Whenever this character quests, you may exert chosen character. If you do and you have a character named Baker in play, the chosen character can't ready at the start of their next turn.",
  ],
];

/** Words of which each says something else in the place of another. */
const OTHERS: Others = [
  ['endOfTurn', 'startOfYourNextTurn', 'theirNextTurn'],
  ['strength', 'lore', 'willpower'],
  ['evasive', 'rush', 'ward'],
  ['opponents', 'you'],
  ['character', 'item', 'location'],
  ['Baker', 'Carpenter'],
  ['hand', 'inkwell'],
];

trySentences(dialect, SENTENCES, OTHERS);

tryUnread(dialect, [
  ['with a word more', 'effect', 'Quickly draw 2 cards.'],
  ['with a clause that was not understood', 'effect', 'Draw 2 cards. Whistle.'],
  [
    'with "another" of an event about another object',
    'triggered',
    'Whenever one of your items is banished, ready another chosen item.',
  ],
  ['where a pronoun speaks of one of two', 'static', 'While you have a character named Baker in play, she gets +1 ¤.'],
  [
    'of a comparison with one of several opponents',
    'static',
    'While you have more items in play than an opponent, this character gets +1 ◊.',
  ],
  [
    'where the location is not that of the event',
    'effect',
    "Ready chosen character. Gain lore equal to that location's ◊.",
  ],
  [
    'where the second number is of other cards',
    'triggered',
    'At the end of your turn, if you have any items in play with cost 4 or more, gain 2 lore. If you have any in play with 8 ¤ or more, gain 4 lore instead.',
  ],
  ['of a keyword by strength', 'static', 'Your characters with 7 ¤ or more gain Ward.'],
  [
    'where one duration ends two events',
    'triggered',
    'When you play this character and whenever he quests during your turn, draw a card.',
  ],
]);
