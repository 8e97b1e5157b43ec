import { inPlay } from '../board/zone.js';
import { changeAt, settleChange } from '../continuous/change.js';
import { defineWord, type NodeOf } from '../effects/define-word.js';
import { endsOf } from '../effects/lasting.js';
import { rulesOf } from '../effects/rules-of.js';
import { bind } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { changes, duration } from '../language/parts.js';
import { boundIds } from '../selectors/matches.js';
import type { GameEvent } from '../state/event.js';
import { objects } from './parts.js';

export const modify = defineWord(
  {
    do: 'modify',
    says: 'Changes the named objects for a while; objects and amounts are fixed now.',
    parts: { objects, changes, until: duration },
  },
  {
    begin: ({ game, node, scope, from }) => {
      const named = boundIds(node.objects, from);
      const objects = inPlay(game, game.rules.game.wordRules.changeable?.(game, named, scope) ?? named);
      if (objects.length === 0) return bind(scope);
      const changes = node.changes.map((change, index) => settleChange(game, change, changeAt(scope.at, index), from));
      const { source, controller } = scope;
      const cites = rulesOf(game, node);
      const started = endsOf(game, objects, node.until, scope).map(({ until, affected }): GameEvent => {
        const effect = { controller, source, until, does: { kind: 'changes' as const, objects: affected, changes } };
        return { kind: 'effectStarted', cites, effect };
      });
      return occur(started, 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);

export type Modify = NodeOf<typeof modify>;
