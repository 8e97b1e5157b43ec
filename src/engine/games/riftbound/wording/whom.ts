import { says, type Phrases } from '../../../wording/index.js';
import { announced, handOf, topic } from './means.js';

/** Parts of effects: what is added, whose might it is, and what other players do. */
export const whom: Phrases = {
  added: [says('Energy', 'energy'), says('{ any }', 'universal')],
  'one-object': [says('(a|an) {f:one}', announced('$f')), says('(it|that unit)', topic)],
  possessor: [
    says("a unit's", announced({ is: ['unit'] })),
    says("a friendly unit's", announced({ is: ['unit'], of: 'you' })),
  ],
  'their-clause': [
    says('discards their hand', {
      do: 'discard',
      objects: { select: { do: 'all', from: { zone: 'hand', whose: 'player' } } },
    }),
    says('draws {n:number}', { do: 'draw', count: '$n', player: 'player' }),
    says('channels {n:number} (rune|runes) exhausted', {
      do: 'channel',
      count: '$n',
      exhausted: true,
      player: 'player',
    }),
    says('discards {n:number}', {
      do: 'discard',
      objects: { select: { do: 'choose', from: handOf, min: '$n', max: '$n', who: 'player' } },
    }),
    says('(kills|must kill) one of their {f:many}', {
      do: 'kill',
      objects: {
        select: { do: 'choose', from: { '&': ['$f'], zone: 'board', of: 'you' }, min: 1, max: 1, who: 'player' },
      },
    }),
  ],
};
