/** Sentences on what is averted for a price, chosen once in a turn, or given everywhere, read and written back. */
import { type Sentence, trySentences, tryUnread } from '../../../../../test/support/sentences.js';
import { dialectOf } from './index.js';

const SENTENCES: readonly Sentence[] = [
  ['ability', 'When you move an enemy unit, draw 2.'],
  ['ability', 'When this leaves the board, draw 2.'],
  ['ability', 'When you recycle one or more cards, gain 2 XP.'],
  ['ability', 'When a unit attacks while I’m at a battlefield, stun it.'],
  ['ability', 'While you control a gear, your [Deathknell] effects trigger an additional time.'],
  ['ability', 'Your Equipment each give [Shield 2].'],
  ['ability', 'Stunned enemy units here have -3 {might}, to a minimum of 2 {might}.'],
  ['ability', 'Spells and abilities can’t ready enemy gear.'],
  ['ability', 'While you control a gear, your Gold [ADD] an additional {2}.'],
  [
    'ability',
    'If a friendly buffed gear would die, you may exhaust me, pay {2}, and spend its buff to heal, exhaust, and recall it instead.',
  ],
  [
    'ability',
    'If an enemy unit would die during combat, its controller may pay {2} to heal, exhaust, and recall it instead.',
  ],
  ['ability', '{fury}: Choose one you’ve not chosen this turn — Draw 2. Stun a unit. Ready me. Buff a friendly unit.'],
  ['ability', 'When I move, choose one that hasn’t been chosen this turn — Draw 2. Ready me. Buff a friendly unit.'],
  ['ability', 'If a friendly unit has died during your Beginning Phase this turn, I have +2 {might}.'],
  ['ability', 'When I conquer a battlefield that was uncontrolled, draw 2.'],
];

trySentences(dialectOf('unit'), SENTENCES, [
  ['endOfTurn', 'untilItLeaves'],
  ['opponents', 'you'],
  ['unit', 'gear'],
  ['fury', 'mind'],
  ['conquer', 'hold'],
  ['attacking', 'defending'],
  ['anyone', 'you'],
  ['shield', 'assault'],
  ['deathknellsAgain', 'holdsAgain'],
]);

tryUnread(dialectOf('unit'), [
  ['with a price that nobody is said to pay', 'ability', 'If a unit would die, pay {2} to heal it instead.'],
  ['with a reference to no player', 'spell', 'Stun a unit. When they hold, draw 1.'],
  [
    'with three effects in the place of four',
    'ability',
    '{fury}: Choose one you’ve not chosen this turn — Draw 1. Draw 2. Draw 3.',
  ],
  ['with a minimum of nothing that is taken away', 'ability', 'Units here have +3 {might}, to a minimum of 2 {might}.'],
]);
