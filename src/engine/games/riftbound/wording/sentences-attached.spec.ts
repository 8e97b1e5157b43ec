/** Sentences on equipment, control, copies and prices, which are read and written back. */
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { dialectOf } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['ability', '[Equip] {1}{fury}'],
  ['ability', '[Equip] — {order}, Discard 1'],
  ['ability', '{exhaust}: Attach a detached Equipment you control to a unit you control.'],
  ['ability', 'When you attach an Equipment to me, draw 2.'],
  ['ability', 'When a unit you control becomes [Mighty], ready it.'],
  ['ability', 'When you play me from face down on your turn, draw 2.'],
  ['spell', 'Choose an equipped friendly unit. Ready it.'],
  ['spell', 'Deal 3 to a unit. If this kills it, do this: Draw 2.'],
  ['spell', 'Draw 1. Then do this: Buff a friendly unit.'],
  ['spell', 'Choose an enemy unit. Take control of it and recall it.'],
  ['ability', 'When you play me, play two Reflection unit tokens here. They become copies of me.'],
  ['ability', 'Your hold effects for holding here trigger an additional time.'],
  ['ability', 'While I’m in combat, enemy spells cost {1} more.'],
];

trySentences(dialectOf('unit'), SENTENCES, [
  ['endOfTurn', 'untilItLeaves'],
  ['opponents', 'you'],
  ['unit', 'gear'],
  ['fury', 'mind'],
  ['conquersAgain', 'holdsAgain'],
]);

tryUnread(dialectOf('unit'), [
  ['with a place to which no equipment is attached', 'ability', '{exhaust}: Attach an Equipment you control here.'],
  ['where "it" would be the place of the unit', 'spell', 'Take control of it.'],
  ['with Deathknells that trigger again', 'ability', 'Your [Deathknell] effects trigger an additional time.'],
  [
    'with a copy of no unit',
    'spell',
    'Play a ready Reflection unit token to your base. It becomes a copy of that unit.',
  ],
]);
