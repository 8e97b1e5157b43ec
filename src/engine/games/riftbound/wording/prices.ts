import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { CONTROLLED, SELF } from './means.js';

const price = (more: { readonly [field: string]: Json }): Json => ({ kind: 'cost', for: 'energy', ...more });
/** Each step in the place of the one before it. */
const IN_THREE_STEPS: Json = {
  when: { more: { player: 'experience' }, than: '$j' },
  amount: '$o',
  otherwise: {
    when: { more: { player: 'experience' }, than: '$k' },
    amount: '$m',
    otherwise: { when: { more: { player: 'experience' }, than: '$l' }, amount: '$n' },
  },
};
const WHOSE = { friendly: 'you', enemy: 'opponents' };
const FIRST_GEAR_HERE: Json = {
  all: [CONTROLLED, { happened: 'played', by: 'you', tagged: ['gear'], is: { max: 0 } }],
};
const spells: Json = { zone: 'any', is: ['spell'], of: 'you' };

/** 353.4: what texts do to what cards and abilities cost. */
export const prices: Phrases = {
  'point-held': [
    says('(point you scored from holding this turn|point from your holds this turn)', {
      happened: 'pointHeld',
      by: 'you',
    }),
  ],
  'of-cost': [
    says('(I cost|this costs) { {n:taken} } less', price({ add: '$n' })),
    says(
      '[ Level {l:level} ] — I cost { {n:taken} } less . [ Level {k:level} ] — I cost { {m:taken} } less instead . [ Level {j:level} ] — I cost { {o:taken} } less instead',
      price({ add: IN_THREE_STEPS }),
    ),
    says(
      '[ Level {l:level} ] — I cost {n:taken} Power less . [ Level {k:level} ] — I cost {m:taken} Power less instead . [ Level {j:level} ] — I cost {o:taken} Power less instead',
      price({ for: 'power', add: IN_THREE_STEPS }),
    ),
    says('I cost {n:taken} Power less', price({ for: 'power', add: '$n' })),
    ...each(WHOSE, '% spells cost { {n:taken} } less , to a minimum of { {m:number} }', (of) =>
      price({ affects: { zone: 'any', is: ['spell'], of }, add: '$n', least: '$m' }),
    ),
    ...each(WHOSE, '% spells cost {n:taken} Power less', (of) =>
      price({ for: 'power', affects: { zone: 'any', is: ['spell'], of }, add: '$n' }),
    ),
    ...each(WHOSE, '% spells cost { {n:number} } more', (of) =>
      price({ affects: { zone: 'any', is: ['spell'], of }, add: '$n' }),
    ),
    ...each(WHOSE, '% spells cost {n:number} Power more', (of) =>
      price({ for: 'power', affects: { zone: 'any', is: ['spell'], of }, add: '$n' }),
    ),
    says(
      '[ Level {l:level} ] — (I cost|this costs) { {n:taken} } less . [ Level {k:level} ] — (I cost|this costs) { {m:taken} } less instead',
      price({
        add: {
          when: { more: { player: 'experience' }, than: '$k' },
          amount: '$m',
          otherwise: { when: { more: { player: 'experience' }, than: '$l' }, amount: '$n' },
        },
      }),
    ),
    says('(I cost|this costs) { {n:taken} } less , to a minimum of { {m:number} }', price({ add: '$n', least: '$m' })),
    says(
      "(I cost|this costs) { {n:taken} } less for each card (you've|you have) played this turn , to a minimum of { {m:number} }",
      price({ add: { happened: 'played', by: 'you', times: '$n' }, least: '$m' }),
    ),
    says(
      "this spell's Energy cost is reduced by the highest Might among units you control",
      price({ add: { plus: [{ highest: 'might', among: { is: ['unit'], of: 'you' } }], times: -1 } }),
    ),
    says('this ability costs { {n:taken} } less for each {f:counted}', {
      kind: 'cost',
      for: 'abilityEnergy',
      affects: SELF,
      add: { count: '$f', times: '$n' },
    }),
    says('reduce my cost by { {n:taken} } for {t:tags-among}', price({ add: { plus: '$t', times: '$n' } })),
    says(
      '(I cost|this costs) { {n:taken} } less to play from anywhere other than your hand',
      price({ add: '$n', while: { not: { object: 'self', matches: { zone: 'hand' } } } }),
    ),
    says(
      '(I cost|this costs) { {n:taken} } less for each {h:point-held}',
      price({ add: { '&': ['$h'], times: '$n' } }),
    ),
    says(
      '(I cost|this costs) {n:taken} Power less for each {h:point-held}',
      price({ for: 'power', add: { '&': ['$h'], times: '$n' } }),
    ),
    says('(I cost|this costs) { {n:taken} } less for each {f:counted}', price({ add: { count: '$f', times: '$n' } })),
    says(
      'the Energy costs for spells you play is reduced by { {n:taken} } , to a minimum of { {m:number} }',
      price({ affects: spells, add: '$n', least: '$m' }),
    ),
    says(
      'while you control this battlefield , the first friendly non-token gear played each turn costs { {n:taken} } less',
      price({ affects: { zone: 'any', is: ['gear'], isNot: ['token'], of: 'you' }, add: '$n', while: FIRST_GEAR_HERE }),
    ),
    says(
      "your Dragons' Energy costs are reduced by { {n:taken} } , to a minimum of { {m:number} }",
      price({ affects: { zone: 'any', is: ['Dragon'], of: 'you' }, add: '$n', least: '$m' }),
    ),
  ],
};
