import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { changed, DEALERS, DEALT, double, lessThanPower, NOT_IN_BATTLE, OUTCOMES, replaced } from './damage.js';
import { object, sequence, thisTurn, topic, type Fields } from './means.js';

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
/** 11.3.6: the shares are announced with the choice. */
const divided = (min: Json, shared: Json = '$m'): Json => ({
  do: 'deal',
  objects: {
    select: { do: 'announced', from: '$f', min, max: '$n', divide: { amount: shared, unit: 1000, as: 'share' } },
  },
  amount: { share: 'share', of: 'it' },
});
const former: Json = { the: 'announced before' };
const latter: Json = { the: 'announced' };
const chosen: Json = { topic: 'announced' };

const DIVIDED = 'divide {m:power} damage among them as you like';
/** Damage that an effect changes for a while, and Forwards that damage each other. */
export const damageClauses: Phrases = {
  divided: [
    says(`choose up to {n:several} {f:placed-many} . ${DIVIDED}`, divided(0)),
    says(`choose {n:several} {f:placed-many} . ${DIVIDED}`, divided('$n')),
    says(
      `choose up to {n:several} {f:placed-many} . ${DIVIDED} . if {c:condition} , divide {k:power} damage among those instead`,
      divided(0, { when: '$c', amount: '$k', otherwise: '$m' }),
    ),
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
      'during this turn , if {x:mentioned} deals damage to a Forward or a player , the damage becomes 0 instead',
      sequence(
        float(replaced('damageDealt', byIt, 0)),
        float(replaced('damageProcessing', { source: { object: { bound: '$x', zone: 'any' } } }, 0)),
      ),
    ),
    says(
      'during this turn , {x:mentioned} {r:rule} , and if it is dealt damage , the damage becomes 0 instead',
      sequence(
        thisTurn('$x', { '&': ['$r'] }),
        float(replaced('damageDealt', { object: { object: { bound: topic } } }, 0)),
      ),
    ),
    says(
      'during this turn , if {x:mentioned} is dealt damage less than its power , the damage becomes 0 instead',
      float(lessThanPower({ event: 'suffering' }, { bound: '$x' })),
    ),
    says(
      'during this turn , if (a|an) {f:one} is dealt damage less than its power , the damage becomes 0 instead',
      float(lessThanPower({ event: 'suffering' }, '$f')),
    ),
    says(
      'the next damage dealt to {f:called} becomes 0 this turn',
      float(replaced('damageDealt', { object: object('$f') }, 0), { once: true }),
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
      'the Forward that entered the field deals damage equal to its power to the chosen Forward',
      dealtBy({ event: 'object' }, chosen),
    ),
    says(
      '(the former deals damage equal to its power to the latter|the first one deals the second damage equal to its power)',
      dealtBy(former, latter),
    ),
  ],
};
