import type { Json } from '../../../kernel/index.js';
import { STATS } from './amounts.js';
import type { Fields } from './means.js';
import { each, says, type Phrases } from '../../../wording/index.js';

const something = (of: string, f: string): Json => ({ count: { '&': [f], of }, is: { min: 1 } });
const state = (matches: Json): Json => ({ object: '$x', matches });

const named = (name: string): Json => ({
  count: { is: ['character'], of: 'you', named: name },
  is: { min: 1 },
});
const damagedOf = (by: string): Json => ({
  any: ['damageDealt', 'damagePut'].map((happened) => ({ happened, by, tagged: ['character'], is: { min: 1 } })),
});

const moreThanEach = (counted: Fields): Json => ({
  not: {
    anyPlayer: 'opponents',
    holds: {
      not: { more: { count: { ...counted, of: 'you' } }, than: { count: { ...counted, whose: 'player' } } },
    },
  },
});

/** The words after "if", "while" and "unless". */
export const conditions: Phrases = {
  condition: [
    says('{c:plain-condition}', '$c'),
    says('{a:plain-condition} and {b:plain-condition}', { all: ['$a', '$b'] }),
  ],
  'plain-condition': [
    says('you have no cards in your hand', { count: { zone: 'hand', of: 'you' }, is: { max: 0 } }),
    says('you have {n:number} or more cards in your {z:own-zone}', {
      count: { zone: '$z', of: 'you' },
      is: { min: '$n' },
    }),
    says('you have (an|a) {f:one-card} in your discard', {
      count: { '&': ['$f'], zone: 'discard', of: 'you' },
      is: { min: 1 },
    }),
    says('you have {n:number} or more {f:placed-many}', { count: { '&': ['$f'], of: 'you' }, is: { min: '$n' } }),
    says('you have (a|an|any) {f:placed}', something('you', '$f')),
    says('you have another {f:placed}', { count: { '&': ['$f'], of: 'you', other: true }, is: { min: 1 } }),
    says("you don't have (a|an|any) {f:placed}", { count: { '&': ['$f'], of: 'you' }, is: { max: 0 } }),
    says('an opponent has (a|an) {f:placed}', something('opponents', '$f')),
    says('an opposing {f:one} has damage', {
      count: { '&': ['$f'], of: 'opponents', marks: { damage: { min: 1 } } },
      is: { min: 1 },
    }),
    says('an opponent has more cards in their {z:own-zone} than you', {
      anyPlayer: 'opponents',
      holds: { more: { count: { zone: '$z', whose: 'player' } }, than: { count: { zone: '$z', of: 'you' } } },
    }),
    says('(an opponent has|one or more opponents have) no cards in their (hand|hands)', {
      anyPlayer: 'opponents',
      holds: { count: { zone: 'hand', whose: 'player' }, is: { max: 0 } },
    }),
    says('an opponent has {n:number} or more lore', {
      anyPlayer: 'opponents',
      holds: { not: { more: '$n', than: { player: 'lore', of: 'player' } } },
    }),
    says('you have more cards in your {z:own-zone} than each opponent', moreThanEach({ zone: '$z' })),
    says('you have more {f:placed-many} than each opponent', moreThanEach({ '&': ['$f'] })),
    says('(a|an) {f:one} is in play', { count: { '&': ['$f'] }, is: { min: 1 } }),
    says('{x:mentioned} (has|have) no damage', state({ marks: { damage: { max: 0 } } })),
    says('{x:mentioned} (has|have) damage', state({ marks: { damage: { min: 1 } } })),
    ...each(STATS, '{x:mentioned} (has|have) {n:number} % or more', (stat) =>
      state({ numbers: { [stat]: { min: '$n' } } }),
    ),
    says('{x:mentioned} (is|are) exerted', state({ marks: { exerted: true } })),
    says('{x:mentioned} (is|are) at a location', state({ marks: { at: true } })),
    says('you have characters named {a:name} and {b:name} in play', {
      all: [named('$a'), named('$b')],
    }),
    says('an opposing character was damaged this turn', damagedOf('opponents')),
    says('one of your characters was damaged this turn', damagedOf('you')),
    says('you removed damage this way', { more: { bound: { outcome: 'remove-damage' } }, than: 0 }),
    says('you played a song this turn', { happened: 'played', by: 'you', tagged: ['Song'], is: { min: 1 } }),
    says("you didn't play a song this turn", {
      not: { happened: 'played', by: 'you', tagged: ['Song'], is: { min: 1 } },
    }),
    says("you've played {n:number} or more actions this turn", {
      happened: 'played',
      by: 'you',
      tagged: ['action'],
      is: { min: '$n' },
    }),
  ],
  'own-zone': [says('hand', 'hand'), says('inkwell', 'inkwell'), says('discard', 'discard')],
  /** A phrase that says where: what is "in play" or "here" is counted there. */
  placed: [says('{f:one} in play', '$f'), says('{f:one} here', { '&': ['$f'], markIsSource: 'at' })],
  'placed-many': [says('{f:many} in play', '$f'), says('{f:many} here', { '&': ['$f'], markIsSource: 'at' })],
};
