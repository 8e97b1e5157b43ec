import type { Json } from '../../../kernel/index.js';
import { says, type Phrase, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import type { Fields } from './means.js';

const cost = (fields: Fields): Json => ({ kind: 'cost', for: 'cast', ...fields });
const yours: Json = { '&': ['$f'], zone: 'any', of: 'you' };

/** What is left to pay, where the text says so. */
const FLOORS: readonly (readonly [words: string, fields: Fields])[] = [
  ['', {}],
  [', it cannot become 0', { least: 1 }],
  [', it cannot become 1 or less', { least: 2 }],
];
const less = (amount: Json): Json => ({ plus: [amount], times: -1 });
const REDUCTIONS: readonly (readonly [words: string, add: Json])[] = [
  ['by {n:number-off}', '$n'],
  ['by 1 for each {g:counted}', { count: '$g', times: -1 }],
  ['by {n:several-off} for each {g:counted}', { count: '$g', times: '$n' }],
  ['by 1 for every {n:several} {g:counted-many}', less({ divided: { count: '$g' }, by: '$n', down: true })],
  ['by 1 for each {t:times-this-turn}', { plus: ['$t'], times: -1 }],
  ['by {n:several-off} for each {t:times-this-turn}', { plus: ['$t'], times: '$n' }],
  ['by 1 for each { C } you have', less({ player: 'crystals' })],
];
/** One for each element of which there is a Backup without another element. */
const differentBackups: Json = {
  plus: ELEMENTS.map((element) => ({
    when: {
      count: { is: ['backup', element], not: { severalOf: ELEMENTS }, of: 'you' },
      is: { min: 1 },
    },
    amount: 1,
  })),
};
const reduced = (what: string, fields: Fields): readonly Phrase[] =>
  REDUCTIONS.flatMap(([by, add]) =>
    FLOORS.map(([floor, least]) => says(`${what} is reduced ${by} ${floor}`, cost({ ...fields, add, ...least }))),
  );
const OWN =
  '(the cost required to cast ~|the cost required to play ~ onto the field|the cost for playing ~ onto the field|the cost to cast ~|the cost required to cast it|the cost to play ~ onto the field)';
const OTHERS = '(the cost required to cast your|the cost required to play your) {f:cast-cards} (|onto the field)';
const ANYBODYS = '(the cost required to cast|the cost required to play) {f:cast-cards} (|onto the field)';
const NEXT = 'during this turn , the cost required to cast your next {f:one-card}';

const float = (fields: Fields, once: Fields): Json => ({
  do: 'float',
  until: 'endOfTurn',
  ...once,
  ability: cost({ affects: yours, ...fields }),
});

/** CP of which elements does not matter, whatever else changes. */
const ofAny = (what: string, fields: Fields): readonly Phrase[] => [
  says(`${what} can be paid with CP of any Element`, cost({ ...fields, add: 0, ofAny: true })),
  says(
    `${what} is reduced by {n:number-off} and can be paid with CP of any Element`,
    cost({ ...fields, add: '$n', ofAny: true }),
  ),
];

/** What is paid for cards that are cast (11.3.7, 11.4.6). */
export const prices: Phrases = {
  'cast-cards': [
    says('{f:many-cards}', '$f'),
    says('{f:called}', '$f'),
    says('{f:either}', '$f'),
    says('{e:element} {c:called} {t:field-type}', { '&': ['$c', '$t'], is: ['$e'] }),
  ],
  price: [
    ...ofAny(OWN, {}),
    ...ofAny(OTHERS, { affects: yours }),
    ...reduced(OWN, {}),
    ...reduced(OTHERS, { affects: yours }),
    ...reduced(ANYBODYS, { affects: { '&': ['$f'], zone: 'any' } }),
    says(
      'the cost required for your opponent to cast Summons increases by {n:number}',
      cost({ affects: { is: ['summon'], zone: 'any', of: 'opponents' }, add: '$n' }),
    ),
    says(
      `${OWN} is reduced by {n:several-off} for each Backup of a different Element you control , other than Multi-Element`,
      cost({ add: { plus: [differentBackups], times: '$n' } }),
    ),
    says(`${OWN} becomes 0`, cost({ add: less({ number: 'cost', of: 'self' }) })),
    says(`${OWN} is increased by 1 for each {g:counted}`, cost({ add: { count: '$g' } })),
  ],
  'price-clause': FLOORS.flatMap(([floor, least]) => [
    says(`${NEXT} is reduced by {n:number-off} ${floor}`, float({ add: '$n', ...least }, { once: true })),
    says(
      `the cost required to (cast|play) your {f:cast-cards} (|onto the field) this turn is reduced by {n:number-off} ${floor}`,
      float({ add: '$n', ...least }, {}),
    ),
  ]),
  'number-off': Array.from({ length: 9 }, (_, index) => says(String(index + 1), -(index + 1))),
  'several-off': Array.from({ length: 8 }, (_, index) => says(String(index + 2), -(index + 2))),
};
