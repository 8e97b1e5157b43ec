import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { itself, playedCards, sequence, topic, type Fields } from './means.js';

const insteadOfDying = (effect: Json, more: Fields = {}): Json => ({
  kind: 'replacement',
  ...more,
  on: { event: 'killed', where: { object: { object: { bound: topic } } } },
  instead: { with: 'effect', effect },
});

/** What waits for an event of this turn, or takes its place (382): each is a sentence. */
export const delayed: Phrases[string] = [
  says('when {e:event} this turn , {c:clauses}', {
    do: 'float',
    ability: { kind: 'triggered', on: ['$e'], effect: '$c' },
    until: 'endOfTurn',
  }),
  // What resolves deals the damage: it kills in the cleanup after that, and later damage has another source.
  says(
    'deal {n:number} to {x:chosen} . if this kills it , do this : {c:clauses}',
    sequence(
      { do: 'deal', objects: '$x', amount: '$n' },
      {
        do: 'float',
        ability: {
          kind: 'triggered',
          on: [
            {
              event: 'killed',
              where: { object: { object: { bound: topic } }, source: { object: { zone: 'any', self: true } } },
            },
          ],
          effect: '$c',
        },
        until: 'endOfTurn',
        once: true,
      },
    ),
  ),
  says(
    '(the next time it would die this turn|this turn , the next time it would die) , you may pay {p:price} to (heal it , exhaust it , and recall it|heal , exhaust , and recall it) instead',
    {
      do: 'float',
      ability: insteadOfDying(sequence(itself('heal'), itself('exhaust'), itself('recall')), { costs: '$p' }),
      until: 'endOfTurn',
      once: true,
    },
  ),
  says(
    '(the next time it would die this turn|this turn , the next time it would die) , heal it , exhaust it , and recall it instead',
    {
      do: 'float',
      ability: insteadOfDying(sequence(itself('heal'), itself('exhaust'), itself('recall'))),
      until: 'endOfTurn',
      once: true,
    },
  ),
  says('kill it the next time it (takes|is dealt) damage this turn . [ Legion ] — kill it now instead', {
    do: 'if',
    condition: playedCards(1),
    then: itself('kill'),
    otherwise: {
      do: 'float',
      ability: {
        kind: 'triggered',
        on: [{ event: 'damageDealt', where: { object: { object: { bound: topic } } } }],
        effect: itself('kill'),
      },
      until: 'endOfTurn',
      once: true,
    },
  }),
  says('double all damage that would be dealt to it this turn', {
    do: 'float',
    ability: {
      kind: 'replacement',
      on: { event: 'damageDealt', where: { object: { object: { bound: topic } } } },
      instead: { with: 'fields', fields: { amount: { bound: { event: 'amount' }, times: 2 } } },
    },
    until: 'endOfTurn',
  }),
  says('if it would die this turn , banish it instead', {
    do: 'float',
    ability: insteadOfDying(itself('banish')),
    until: 'endOfTurn',
  }),
  // "They" are its player, and it is theirs as long as they have it.
  says("they can't move it this turn", {
    do: 'its-player',
    object: topic,
    effect: {
      do: 'float',
      ability: {
        kind: 'prohibition',
        on: { event: 'moved', where: { object: { object: { bound: topic } }, cause: { who: 'player' } } },
      },
      until: 'endOfTurn',
    },
  }),
  says('the next time (that unit|it) would be dealt damage this turn , prevent it', {
    do: 'float',
    ability: {
      kind: 'replacement',
      on: { event: 'damageDealt', where: { object: { object: { bound: topic } } } },
      instead: { with: 'nothing' },
    },
    until: 'endOfTurn',
    once: true,
  }),
];
