import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { PAID, topic } from './means.js';

const here = (matches: Json): Json => ({ object: 'self', matches });
const some = (of: Json): Json => ({ count: of, is: { min: 1 } });
const died = (by: string): Json => ({ happened: 'killed', by, tagged: ['unit'], is: { min: 1 } });

/** No other unit of its player is there. */
const ALONE: Json = {
  count: { is: ['unit'], of: 'you', sharedMark: 'at', other: true },
  is: { max: 0 },
};

/** What stands after "if" and "while". */
export const conditions: Phrases = {
  condition: [
    says('{c:self-condition}', '$c'),
    says("it's (stunned|already stunned)", { object: topic, matches: { marks: { stunned: true } } }),
    says('it is stunned', { object: topic, matches: { marks: { stunned: true } } }),
    says("it's attacking", { object: topic, matches: { marks: { attacking: true } } }),
    says("it's (a|an) {f:one-card}", { object: topic, matches: { '&': ['$f'], zone: 'any' } }),
    says('you revealed (a|an) {f:one-card}', {
      object: { outcome: 'return' },
      matches: { '&': ['$f'], zone: 'any' },
    }),
    says('it was (a|an) {f:one}', { object: topic, matches: { '&': ['$f'], zone: 'any' } }),
    says('you spent { {n:number} } or more', {
      not: { more: '$n', than: { bound: { event: 'energy' } } },
    }),
    says('you played this from your hand', { object: 'self', matches: { zone: 'any', marks: { fromHand: true } } }),
    says('you paid the additional cost', { more: { bound: PAID }, than: 0 }),
    says('you assigned {n:number} or more excess damage (|to enemy units)', {
      not: { more: '$n', than: { bound: { event: 'excess' } } },
    }),
    says("an opponent's score is within {n:number} points of the Victory Score", {
      anyPlayer: 'opponents',
      holds: { not: { more: { player: 'pointsToWin', of: 'player' }, than: '$n' } },
    }),
    says('your score is within {n:number} points of the Victory Score', {
      not: { more: { player: 'pointsToWin' }, than: '$n' },
    }),
    says('your other {f:many} have total Might {n:number} or more', {
      not: { more: '$n', than: { sum: 'might', among: { '&': ['$f'], of: 'you', other: true } } },
    }),
    says('you have exactly {n:number} cards in hand and exactly {m:number} {f:many}', {
      all: [
        { count: { zone: 'hand', of: 'you' }, is: { min: '$n', max: '$n' } },
        { count: { '&': ['$f'], of: 'you' }, is: { min: '$m', max: '$m' } },
      ],
    }),
    says("it's your Beginning Phase", { all: [{ turn: 'yours' }, { phase: ['beginning'] }] }),
    says('you control (a|an) {f:one}', some({ '&': ['$f'], of: 'you' })),
    says('you control another {f:one}', some({ '&': ['$f'], of: 'you', other: true })),
    says(
      '(you control a facedown card|you control a facedown card at a battlefield)',
      some({ zone: 'facedown', of: 'you' }),
    ),
    says('an opponent controls (a|an) {f:one}', some({ '&': ['$f'], of: 'opponents' })),
    says(
      'an opponent controls a battlefield',
      some({ zone: 'battlefields', of: 'opponents', marks: { controlled: true } }),
    ),
    says('there is (a|an) {f:one}', some('$f')),
    says('you control {n:how-many} or more {f:many}', { count: { '&': ['$f'], of: 'you' }, is: { min: '$n' } }),
    says('you have {n:how-many} or more {f:many}', { count: { '&': ['$f'], of: 'you' }, is: { min: '$n' } }),
    says('you have {n:number} + runes', { count: { zone: 'runes', of: 'you' }, is: { min: '$n' } }),
    says('you have {n:number} + {f:many}', { count: { '&': ['$f'], of: 'you' }, is: { min: '$n' } }),
    says('you have {n:number} + {f:many} at that battlefield', {
      count: { '&': ['$f'], of: 'you', markNames: { mark: 'at', objects: { event: 'object' } } },
      is: { min: '$n' },
    }),
    says('you have {n:how-many} or more {f:many} in your base', {
      count: { '&': ['$f'], of: 'you', marks: { at: false } },
      is: { min: '$n' },
    }),
    says('you have another {f:one}', some({ '&': ['$f'], of: 'you', other: true })),
    says('you have (one|1) or fewer cards in your hand', { count: { zone: 'hand', of: 'you' }, is: { max: 1 } }),
    says('you have {n:how-many} or fewer cards in your hand', {
      count: { zone: 'hand', of: 'you' },
      is: { max: '$n' },
    }),
    says('you control this battlefield', here({ of: 'you', marks: { controlled: true } })),
    says('an enemy unit is alone here', {
      count: { is: ['unit'], of: 'opponents', sharedMark: 'at' },
      is: { min: 1, max: 1 },
    }),
    says("you've discarded a card this turn", { happened: 'discarded', by: 'you', is: { min: 1 } }),
    says("you've played a spell this turn", { happened: 'played', by: 'you', tagged: ['spell'], is: { min: 1 } }),
    says("you've played an Equipment this turn", {
      happened: 'played',
      by: 'you',
      tagged: ['Equipment'],
      is: { min: 1 },
    }),
    says("you've spent { 4 } or more to play a spell this turn", {
      happened: 'greatSpellPlayed',
      by: 'you',
      is: { min: 1 },
    }),
    says("(you've spent at least|you spent) { any } { any } this turn", {
      happened: 'powerSpent',
      by: 'you',
      is: { min: 2 },
    }),
    says("you've gained XP this turn", { happened: 'experienceGained', by: 'you', is: { min: 1 } }),
    says('a unit died this turn', { happened: 'killed', tagged: ['unit'], is: { min: 1 } }),
    says('an enemy unit has died this turn', died('opponents')),
    says('a friendly unit (died|has died) this turn', died('you')),
    says('a friendly unit (died|has died) during your Beginning Phase this turn', {
      happened: 'diedInBeginning',
      by: 'you',
      tagged: ['unit'],
      is: { min: 1 },
    }),
  ],
  'self-condition': [
    says("I'm (at|still at) a battlefield", here({ marks: { at: true } })),
    says('I have moved twice this turn', { happened: 'moved', about: 'self', is: { min: 2 } }),
    says('I am at a battlefield', here({ marks: { at: true } })),
    says("I'm buffed", here({ marks: { buff: true } })),
    says("I'm [ Mighty ]", here({ numbers: { might: { min: 5 } } })),
    says("I'm attacking", here({ marks: { attacking: true } })),
    says("I'm defending", here({ marks: { defending: true } })),
    says("I'm attacking or defending alone", {
      all: [{ any: [here({ marks: { attacking: true } }), here({ marks: { defending: true } })] }, ALONE],
    }),
    says("I'm attacking with another unit", {
      all: [
        here({ marks: { attacking: true } }),
        some({ is: ['unit'], of: 'you', marks: { attacking: true }, other: true }),
      ],
    }),
    says("I'm in combat", {
      any: [here({ marks: { attacking: true } }), here({ marks: { defending: true } })],
    }),
    says("I'm attacking or defending", {
      any: [here({ marks: { attacking: true } }), here({ marks: { defending: true } })],
    }),
  ],
};
