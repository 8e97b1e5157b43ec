import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import {
  all,
  announced,
  ANY,
  DUEL,
  eachLoses,
  first,
  may,
  mightOf,
  modify,
  moreMight,
  second,
  sequence,
  thereToo,
  together,
} from './means.js';

/** Two units deal damage to each other; the other is chosen, or has been. */
const blows = (other: Json): readonly Json[] => [
  { do: 'deal', objects: other, amount: { number: '$mights', of: first }, by: first },
  { do: 'deal', objects: first, amount: { number: '$mights', of: second }, by: second },
];
/** It was chosen last, and no other unit of its player is where it is: at a battlefield, or in the base. */
const ALONE_THERE: Json = {
  any: [
    {
      all: [
        { object: second, matches: { marks: { at: true } } },
        {
          count: {
            is: ['unit'],
            of: 'you',
            markNames: { mark: 'at', objects: all({ zone: 'battlefields', namedBy: { mark: 'at', objects: second } }) },
          },
          is: { max: 1 },
        },
      ],
    },
    {
      all: [
        { object: second, matches: { marks: { at: false } } },
        { count: { is: ['unit'], of: 'you', marks: { at: false } }, is: { max: 1 } },
      ],
    },
  ],
};
/** What units do to each other, or has to do with where they are together: each is a clause. */
export const fights: Phrases[string] = [
  says(DUEL, sequence(...blows(second))),
  says(
    `give {x:chosen} {g:gifts} this turn . then choose {y:chosen} . ${DUEL}`,
    sequence(modify('$x', { '&': ['$g'] }), ...blows('$y')),
  ),
  says(
    `choose two {f:many} . ${DUEL}`,
    sequence(
      { do: 'mention', objects: announced('$f') },
      { do: 'mention', objects: announced({ '&': ['$f'], another: true }) },
      ...blows(second),
    ),
  ),
  says(
    'choose an equipped friendly unit . it deals damage equal to its Might to {x:chosen} . then detach an Equipment from it',
    sequence(
      { do: 'mention', objects: announced({ is: ['unit'], of: 'you', namedBy: { mark: 'attachedTo' } }) },
      { do: 'mention', objects: '$x' },
      { do: 'deal', amount: mightOf(first), by: first, objects: second },
      { do: 'mention', objects: announced({ is: ['Equipment'], markNames: { mark: 'attachedTo', objects: first } }) },
      { do: 'detach', objects: second },
    ),
  ),
  says('choose {x:chosen} . we deal damage equal to our Mights to each other', {
    do: 'sequence',
    of: [
      { do: 'mention', objects: '$x' },
      { do: 'deal', amount: mightOf('self'), by: 'self', objects: { the: 'announced' } },
      { do: 'deal', amount: mightOf({ the: 'announced' }), by: { the: 'announced' }, objects: 'self' },
    ],
  }),
  says('deal {n:number} damage split among any number of {f:many}', {
    do: 'deal',
    objects: { select: { do: 'announced', from: '$f', min: 0, max: ANY, divide: { amount: '$n', as: 'part' } } },
    amount: { share: 'part', of: 'it' },
  }),
  says(
    'choose a friendly unit in your base . deal (damage equal to its Might|its Might as damage) to all enemy units at a battlefield , then move (your|that) unit there',
    sequence(
      { do: 'mention', objects: announced({ is: ['unit'], of: 'you', marks: { at: false } }) },
      { do: 'mention', objects: announced({ zone: 'battlefields' }) },
      {
        do: 'deal',
        amount: mightOf(first),
        objects: all({ is: ['unit'], of: 'opponents', markNames: { mark: 'at', objects: second } }),
      },
      { do: 'move', objects: first, to: second },
    ),
  ),
  says(
    'choose a battlefield and an enemy unit there . deal {n:number} to that unit and {m:number} to each other enemy unit there',
    sequence(
      { do: 'deal', objects: announced({ is: ['unit'], of: 'opponents', ...together }), amount: '$n' },
      { do: 'deal', objects: all({ is: ['unit'], of: 'opponents', ...thereToo, notBound: second }), amount: '$m' },
    ),
  ),
  says('kill any number of {f:many} at a battlefield with total Might {n:number} or less', {
    do: 'kill',
    objects: {
      select: {
        do: 'announced',
        from: { '&': ['$f'], ...together },
        min: 0,
        max: ANY,
        sum: { number: 'might', max: '$n' },
      },
    },
  }),
  says(
    '(stun|[ Stun ]) (a|an) {f:one} and (a|an) {g:one} at the same battlefield',
    sequence(
      { do: 'stun', objects: announced({ '&': ['$f'], ...together }) },
      { do: 'stun', objects: announced({ '&': ['$g'], ...thereToo }) },
    ),
  ),
  says(
    'give (a|an) {f:one} {a:gifts} this turn and (stun|[ Stun ]) (a|an) {g:one} at its location',
    // Units of two players share no other place.
    sequence(modify(announced({ '&': ['$f'], ...together }), { '&': ['$a'] }), {
      do: 'stun',
      objects: announced({ '&': ['$g'], ...thereToo }),
    }),
  ),
  says(
    "(stun|[ Stun ]) an enemy unit at a battlefield . (you|then you) may move a friendly unit to (that enemy unit's|its) battlefield",
    sequence(
      { do: 'stun', objects: announced({ is: ['unit'], of: 'opponents', ...together }) },
      may({ do: 'move', to: first, objects: announced({ is: ['unit'], of: 'you' }, 0, 1) }),
    ),
  ),
  says(
    'choose a friendly unit and a battlefield . move (all enemy units at that battlefield|each enemy unit there) with less Might than (the chosen|that) unit to (their|its) base',
    sequence(
      { do: 'mention', objects: announced({ is: ['unit'], of: 'you' }) },
      { do: 'mention', objects: announced({ zone: 'battlefields' }) },
      {
        do: 'move',
        objects: all({
          is: ['unit'],
          of: 'opponents',
          markNames: { mark: 'at', objects: second },
          numbers: { might: { below: mightOf(first) } },
        }),
      },
    ),
  ),
  says('give a friendly unit at a battlefield {n:signed} { might } this turn for each enemy unit there', {
    do: 'modify',
    objects: announced({ is: ['unit'], of: 'you', ...together }),
    changes: [moreMight({ count: { is: ['unit'], of: 'opponents', ...thereToo }, times: '$n' })],
    until: 'endOfTurn',
  }),
  says(
    'give {x:chosen} {a:gifts} this turn and {y:chosen} {b:gifts} this turn',
    sequence(modify('$x', { '&': ['$a'] }), modify('$y', { '&': ['$b'] })),
  ),
  says(
    'choose a battlefield . give {f:many} there {a:gifts} this turn and {g:many} there {n:minus} { might } this turn , to a minimum of {m:number} { might }',
    sequence(
      { do: 'mention', objects: announced({ zone: 'battlefields' }) },
      modify(all({ '&': ['$f'], markNames: { mark: 'at', objects: second } }), { '&': ['$a'] }),
      eachLoses(all({ '&': ['$g'], markNames: { mark: 'at', objects: second } })),
    ),
  ),
  says(
    'give a friendly unit {n:signed} { might } this turn , then an additional {m:signed} { might } this turn if it is the only unit you control there',
    sequence(modify(announced({ is: ['unit'], of: 'you' }), { changes: [moreMight('$n')] }), {
      do: 'if',
      condition: ALONE_THERE,
      then: modify(second, { changes: [moreMight('$m')] }),
    }),
  ),
  says('give {x:objects} (each|) {g:gifts} this turn', modify('$x', { '&': ['$g'] })),
  says('{x:mentioned} (gets|get|gains|gain) {g:gifts} this turn', modify('$x', { '&': ['$g'] })),
  says('give {x:objects} {n:signed} { might } this turn for {t:tags-among}', {
    do: 'modify',
    objects: '$x',
    changes: [moreMight({ plus: '$t', times: '$n' })],
    until: 'endOfTurn',
  }),
  says('give {x:objects} {n:signed} { might } this turn for each {f:counted}', {
    do: 'modify',
    objects: '$x',
    changes: [moreMight({ count: '$f', times: '$n' })],
    until: 'endOfTurn',
  }),
];
