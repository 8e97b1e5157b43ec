import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { choose, sequence, type Fields } from './means.js';

const playFrom = (zone: string, ignoring: string): Json => ({
  do: 'play',
  card: choose({ '&': ['$f'], zone, of: 'you' }),
  ignoring,
});
/** 002: under the deck instead of into the trash (356.3.d). */
const playedAndRecycled = (energy: Json): Json => ({
  do: 'play',
  card: choose({ zone: 'trash', of: 'you', is: ['spell'], numbers: { energy } }),
  ignoring: 'energy',
  recycled: true,
});
const BY_ITS_OWNER: { readonly [place: string]: Fields } = {
  '': {},
  ' to their base': { to: 'base' },
  ' to any battlefield': { to: 'battlefield' },
};

/** 406.3: a card that is played from elsewhere, by its player. */
export const plays: Phrases = {
  'play-card': [
    ...each(BY_ITS_OWNER, 'banish {x:objects} (, then|and) its owner plays it% , ignoring its cost', (to) =>
      sequence(
        { do: 'banish', objects: '$x' },
        {
          do: 'its-player',
          object: { outcome: 'banish' },
          effect: { do: 'play', card: { outcome: 'banish' }, player: 'player', ...to, ignoring: 'cost' },
        },
      ),
    ),
    says('play (a|an) {f:one-card} from your hand to your base , ignoring its Energy cost', {
      do: 'play',
      card: choose({ '&': ['$f'], zone: 'hand', of: 'you' }),
      to: 'base',
      ignoring: 'energy',
    }),
    says('play (a|an) {f:one-card} from hand to a battlefield you control , reducing its cost by { {n:number} }', {
      do: 'play',
      card: choose({ '&': ['$f'], zone: 'hand', of: 'you' }),
      to: 'controlled',
      less: '$n',
    }),
    says("play (a|an) {f:one-card} from your hand , ignoring its cost . if it's a unit , play it here", {
      do: 'play',
      card: choose({ '&': ['$f'], zone: 'hand', of: 'you' }),
      to: 'here',
      ignoring: 'cost',
    }),
    says(
      'play a spell from your trash with (Energy cost|an Energy cost of) no more than { {n:number} } , ignoring its Energy cost . recycle that spell after you play it',
      playedAndRecycled({ max: '$n' }),
    ),
    says(
      'play a spell from your trash with (Energy cost|an Energy cost) less than your points (without paying|, ignoring) its Energy cost . then recycle it',
      playedAndRecycled({ below: { player: 'points' } }),
    ),
    says('play (a|an) {f:one-card} from your trash , ignoring its Energy cost', playFrom('trash', 'energy')),
    says('play (a|an) {f:one-card} from your trash , ignoring its cost', playFrom('trash', 'cost')),
  ],
};
