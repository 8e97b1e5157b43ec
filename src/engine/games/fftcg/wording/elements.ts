import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { just, type Fields } from './means.js';
import { ELEMENT_NAMES } from './nouns.js';

const you: Fields = { of: 'you' };
const ofElement = (element: string, is: Fields): Json => ({ count: just('$f', { ...you, is: [element] }), is });
/** One for each element that at least one of these has. */
const different: Json = {
  plus: ELEMENTS.map((element) => ({ when: ofElement(element, { min: 1 }), amount: 1 })),
};
export const differentTimes: Json = { plus: [different], times: '$n' };
const atLeast: Json = { not: { more: '$n', than: different } };
const moved = (more: Fields): Json => ({ zone: 'removed', bound: { outcome: 'put' }, ...more });
/** How many elements there are among the cards that the effect has removed from the game. */
const differentRemoved: Json = {
  plus: ELEMENTS.map((element) => ({ when: { count: moved({ is: [element] }), is: { min: 1 } }, amount: 1 })),
};
const exactly: Json = { all: [atLeast, { not: { more: different, than: '$n' } }] };

/** How many elements there are among one's Characters. */
export const elements: Phrases = {
  'elements-condition': [
    says('there are {n:number} or more different Elements among (|the) {f:many-of-any}', atLeast),
    says('there are {n:number} or more different Elements among cards removed by this effect', {
      not: { more: '$n', than: differentRemoved },
    }),
    says('{n:number} {f:many-cards} are removed from the game by this effect', {
      count: moved({ '&': ['$f'] }),
      is: { min: '$n', max: '$n' },
    }),
    says('there are exactly {n:number} different Elements among (|the) {f:many-of-any}', exactly),
    says('(|if) the {f:many-of-any} are all of different Elements', {
      all: ELEMENTS.map((element) => ofElement(element, { max: 1 })),
    }),
    ...each(ELEMENT_NAMES, 'all the {f:many-of-any} have % Element', (element) => ({
      count: just('$f', { ...you, isNot: [element] }),
      is: { max: 0 },
    })),
  ],
  'different-elements': [says('{n:power} damage for each different Element among {f:many-of-any}', differentTimes)],
  'many-of-any': each(
    { Characters: {}, Forwards: { is: ['forward'] }, Backups: { is: ['backup'] } },
    '% you control',
    (filter) => filter,
  ),
};
