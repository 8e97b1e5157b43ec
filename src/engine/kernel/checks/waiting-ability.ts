import { isAbility, type TriggeredAbility } from '../abilities/ability.js';
import { abilityAt } from '../continuous/granting.js';
import { boardOf } from '../game/board.js';
import { nodeAt } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { equalJson, isRecord } from '../json/index.js';
import { holds } from '../selectors/evaluate.js';
import type { Scope } from '../state/scope.js';
import type { Triggered } from '../state/state.js';

/**
 * Whether the secondary condition of a triggered ability ("if") holds as it resolves, where it has one and is asked
 * then.
 */
export const isConditionMet = (game: Game, { ability, source, controller, bindings }: Triggered): boolean => {
  if (!game.rules.game.asksIf.includes('resolution')) return true;
  const node = nodeAt(game.rules, ability);
  if (!isAbility(node) || node.kind !== 'triggered' || node.if === undefined) return true;
  return holds(game, node.if, { source: source.object, controller, bindings });
};

/** The ability that has triggered, as data. */
export const triggeredAbility = (game: Game, { ability: ref }: Triggered): TriggeredAbility => {
  const ability = abilityAt(game, ref);
  invariant(ability.kind === 'triggered', 'what has triggered is a triggered ability');
  return ability;
};

/** Whether its object still has it, where it is an ability of an object and not one that an effect has left behind. */
export const isStillHad = (game: Game, { ability: ref, source }: Triggered): boolean => {
  const holder = nodeAt(game.rules, { ...ref, path: ref.path.slice(0, -1) });
  if (isRecord(holder) && 'do' in holder) return true;
  return [...boardOf(game).triggers.values()].some((listeners) =>
    listeners.some(({ active }) => active.source.object === source.object && equalJson(active.ref, ref)),
  );
};

/** The scope in which a triggered ability does what it says. */
export const scopeOfTriggered = ({ ability, source, controller, bindings, remembers }: Triggered): Scope => ({
  at: { definition: ability.definition, path: [...ability.path, 'effect'] },
  source,
  controller,
  bindings,
  ...(remembers !== undefined && { remembers }),
});
