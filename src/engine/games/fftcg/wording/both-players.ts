import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { choose, put, sequence, topic } from './means.js';

const theirs = (from: Json, count: Json = 1): Json => choose(from, count, count, { who: 'player' });
const eachPlayer = (effect: Json): Json => ({ do: 'each-player', of: 'all', effect });
const discarded = (count: Json): Json => ({ do: 'discard', objects: theirs({ zone: 'hand', of: 'you' }, count) });

/** What each player does. */
export const bothPlayers: Phrases = {
  'both-clause': [
    says('each player discards 1 card (|from his/her hand|from their hand)', eachPlayer(discarded(1))),
    says('each player discards {n:several} cards (|from his/her hand|from their hand)', eachPlayer(discarded('$n'))),
    says("each player who (doesn't|does not) control {n:number} or more {f:many} discards 1 card (|from their hand)", {
      do: 'each-player',
      of: 'all',
      effect: {
        do: 'if',
        condition: { not: { count: { '&': ['$f'], whose: 'player' }, is: { min: '$n' } } },
        then: discarded(1),
      },
    }),
    says('each player draws {n:cards}', eachPlayer({ do: 'draw', count: '$n', who: 'player' })),
    says(
      '(both players select|each player selects) 1 {f:one} (they control|he/she controls) and (put|puts) it into the Break Zone',
      eachPlayer(put(theirs({ '&': ['$f'], whose: 'player' }), 'break')),
    ),
    says(
      'each player selects up to {n:several} {f:many} (they control|he/she controls) , select as many as possible . put them into the Break Zone',
      eachPlayer(put(theirs({ '&': ['$f'], whose: 'player' }, '$n'), 'break')),
    ),
    says(
      'each player selects up to {n:several} {f:many} (they control|he/she controls) , select as many as possible . dull them and Freeze them',
      eachPlayer(
        sequence(
          { do: 'dull', objects: theirs({ '&': ['$f'], whose: 'player' }, '$n') },
          { do: 'freeze', objects: topic },
        ),
      ),
    ),
    says(
      'each player selects 1 {f:one-card} from (his/her|their) Break Zone and adds it to (his/her|their) hand',
      eachPlayer(put(theirs({ '&': ['$f'], zone: 'break', whose: 'player' }), 'hand')),
    ),
  ],
};
