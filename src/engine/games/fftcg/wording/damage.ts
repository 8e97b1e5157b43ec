import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { ELEMENT_NAMES } from './nouns.js';
import { object, type Fields } from './means.js';

const amount: Json = { bound: { event: 'amount' } };
export const changed: Json = { plus: [amount, '$n'] };
/** The amount of damage is another one in the place of such an event. */
export const replaced = (event: string, where: Fields, to: Json, more: Fields = {}): Json => ({
  kind: 'replacement',
  on: { event, where },
  ...more,
  instead: { with: 'fields', fields: { amount: to } },
});

const FORWARD = object({ is: ['forward'] });
export const NOT_IN_BATTLE = { battle: { equals: false } };
const opposing = { cause: { seat: 'opponents' } };
const bySummon = { source: object({ zone: 'any', is: ['summon'] }) };
const byAbility = { source: object({ zone: 'any', isNot: ['summon'] }) };
/** Where the damage comes from. Damage in battle comes from no Summon and no ability. */
export const DEALERS: { readonly [words: string]: Fields } = {
  '': {},
  '(by a Summon or an ability|by Summons or abilities)': NOT_IN_BATTLE,
  '(other than battle damage|from Summons or abilities)': NOT_IN_BATTLE,
  'by a Summon': bySummon,
  'by your Summon': { cause: { seat: 'you' }, ...bySummon },
  'by an ability': { ...NOT_IN_BATTLE, ...byAbility },
  "by your opponent's Summons or abilities": { ...opposing, ...NOT_IN_BATTLE },
  "by your opponent's Summons": { ...opposing, ...bySummon },
  "by your opponent's abilities": { ...opposing, ...NOT_IN_BATTLE, ...byAbility },
  "by a Forward's ability": { ...NOT_IN_BATTLE, source: object({ zone: 'any', is: ['forward'] }) },
  'by (a|an) {g:one}': { source: object({ '&': ['$g'], zone: 'any' }) },
};
const SUFFERERS: { readonly [words: string]: Json } = {
  '(~|this Forward|this Character)': { self: true },
  '(a|an) {f:one}': '$f',
  'the {f:called} you control': { '&': ['$f'], of: 'you' },
};
export const double: Json = { plus: [amount], times: 2 };
/** The printed sign is that of the change. */
export const OUTCOMES: { readonly [words: string]: Json } = {
  'the damage becomes 0 instead': 0,
  'the damage becomes {n:power} instead': '$n',
  'reduce the damage by {n:lost} instead': changed,
  'the damage is reduced by {n:lost} instead': changed,
  'the damage increases by {n:power} instead': changed,
  'double the damage instead': double,
};
const SUFFERED = Object.entries(SUFFERERS).flatMap(([sufferer, filter]) =>
  Object.entries(DEALERS).flatMap(([dealer, where]) =>
    Object.entries(OUTCOMES).map(([outcome, to]) =>
      says(
        `if ${sufferer} (is dealt|receives) damage ${dealer} , ${outcome}`,
        replaced('damageDealt', { object: object(filter), ...where }, to),
      ),
    ),
  ),
);

const SOURCES: { readonly [words: string]: Json } = {
  '(~|this Forward|this Character)': { self: true, zone: 'any' },
  '(a|an) {f:one}': { '&': ['$f'], zone: 'any' },
  'the {f:called} you control': { '&': ['$f'], of: 'you', zone: 'any' },
};
export const DEALT: { readonly [words: string]: Json } = {
  '(the damage increases|increase the damage) by {n:power} instead': changed,
  'double the damage (instead|)': double,
};
const CAUSED = Object.entries(SOURCES).flatMap(([source, filter]) =>
  Object.entries(DEALT).flatMap(([outcome, to]) => [
    says(
      `if ${source} deals damage to (a|an) {g:one} , ${outcome}`,
      replaced('damageDealt', { source: object(filter), object: object('$g') }, to),
    ),
    says(
      `if ${source} deals battle damage to a Forward , ${outcome}`,
      replaced(
        'damageDealt',
        { source: object(filter), object: object({ is: ['forward'] }), battle: { equals: true } },
        to,
      ),
    ),
  ]),
);
const toOpponent = (to: Json): Json =>
  replaced('damageProcessing', { source: object({ self: true, zone: 'any' }), seat: { seat: 'opponents' } }, to);

/** To Forwards and to the opponent: abilities of their own. */
export const doubleAll: Fields = {
  changes: [
    replaced('damageDealt', { source: object({ self: true, zone: 'any' }), object: FORWARD }, double),
    toOpponent(double),
  ].map((ability) => ({ change: 'grant', ability })),
};

export const lessThanPower = (of: Json, filter: Json): Json =>
  replaced('damageDealt', { object: object(filter) }, 0, { while: { more: { number: 'power', of }, than: amount } });

/** Rules that change damage. */
export const damage: Phrases = {
  'damage-rule': [
    ...SUFFERED,
    ...CAUSED,
    says(
      "if (~|this Forward) is dealt damage less than (its|his|her|~ 's) power , the damage becomes 0 instead",
      lessThanPower('self', { self: true }),
    ),
    says(
      'if (a|an) {f:one} is dealt damage less than its power , the damage becomes 0 instead',
      lessThanPower({ event: 'suffering' }, '$f'),
    ),
    says(
      'if ~ is dealt {n:power} damage or more , the damage becomes 0 instead',
      replaced('damageDealt', { object: object({ self: true }) }, 0, { while: { not: { more: '$n', than: amount } } }),
    ),
    says(
      'if ~ is dealt {n:power} damage or less , the damage becomes 0 instead',
      replaced('damageDealt', { object: object({ self: true }) }, 0, { while: { not: { more: amount, than: '$n' } } }),
    ),
    says(
      'if (a|an) {f:one} receives {n:power} damage , the damage becomes 0 instead',
      replaced('damageDealt', { object: object('$f') }, 0, {
        while: { all: [{ not: { more: amount, than: '$n' } }, { not: { more: '$n', than: amount } }] },
      }),
    ),
    says('if ~ deals damage to your opponent , the damage becomes {n:number} instead', toOpponent('$n')),
    says('if ~ deals damage to your opponent , double the damage instead', toOpponent(double)),
    says('if you receive damage while ~ is active , dull ~ . the damage becomes 0 instead', {
      kind: 'replacement',
      on: { event: 'damageProcessing', where: { seat: { seat: 'you' } } },
      while: { object: 'self', matches: { marks: { dull: false } } },
      instead: { with: 'effect', effect: { do: 'dull', objects: 'self' } },
    }),
    says(
      'reduce the damage dealt to the {f:called} you control by {n:lost}',
      replaced('damageDealt', { object: object({ '&': ['$f'], of: 'you' }) }, changed),
    ),
    says(
      "if ~ receives damage during your opponent's turn , reduce the damage by {n:lost} instead",
      replaced('damageDealt', { object: object({ self: true }) }, changed, { while: { turn: 'opponents' } }),
    ),
    says(
      'if ~ receives damage while dull , the damage is reduced by {n:lost} instead',
      replaced('damageDealt', { object: object({ self: true }) }, changed, {
        while: { object: 'self', matches: { marks: { dull: true } } },
      }),
    ),
    ...Object.entries(ELEMENT_NAMES).map(([name, element]) =>
      says(
        `if your ${name} Summon or a ${name} Character you control deals damage to a Forward , the damage increases by {n:power} instead`,
        replaced(
          'damageDealt',
          { source: object({ zone: 'any', of: 'you', is: [element] }), object: FORWARD },
          changed,
        ),
      ),
    ),
    says(
      'if your Summon or an ability of a Character you control deals damage to a Forward , the damage increases by {n:power} instead',
      replaced(
        'damageDealt',
        { source: object({ zone: 'any', of: 'you' }), object: FORWARD, ...NOT_IN_BATTLE },
        changed,
      ),
    ),
    says(
      'if ~ deals damage to a Forward due to an ability , double the damage instead',
      replaced(
        'damageDealt',
        { source: object({ self: true, zone: 'any' }), object: FORWARD, ...NOT_IN_BATTLE },
        double,
      ),
    ),
  ],
};
