import { inPlay } from '../board/zone.js';
import { defineWord } from '../effects/define-word.js';
import { durationOf } from '../effects/lasting.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind, seatNamed } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { duration } from '../language/parts.js';
import { boundIds } from '../selectors/matches.js';
import { objects, who } from './parts.js';

/** For games in which control of what is in play can change. */
export const gainControl = defineWord(
  {
    do: 'gain-control',
    says: 'A player controls the named objects for a while.',
    parts: { objects, who, until: duration },
  },
  {
    begin: ({ game, node, scope, from }) => {
      const objects = inPlay(game, boundIds(node.objects, from)).map(({ id }) => id);
      if (objects.length === 0) return bind(scope);
      const { source, controller } = scope;
      const until = durationOf(game, node.until, scope);
      if (until === null) return bind(scope);
      const does = { kind: 'control' as const, objects, seat: seatNamed(node.who, scope) };
      const effect = { controller, source, until, does };
      return occur({ kind: 'effectStarted', cites: rulesOf(game, node), effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
