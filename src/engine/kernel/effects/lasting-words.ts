import type { AnyVocabulary } from '../abilities/ability.js';
import { changeAt, settleChange } from '../continuous/change.js';
import { occur } from '../frames/instruction.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds } from '../selectors/matches.js';
import { bind, word } from './effect.js';
import type { Float, Modify } from './words.js';

/** Words that leave something behind which goes on for a while. */
export const lastingWords = [
  word<Modify>('modify', {
    begin: ({ game, node, scope, from }) => {
      const objects = boundIds(node.objects, from).filter((id) => game.state.objects[id] !== undefined);
      if (objects.length === 0) return bind(scope);
      const changes = node.changes.map((change, index) =>
        settleChange(change, changeAt(scope.at, index), (amount) => evaluate(game, amount, from)),
      );
      const { source, controller } = scope;
      const until = game.rules.game.duration(game, node.until, controller);
      const effect = { controller, source, until, does: { kind: 'changes' as const, objects, changes } };
      return occur({ kind: 'effectStarted', cites: game.rules.game.wordRules.modify(node), effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<Float<AnyVocabulary>>('float', {
    begin: ({ game, node, scope }) => {
      const { source, controller, bindings, at } = scope;
      const ability = { ...at, path: [...at.path, 'ability'] };
      const until = game.rules.game.duration(game, node.until, controller);
      const does = { kind: 'ability' as const, ability, bindings, once: node.once === true };
      const effect = { controller, source, until, does };
      return occur({ kind: 'effectStarted', cites: game.rules.game.wordRules.float, effect }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];
