import { isAbility } from '../abilities/ability.js';
import { nodeAt } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { holds } from '../selectors/evaluate.js';
import type { Scope } from '../state/scope.js';
import type { Triggered } from '../state/state.js';

/** Whether the secondary condition of a triggered ability ("if") holds, where it has one. */
export const isConditionMet = (game: Game, { ability, source, controller, bindings }: Triggered): boolean => {
  const node = nodeAt(game.rules, ability);
  if (!isAbility(node) || node.kind !== 'triggered' || node.if === undefined) return true;
  return holds(game, node.if, { source: source.object, controller, bindings });
};

/** The scope in which a triggered ability does what it says. */
export const scopeOfTriggered = ({ ability, source, controller, bindings }: Triggered): Scope => ({
  at: { definition: ability.definition, path: [...ability.path, 'effect'] },
  source,
  controller,
  bindings,
});
