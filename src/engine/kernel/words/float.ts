import { defineWord } from '../effects/define-word.js';
import { durationOf } from '../effects/lasting.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { USED_UP } from '../language/abilities.js';
import { duration, flag, floating, optional, pattern } from '../language/parts.js';

export const float = defineWord(
  {
    do: 'float',
    says: 'An ability of its own that lasts for a while: until it has applied `once`, or until an event uses it up (`spentBy`): "the next spell you play".',
    parts: { ability: floating, until: duration, once: optional(flag), spentBy: optional(pattern) },
    also: { 'x-goes-with': { field: 'once', of: 'ability', kinds: USED_UP } },
  },
  {
    begin: ({ game, node, scope }) => {
      const { source, controller, bindings, at } = scope;
      const ability = { ...at, path: [...at.path, 'ability'] };
      const until = durationOf(game, node.until, scope);
      if (until === null) return bind(scope);
      const spentBy = node.spentBy === undefined ? {} : { spentBy: { ...at, path: [...at.path, 'spentBy'] } };
      const does = { kind: 'ability' as const, ability, bindings, once: node.once === true, ...spentBy };
      const effect = { controller, source, until, does };
      return occur({ kind: 'effectStarted', cites: rulesOf(game, node), effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
