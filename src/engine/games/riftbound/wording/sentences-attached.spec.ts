/** Sentences on equipment, control, copies and prices, which are read and written back. */
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { dialectOf } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['ability', '[Equip] {1}{fury}'],
  ['ability', '[Equip] — {order}, Discard 1'],
  ['ability', '{exhaust}: Attach a friendly detached Equipment to a friendly unit.'],
  ['ability', 'When you attach an Equipment to me, draw 2.'],
  ['ability', 'When a unit you control becomes [Mighty], ready it.'],
  ['ability', 'When you play me from face down on your turn, draw 2.'],
  ['spell', 'Choose an equipped friendly unit. Ready it.'],
  ['spell', 'Deal 3 to a unit. If this kills it, do this: Draw 2.'],
  ['spell', 'Draw 3. Then do this: Kill a friendly gear.'],
  ['spell', 'Choose an exhausted enemy unit. Take control of it and recall it.'],
  ['ability', 'When you play me, play three Reflection unit tokens here. They become copies of me.'],
  ['ability', 'While you control a gear, your hold effects for holding here trigger an additional time.'],
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
  [
    'with effects of another keyword that trigger again',
    'ability',
    'While you control a gear, your [Hunt] effects trigger an additional time.',
  ],
  [
    'with a copy of no unit',
    'spell',
    'Draw 1. Play a Reflection unit token ready to your base. It becomes a copy of that unit.',
  ],
]);
