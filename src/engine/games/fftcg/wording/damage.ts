import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { ELEMENT_NAMES } from './nouns.js';
import { object, sequence, type Fields } from './means.js';

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
const NOT_IN_BATTLE = { battle: { equals: false } };
const opposing = { cause: { seat: 'opponents' } };
const bySummon = { source: object({ zone: 'any', is: ['summon'] }) };
const byAbility = { source: object({ zone: 'any', isNot: ['summon'] }) };
/** Where the damage comes from. Damage in battle comes from no Summon and no ability. */
const DEALERS: { readonly [words: string]: Fields } = {
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
const double: Json = { plus: [amount], times: 2 };
/** The printed sign is that of the change. */
const OUTCOMES: { readonly [words: string]: Json } = {
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
const DEALT: { readonly [words: string]: Json } = {
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

const it: Fields = { object: { object: { bound: '$x' } } };
const float = (ability: Json, once: Fields = {}): Json => ({ do: 'float', until: 'endOfTurn', ...once, ability });
const byIt: Fields = {
  source: { object: { bound: '$x', zone: 'any' } },
  object: object({ is: ['forward'] }),
};
const dealtBy = (dealer: Json, to: Json): Json => ({
  do: 'deal',
  objects: to,
  amount: { number: 'power', of: dealer },
  by: dealer,
});
const lessThanPower = (of: Json, filter: Json): Json =>
  replaced('damageDealt', { object: object(filter) }, 0, { while: { more: { number: 'power', of }, than: amount } });
/** 11.3.6: the shares are announced with the choice. */
const divided = (min: Json): Json => ({
  do: 'deal',
  objects: {
    select: { do: 'announced', from: '$f', min, max: '$n', divide: { amount: '$m', unit: 1000, as: 'share' } },
  },
  amount: { share: 'share', of: 'it' },
});
const former: Json = { the: 'announced before' };
const latter: Json = { the: 'announced' };
const chosen: Json = { topic: 'announced' };

const DIVIDED = 'divide {m:power} damage among them as you like';
/** Damage that is changed, and Forwards that damage each other. */
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
  divided: [
    says(`choose up to {n:several} {f:placed-many} . ${DIVIDED}`, divided(0)),
    says(`choose {n:several} {f:placed-many} . ${DIVIDED}`, divided('$n')),
  ],
  'damage-clause': [
    ...Object.entries(DEALERS).map(([dealer, where]) =>
      says(
        `during this turn , if ~ is dealt damage ${dealer} , the damage becomes 0 instead`,
        float(replaced('damageDealt', { object: object({ self: true }), ...where }, 0)),
      ),
    ),
    ...Object.entries(DEALERS)
      .filter(([dealer]) => dealer !== '')
      .map(([dealer, where]) =>
        says(
          `during this turn , if (a|an) {f:one} is dealt damage ${dealer} , the damage becomes 0 instead`,
          float(replaced('damageDealt', { object: object('$f'), ...where }, 0)),
        ),
      ),
    says(
      'during this turn , the next damage dealt to you becomes 0 instead',
      float(replaced('damageProcessing', { seat: { seat: 'you' } }, 0), { once: true }),
    ),
    ...Object.entries(OUTCOMES).map(([outcome, to]) =>
      says(`during this turn , if {x:mentioned} is dealt damage , ${outcome}`, float(replaced('damageDealt', it, to))),
    ),
    ...Object.entries(OUTCOMES).map(([outcome, to]) =>
      says(
        `during this turn , if (a|an) {f:one} is dealt damage , ${outcome}`,
        float(replaced('damageDealt', { object: object('$f') }, to)),
      ),
    ),
    ...Object.entries(DEALERS)
      .filter(([dealer]) => dealer !== '')
      .map(([dealer, where]) =>
        says(
          `during this turn , the next damage dealt to {x:mentioned} ${dealer} (|,) becomes 0 instead`,
          float(replaced('damageDealt', { ...it, ...where }, 0), { once: true }),
        ),
      ),
    says(
      'during this turn , the next damage dealt to {x:mentioned} by Summons or abilities is reduced by {n:lost} instead',
      float(replaced('damageDealt', { ...it, ...NOT_IN_BATTLE }, changed), { once: true }),
    ),
    says(
      'reduce the next damage dealt to {x:mentioned} this turn by {n:lost}',
      float(replaced('damageDealt', it, changed), { once: true }),
    ),
    says(
      'during this turn , the damage dealt to {x:mentioned} is increased by {n:power} instead',
      float(replaced('damageDealt', it, changed)),
    ),
    says(
      'if (a|an) {f:one} receives damage this turn , the damage increases by {n:power} instead',
      float(replaced('damageDealt', { object: object('$f') }, changed)),
    ),
    says(
      'if {x:mentioned} deals damage to a Forward opponent controls this turn , the damage increases by {n:power} instead',
      float(replaced('damageDealt', { ...byIt, object: object({ is: ['forward'], of: 'opponents' }) }, changed)),
    ),
    says(
      'if {x:mentioned} deals damage to you or a Forward this turn , the damage becomes 0 instead',
      sequence(
        float(replaced('damageDealt', byIt, 0)),
        float(
          replaced('damageProcessing', { source: { object: { bound: '$x', zone: 'any' } }, seat: { seat: 'you' } }, 0),
        ),
      ),
    ),
    says(
      'if {x:mentioned} deals damage other than battle damage to a Forward this turn , the damage becomes 0 instead',
      float(replaced('damageDealt', { ...byIt, ...NOT_IN_BATTLE }, 0)),
    ),
    ...Object.entries(DEALT).flatMap(([outcome, to]) => {
      const effect = float(replaced('damageDealt', byIt, to));
      return [
        says(`during this turn , if {x:mentioned} deals damage to a Forward , ${outcome}`, effect),
        says(`if {x:mentioned} deals damage to a Forward this turn , ${outcome}`, effect),
      ];
    }),
    ...Object.entries({ 'becomes 0': 0, 'is reduced by {n:lost}': changed }).flatMap(([outcome, to]) => {
      const effect = float(replaced('damageDealt', it, to), { once: true });
      return [
        says(`during this turn , the next damage dealt to {x:mentioned} ${outcome} (instead|)`, effect),
        says(`the next damage dealt to {x:mentioned} ${outcome} this turn`, effect),
      ];
    }),
    ...Object.entries({ 'becomes 0': 0, 'becomes double the damage': double }).map(([outcome, to]) =>
      says(
        `during this turn , the next damage it deals to a Forward ${outcome} instead`,
        float(
          replaced(
            'damageDealt',
            { source: { object: { bound: { topic: true }, zone: 'any' } }, object: object({ is: ['forward'] }) },
            to,
          ),
          { once: true },
        ),
      ),
    ),
    says(
      '~ and the chosen Forward deal damage equal to their respective power to the other',
      sequence(dealtBy('self', chosen), dealtBy(chosen, 'self')),
    ),
    says(
      'each Forward deals damage equal to its power to the other',
      sequence(dealtBy(former, latter), dealtBy(latter, former)),
    ),
    says(
      '(the former deals damage equal to its power to the latter|the first one deals the second damage equal to its power)',
      dealtBy(former, latter),
    ),
  ],
};
