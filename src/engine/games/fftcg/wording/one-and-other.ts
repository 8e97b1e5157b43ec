import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, announced, byOpponent, choose, put, sequence, type Fields } from './means.js';

const former: Json = { the: 'announced before' };
const latter: Json = { the: 'announced' };
const anotherOf: Json = { '&': ['$f'], notBound: latter };
const oneAndOther = (...effects: readonly Json[]): Json =>
  sequence(announced('$f', 1, 1), announced(anotherOf, 1, 1), ...effects);
const theirForwards = (more: Fields): Json => ({ is: ['forward'], whose: 'player', ...more });
/** The Forwards of the opponent but for those that the opponent selects. */
const unselected = (min: Json, max: Json): Json =>
  all(theirForwards({ notBound: choose(theirForwards({}), min, max, { who: 'player' }) }));

/**
 * Texts that treat the first chosen card differently from the second, or selected cards differently from the rest.
 */
export const oneAndTheOther: Phrases = {
  'one-and-other': [
    says(
      "choose 2 {f:many} . return the first Forward to its owner's hand , dull and Freeze the other",
      oneAndOther(put(former, 'hand'), { do: 'dull', objects: latter }, { do: 'freeze', objects: latter }),
    ),
    says(
      'choose 2 {f:many} . dull the first Forward and activate the other',
      oneAndOther({ do: 'dull', objects: former }, { do: 'activate', objects: latter }),
    ),
    says(
      "choose 1 {f:one} and up to 1 {g:one-card} in your opponent's Break Zone . remove them from the game",
      sequence(
        announced('$f', 1, 1),
        announced({ '&': ['$g'], zone: 'break', of: 'opponents' }, 0, 1),
        put(former, 'removed'),
        put(latter, 'removed'),
      ),
    ),
    says(
      'your opponent selects 1 Forward they control . deal {n:power} damage to all the other Forwards opponent controls',
      byOpponent({ do: 'deal', objects: unselected(1, 1), amount: '$n' }),
    ),
    says(
      'your opponent selects up to {n:several} Forwards they control . then , put all the Forwards opponent controls other than the selected Forwards into the Break Zone',
      byOpponent(put(unselected(0, '$n'), 'break')),
    ),
  ],
};
