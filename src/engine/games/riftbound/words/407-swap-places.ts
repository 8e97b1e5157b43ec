import {
  actorOf,
  boundIds,
  defineWord,
  flag,
  isProhibited,
  optional,
  present,
  simultaneous,
  uses,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { moving, ONLY_UNITS, unitsAmong } from '../rules/433-combat/419-destinations.js';
import { battlefieldAt, objectControllerOf } from '../state.js';

/**
 * Both move at the same time (407.2.a, 420.3). Each takes the place of the other: if one is gone or may not move
 * (054.1), neither moves. A text that has each of them move is two instructions: what cannot be done of it is left out
 * (055), and the other unit moves all the same. A unit moves to the base of its own player alone, so units of two
 * players do not swap with a base.
 */
export const swapPlaces = defineWord(
  {
    do: 'swap-places',
    says: 'The named unit moves to where the other is, and the other to where it was, at the same time.',
    parts: {
      object: uses('objects'),
      with: { ...uses('objects'), description: 'The other unit.' },
      each: optional({ ...flag, description: 'If one of them may not move, the other moves all the same.' }),
    },
    cites: [rift('407.2.a'), ...ONLY_UNITS],
    restsOn: [rift('055'), rift('420.3'), rift('421.2.b'), rift('423.2')],
  },
  simultaneous(({ game, node, from, scope, cites }) => {
    const unitNamed = (name: string) =>
      unitsAmong(
        game,
        present(game, boundIds(name, from)).map(({ id }) => id),
      )[0];
    const [one, other] = [unitNamed(node.object), unitNamed(node.with)];
    if (one === undefined || other === undefined || one === other) return [];
    const [ofOne, ofOther] = [battlefieldAt(game, one), battlefieldAt(game, other)];
    const isBaseOfOther = ofOne === null || ofOther === null;
    if (isBaseOfOther && objectControllerOf(game, one) !== objectControllerOf(game, other)) return [];
    const cause = actorOf(game, scope.controller);
    const both = [
      ...moving(game, { objects: [one], to: ofOther, cause, cites }),
      ...moving(game, { objects: [other], to: ofOne, cause, cites }),
    ];
    return node.each !== true && both.some((event) => isProhibited(game, event)) ? [] : both;
  }),
);
