import { says, type Phrases } from '../../../wording/index.js';
import { flags, just, object, type Fields } from './means.js';
import { ELEMENT_NAMES } from './nouns.js';

const yourForwards: Fields = { is: ['forward'], of: 'you' };
const NAMES = Object.keys(ELEMENT_NAMES);
const TWO_ELEMENTS = NAMES.flatMap((one) =>
  NAMES.filter((other) => other !== one).map((other) => [one, other] as const),
);

/** Field abilities about several cards at once. */
export const fieldAbilities: Phrases = {
  'further-rule': [
    says('the Characters opponent controls cannot use special or action abilities', {
      kind: 'prohibition',
      on: { event: 'abilityUsed', where: { object: object({ of: 'opponents' }) } },
    }),
    says('if you control {f:called} , it {r:rule}', {
      '&': ['$r'],
      kind: 'static',
      affects: just('$f', { of: 'you' }),
    }),
    says('if all the Forwards you control have {a:called} or {b:called} , they gain {g:givens}', {
      '&': ['$g'],
      kind: 'static',
      affects: yourForwards,
      while: { count: { ...yourForwards, not: { either: ['$a', '$b'] } }, is: { max: 0 } },
    }),
    ...TWO_ELEMENTS.map(([one, other]) =>
      says(`{f:affected} can produce ${one} or ${other} CP`, {
        kind: 'static',
        affects: '$f',
        ...flags(`gives-${one.toLowerCase()}`, `gives-${other.toLowerCase()}`),
      }),
    ),
  ],
};
