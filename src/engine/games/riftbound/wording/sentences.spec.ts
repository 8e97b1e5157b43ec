/** Sentences of our own, one for each class: read, written back, and written otherwise when a part of them changes. */
import { expect, it } from 'vitest';
import type { Others } from '../../../../../test/support/changed-scripts.js';
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { readText } from '../../../wording/index.js';
import { dialectOf } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['spell', 'Draw 2.'],
  ['spell', 'Deal 4 to an enemy unit at a battlefield. Draw 1.'],
  ['spell', 'Deal 2 to each exhausted unit.'],
  ['spell', 'Deal 2 to all enemy units at a battlefield.'],
  ['spell', 'Give up to three friendly units +2 { might } this turn.'],
  ['spell', 'Give a unit [Assault 2], [Ganking], and [Shield] this turn.'],
  ['spell', 'Give a buffed unit +1 { might } this turn for each enemy unit.'],
  ['spell', 'Return a stunned unit with 3 {might} or less to its owner’s hand.'],
  ['spell', 'Kill a gear. Its controller draws 2.'],
  ['spell', 'Kill another gear with Energy cost no more than {3}. If you do, channel 2 runes exhausted.'],
  ['spell', 'Choose a unit. Deal 1 to it. Stun it.'],
  ['spell', 'Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.'],
  ['spell', 'Counter an enemy spell.'],
  ['spell', 'Each opponent discards 2.'],
  ['spell', 'Play four ready 3 {might} Sprite unit tokens with [Temporary].'],
  ['spell', 'Give a unit [Temporary].'],
  [
    'spell',
    'Look at the top 4 cards of your Main Deck. You may reveal a gear from among them and draw it. Recycle the rest.',
  ],
  ['spell', 'Give a unit -6 {might} this turn, to a minimum of 1 {might}.'],
  ['spell', 'Deal 2 to an enemy unit. If it’s attacking, deal 4 to it instead.'],
  ['spell', 'Ready a friendly unit. It deals damage equal to its Might to an enemy unit.'],
  ['spell', 'Choose a unit. The next time it would die this turn, heal it, exhaust it, and recall it instead.'],
  ['spell', 'Deal 6 to a unit at a battlefield. If it would die this turn, banish it instead.'],
  ['spell', 'Choose an opponent. They reveal their hand. Choose a spell from it, and they discard that card.'],
  ['spell', 'Channel 2 runes exhausted. If you can’t, draw 1.'],
  ['spell', 'Each player discards their hand, then draws 6.'],
  ['spell', 'Return a friendly unit and an enemy unit to their owners’ hands.'],
  ['spell', 'Move an enemy unit from a battlefield to its base. [Predict].'],
  ['spell', 'Counter a spell that costs no more than {4} and no more than {any}.'],
  ['ability', 'When I win a combat, draw 1 or channel 2 runes exhausted.'],
  ['ability', 'When you play a card on an opponent’s turn, buff one of your other units here.'],
  ['ability', 'When you play your second card in a turn, ready me.'],
  ['ability', 'When you play me to a battlefield, deal 6 to an enemy unit here.'],
  [
    'ability',
    'When I move, look at the top 3 cards of your Main Deck. You may reveal a unit from among them and draw it. Recycle the rest.',
  ],
  ['ability', 'When I attack, give me +6 {might} this turn if there is a ready enemy unit here.'],
  ['ability', 'Your Mechs have [Shield 2] and [Tank].'],
  ['ability', 'My Might is increased by your points.'],
  ['ability', 'I must be assigned combat damage last.'],
  ['ability', '[Deathknell] — If I was [Mighty], draw 2.'],
  ['spell', 'When a friendly unit is played this turn, buff it. Draw 1.'],
  ['spell', 'Deal 3 to an enemy unit. When it dies this turn, draw 1.'],
  ['spell', 'Return a friendly unit to its owner’s hand. Its owner channels 2 runes exhausted.'],
  ['spell', 'The next spell you play this turn costs {2} less.'],
  ['spell', 'Look at the top 6 cards of your Main Deck. Put 1 into your hand and recycle the rest.'],
  ['ability', '{exhaust}: The next spell you play this turn deals 6 Bonus Damage.'],
  ['ability', 'When I defend, you may kill me to move an attacking unit to its base.'],
  ['ability', 'When you buff a friendly unit, you may pay {1} and exhaust this to draw 1.'],
  ['ability', 'When you play me, choose an enemy unit. We deal damage equal to our Mights to each other.'],
  ['ability', 'At the start of each player’s Beginning Phase, deal 6 to each unit.'],
  ['ability', 'When you play me, you may pay {1}{fury}{fury} to ready me.'],
  ['ability', 'When I attack or defend, deal 6 to an enemy unit here.'],
  ['ability', 'When I conquer, you may kill a gear. If you do, buff me.'],
  ['ability', 'When you hold, if you control two or more gear, draw 1.'],
  ['ability', 'When another friendly unit dies, gain 2 XP.'],
  ['ability', 'When you buff a friendly unit, ready it.'],
  ['ability', 'When I move to a battlefield, play a Gold gear token exhausted.'],
  ['ability', 'When you play a spell that costs {4} or more, you may exhaust me to draw 1.'],
  ['ability', 'At the start of your Beginning Phase, recycle 6 from your trash.'],
  ['ability', 'At the end of your turn, ready up to 3 runes.'],
  ['ability', 'The first time a friendly unit dies each turn, draw 6.'],
  ['ability', '[Deathknell] — Return a spell from your trash to your hand.'],
  ['ability', '[Legion] — When you play me, discard 1, then draw 2.'],
  ['ability', '[Legion] — I cost {2} less.'],
  ['ability', '[Level 3] — I have +2 {might} and [Tank].'],
  ['ability', '[Level 7] — When you play me, draw 6.'],
  ['ability', 'While I’m at a battlefield, other friendly units here have [Deflect 2].'],
  ['ability', 'I have +6 {might} for each friendly gear.'],
  ['ability', 'I enter ready if you control another token unit.'],
  ['ability', 'I cost {1} less for each of your [Mighty] units.'],
  ['additional-cost', 'You may pay {2}{fury} as an additional cost to play me.'],
  ['additional-cost', 'As an additional cost to play this, kill a friendly [Mighty] unit.'],
  ['additional-cost', 'You may spend 4 XP as an additional cost to play me.'],
  ['additional-cost', 'As an additional cost to play me, return a friendly gear to its owner’s hand.'],
  ['ability', 'When you play me, if you paid the additional cost, deal 6 to a unit at a battlefield.'],
  ['ability', 'Spend 4 XP, {exhaust}: Ready a unit.'],
  ['ability', 'When I attack, you may spend 4 XP to deal 6 to an enemy unit here.'],
  ['ability', '{2}{any}{any}, Kill this, {exhaust}: [Action] — Move a friendly unit at a battlefield to its base.'],
  ['ability', '[Reaction] — {exhaust}: [Add] {1}{mind}.'],
  ['ability', 'Recycle 2 from your trash: Buff me. Use this ability only while I’m at a battlefield.'],
];

const dialect = dialectOf('unit');

/** Words of which each says something else in the place of another. */
const OTHERS: Others = [
  ['endOfTurn', 'whileInPlay'],
  ['tank', 'backline', 'ganking', 'deflect', 'shield'],
  ['points', 'experience'],
  ['opponents', 'you'],
  ['unit', 'gear'],
  ['conquer', 'hold'],
  ['attacking', 'defending'],
  ['fury', 'mind'],
  ['action', 'reaction'],
];

trySentences(dialect, SENTENCES, OTHERS);

tryUnread(dialect, [
  ['with a word more', 'spell', 'Quickly draw 2.'],
  ['with a sentence that was not understood', 'spell', 'Draw 2. Whistle.'],
  ['where "it" would be the card itself', 'ability', 'When I attack, stun it.'],
  ['where "it" is not mentioned before', 'spell', 'Ready it.'],
  ['with "they" of one unit', 'spell', 'Choose a unit. They deal damage equal to their Mights to each other.'],
  ['with a keyword that no rule has', 'ability', 'I have [Whistling].'],
  ['with a limit behind it', 'ability', 'When I move, draw 1. Use only once per turn.'],
]);

it('"here" is the battlefield itself where a battlefield says it', () => {
  const reading = readText(dialectOf('battlefield'), 'ability', 'Units here have [Tank].');
  expect(reading).toMatchObject({ script: { affects: { markIsSource: 'at' } } });
});
