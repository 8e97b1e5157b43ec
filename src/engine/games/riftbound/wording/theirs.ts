import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { may, modify, sequence } from './means.js';
import { GOLD_AT_BASE } from './tokens.js';

const gold: Json = { ...GOLD_AT_BASE, count: '$t' };

/** What players besides that of the text may do: each is a clause. */
export const theirs: Phrases[string] = [
  says('{c:clause-of-theirs}', '$c'),
  // What a player gets for the token of an opponent comes before the next opponent decides.
  says(
    'you and each opponent may play {t:golds} . for each opponent who did , you play {u:golds}',
    sequence(may(gold), {
      do: 'each-player',
      of: 'opponents',
      effect: {
        do: 'may',
        who: 'player',
        effect: sequence({ ...GOLD_AT_BASE, count: '$t', player: 'player' }, { ...GOLD_AT_BASE, count: '$u' }),
      },
    }),
  ),
];

export const partsOfTheirs: Phrases = {
  /** What the player of the event does. */
  'clause-of-theirs': [
    says('they may give {x:one-of-theirs-here} {g:gifts} this turn', modify('$x', { '&': ['$g'] })),
    says('they may move {x:another-of-theirs-here} to its base', {
      do: 'move',
      objects: '$x',
      player: { event: 'seat' },
    }),
  ],
  golds: [says('a Gold gear token exhausted', 1), says('{n:how-many} Gold gear tokens exhausted', '$n')],
};
