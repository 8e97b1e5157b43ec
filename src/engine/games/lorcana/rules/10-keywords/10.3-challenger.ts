import {
  factsOf,
  hasKeyword,
  type Ability,
  type Citation,
  type Game,
  type ObjectId,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 10.3.1: only while challenging, a character or a location; not while being challenged (10.3.3). */
export const challenger: readonly Ability[] = [
  {
    kind: 'static',
    name: 'challenger',
    while: { object: 'self', matches: { marks: { challenging: true } } },
    changes: [{ change: 'number', name: 'strength', add: { keyword: 'challenger', of: 'self' } }],
  },
];

/** 10.3: Challenger counts for the character that challenges; one that is challenged has nothing of its own. */
export const rulesOfChallenger = (game: Game, challenging: ObjectId, challenged: ObjectId): readonly Citation[] => [
  ...(hasKeyword(factsOf(game, challenging), 'challenger') ? [lorcana('10.3.1')] : []),
  ...(hasKeyword(factsOf(game, challenged), 'challenger') ? [lorcana('10.3.3')] : []),
];
