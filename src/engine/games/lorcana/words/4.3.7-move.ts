import { boundIds, defineWord, inPlay, objects } from '../../../kernel/index.js';
import type { Moved } from '../events/4.3-turn-actions.js';
import { lorcana } from '../rulebook.js';
import { isCharacter, isLocation, locationOf } from '../state.js';
import { simultaneous } from './7.1.9.1-named.js';

/** 4.3.7 without its cost (1.2.1): to a location of their player, at which they are not yet (4.3.7.1, 4.3.7.3). */
export const move = defineWord(
  {
    do: 'move',
    says: 'Characters go to a location of their player, and nothing is paid.',
    parts: { objects, to: objects },
    cites: [lorcana('1.2.1'), lorcana('4.3.7.4')],
  },
  simultaneous(({ game, node, from, cites }) => {
    const [location] = inPlay(game, boundIds(node.to, from));
    if (location === undefined || !isLocation(game, location.id)) return [];
    return inPlay(game, boundIds(node.objects, from))
      .filter(({ id, controller }) => isCharacter(game, id) && controller === location.controller)
      .filter(({ id }) => locationOf(game, id) !== location.id)
      .map(({ id, controller }): Moved => ({
        kind: 'moved',
        cites,
        seat: controller,
        object: id,
        location: location.id,
      }));
  }),
);
