import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { announced, itself, second, sequence, topic } from './means.js';

/** No permanent that is being played. */
const SPELLS_AND_ABILITIES: Json = [{ is: ['spell'] }, { ability: true }];

/** Spells on the chain, and what their players, or others, may do about it: each is a clause. */
export const onChain: Phrases[string] = [
  says("counter {x:a-spell} . return it to its owner's hand (instead of|rather than) putting it in their trash", {
    do: 'counter',
    objects: '$x',
    to: 'hand',
  }),
  says(
    'choose (a|an) {f:one} . counter an enemy spell or ability that chooses it (and|but) no other friendly unit',
    sequence(
      { do: 'mention', objects: announced('$f') },
      {
        do: 'mention',
        objects: announced({
          zone: 'chain',
          of: 'opponents',
          either: SPELLS_AND_ABILITIES,
          chooses: { bound: second },
          not: { chooses: { is: ['unit'], of: 'you', notBound: second } },
        }),
      },
      { do: 'counter', objects: second },
    ),
  ),
  says(
    'counter {x:a-spell} unless its controller pays { {n:number} }',
    sequence(
      { do: 'mention', objects: '$x' },
      // No player pays for a spell that has left the chain meanwhile.
      {
        do: 'if',
        condition: { count: { zone: 'chain', bound: topic }, is: { min: 1 } },
        then: {
          do: 'its-player',
          object: topic,
          effect: {
            do: 'may-pay',
            player: 'player',
            costs: [{ pay: 'energy', n: '$n' }],
            otherwise: itself('counter'),
          },
        },
      },
    ),
  ),
  says('deal {n:number} to it unless its controller has you draw {m:number}', {
    do: 'its-player',
    object: topic,
    effect: {
      do: 'may',
      who: 'player',
      effect: { do: 'draw', count: '$m' },
      otherwise: { do: 'deal', objects: topic, amount: '$n' },
    },
  }),
  // Who pays also does it, and not the controller of the text.
  says('they may pay {p:price} to (buff|[ Buff ]) it', {
    do: 'may-pay',
    player: { event: 'seat' },
    costs: '$p',
    effect: { do: 'buff', objects: topic, player: { event: 'seat' } },
  }),
];

export const spellsOnChain: Phrases = {
  'a-spell': [
    says('a spell', { select: { do: 'announced', from: { zone: 'chain', is: ['spell'] }, min: 1, max: 1 } }),
    says('a spell that costs (no more than|at most) { {n:number} } and (no more than|at most) { any }', {
      select: {
        do: 'announced',
        from: { zone: 'chain', is: ['spell'], numbers: { energy: { max: '$n' }, power: { max: 1 } } },
        min: 1,
        max: 1,
      },
    }),
    says('an enemy spell or ability that chooses (a|an) {f:one}', {
      select: {
        do: 'announced',
        from: { zone: 'chain', of: 'opponents', either: SPELLS_AND_ABILITIES, chooses: '$f' },
        min: 1,
        max: 1,
      },
    }),
    says('an enemy spell', {
      select: { do: 'announced', from: { zone: 'chain', is: ['spell'], of: 'opponents' }, min: 1, max: 1 },
    }),
  ],
};
