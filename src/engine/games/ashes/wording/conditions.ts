import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { yourPhoenixborn } from './means.js';

const some = (filter: Json): Json => ({ count: filter, is: { min: 1 } });
const none = (filter: Json): Json => ({ count: filter, is: { max: 0 } });
const self = (matches: Json): Json => ({ object: 'self', matches });

/** The words after "if" and "while". */
export const conditions: Phrases = {
  condition: [
    says('you have no cards in your hand', none({ zone: 'hand', of: 'you' })),
    says('your draw pile is empty', none({ zone: 'drawPile', of: 'you' })),
    says('your Phoenixborn has (a|an) {m:magic} die on it', some({ is: ['phoenixborn', '$m'], of: 'you' })),
    says('your Phoenixborn is exhausted', some({ is: ['phoenixborn'], of: 'you', marks: { exhaustion: true } })),
    says('there are {n:amount} or more wound tokens on your Phoenixborn', {
      count: { is: ['phoenixborn'], of: 'you', marks: { wounds: { min: '$n' } } },
      is: { min: 1 },
    }),
    says('there are {n:amount} or more status tokens on your Phoenixborn', {
      count: { is: ['phoenixborn'], of: 'you', marks: { status: { min: '$n' } } },
      is: { min: 1 },
    }),
    says('there are no wound tokens on this unit', self({ marks: { wounds: false } })),
    says('(it|this spell) has no status tokens on it', self({ marks: { status: false } })),
    says('it has fewer than {n:amount} status tokens on it', self({ marks: { status: { below: '$n' } } })),
    says('(it|this unit) has {n:amount} or more status tokens on it', self({ marks: { status: { min: '$n' } } })),
    says('this unit has (a|an) {m:magic} die on it', self({ is: ['$m'] })),
    says('there are {n:amount} or more status tokens on this spell', self({ marks: { status: { min: '$n' } } })),
    says('it is an ally', self({ is: ['ally'] })),
    says('there are {n:amount} {f:many} attached to your Phoenixborn', {
      count: { '&': ['$f'], markNames: { mark: 'attachedTo', objects: yourPhoenixborn } },
      is: { min: '$n' },
    }),
    says('you control (a|an) {f:one}', some({ '&': ['$f'], of: 'you' })),
    says('their draw pile is empty', none({ zone: 'drawPile', whose: { event: 'them' } })),
    says('you do not have the first player token', { not: { more: { player: 'first' }, than: 0 } }),
    says('you spent any [ [ {m:magic} : power ] ] to activate this spell', {
      not: {
        object: 'paid',
        matches: { zone: 'any', either: [{ isNot: ['$m'] }, { marks: { level: { max: 1 } } }] },
      },
    }),
    says(
      'you have a [ [ {m:magic} : power ] ] in your active pool',
      some({ zone: 'activePool', of: 'you', is: ['$m'], marks: { level: { min: 2 } } }),
    ),
    says('you have a {m:magic} die on its class or power side in your active pool', {
      count: { zone: 'activePool', of: 'you', is: ['$m'], marks: { level: { min: 1 } } },
      is: { min: 1 },
    }),
    says('you have fewer dice in your active pool than an opponent', {
      anyPlayer: 'opponents',
      holds: {
        more: { count: { zone: 'activePool', whose: 'player' } },
        than: { count: { zone: 'activePool', of: 'you' } },
      },
    }),
    says('its current {v:value} value is greater than its printed {w:value} value', {
      more: { number: '$v', of: 'self' },
      than: { printed: '$w', of: 'self' },
    }),
    says('a unit was destroyed this turn', { happened: 'destroyed', is: { min: 1 } }),
    says('you control at least {n:amount} (unit|units)', { count: { is: ['unit'], of: 'you' }, is: { min: '$n' } }),
    says('it is targeting (a|an) {f:one}', { count: { '&': ['$f'], sourceMark: 'attacking' }, is: { min: 1 } }),
    says('(this spell|this unit|it) is charged', some({ zone: 'diceOnCards', markIsSource: 'on' })),
    says('this unit is exhausted', self({ marks: { exhaustion: true } })),
  ],
};
