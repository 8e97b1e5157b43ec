import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind, seatNamed } from '../frames/word.js';
import { presentIds } from '../game/draft.js';
import { occur } from '../game/instruction.js';
import { boundIds } from '../selectors/matches.js';
import { objects, who } from './parts.js';

/** Those that are still where they were when they were named. */
export const lookAt = defineWord(
  {
    do: 'look-at',
    says: 'The player sees the faces; the other players see the number of cards.',
    parts: { objects, who },
  },
  {
    look: ({ game, node, scope, from }) => {
      const objects = presentIds(game, boundIds(node.objects, from));
      if (objects.length === 0) return bind(scope);
      return occur({ kind: 'lookedAt', cites: rulesOf(game, node), seat: seatNamed(node.who, scope), objects }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
