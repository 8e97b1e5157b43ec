import {
  actorOf,
  boundIds,
  defineWord,
  happened,
  kindOfZone,
  movedObjects,
  present,
  simultaneous,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { isSpell } from '../state.js';

/**
 * Permanents only: neither battlefields (164.3) nor legends (168.3). An active kill (415.1.a.1), of which the spell, or
 * the object of the ability, is the source (415.5.b, 415.5.d).
 */
export const kill = defineWord(
  {
    do: 'kill',
    says: 'The named permanents go from the board to the trash of their owners.',
    parts: { objects: movedObjects, as: happened },
    cites: [
      rift('164.3'),
      rift('168.3'),
      rift('415.2'),
      rift('415.2.a'),
      rift('415.2.b'),
      rift('415.3.a'),
      rift('415.5.b'),
      rift('415.5.d'),
    ],
  },
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ zone }) => kindOfZone(zone) === 'board')
      .map(({ id: object }) => ({
        kind: 'killed',
        cites,
        object,
        source: [scope.source.object],
        spell: isSpell(game, scope.source.object),
        active: true,
        cause: actorOf(game, scope.controller),
      })),
  ),
);
