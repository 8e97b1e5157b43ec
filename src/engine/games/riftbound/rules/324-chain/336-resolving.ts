import {
  call,
  done,
  invariant,
  isWaitingAbility,
  namesWhenResolving,
  nodeAt,
  objectIn,
  objectOf,
  occur,
  procedure,
  resolutionCall,
  scopeOfTriggered,
  withFields,
  isRecord,
  isAbility,
  isConditionMet,
  type Game,
  type GameEvent,
  type ObjectId,
  type Scope,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

type Resolving = { readonly item: ObjectId };

/**
 * 336.1, 394.5: an item is carried out completely, then it leaves the chain. Targets that are illegal now are left out, and the
 * rest is done (356.3.e.5); with nothing left to do it resolves as well (356.3.e.1, 356.3.e.10).
 */
export const resolveItem = procedure<Resolving>('resolve-item', {
  begin: (_game, { item: object }) =>
    occur({ kind: 'resolving', cites: [rift('336.1'), rift('370.2.b.3'), rift('394.5')], object }, 'resolve'),
  resolve: (game, { item }) => {
    const { waiting } = objectOf(game, item);
    invariant(waiting !== undefined, 'what is on the chain waits to be carried out');
    const scope = scopeOf(game, waiting);
    return scope === null ? occur(leaving(game, item), 'end') : call(resolutionCall(scope, leaving(game, item)), 'end');
  },
  end: () => done(),
  stopped: (game, { item }) => occur(objectIn(game, item) === undefined ? [] : leaving(game, item), 'end'),
});

/** Null for a spell without an effect, and for a trigger whose further condition does not hold any more. */
const scopeOf = (game: Game, waiting: Triggered): Scope | null => {
  const { ability: at, source, controller, bindings } = waiting;
  const node = nodeAt(game.rules, at);
  if (!isRecord(node) || node['effect'] === undefined) return null;
  if (isAbility(node) && !isConditionMet(game, waiting)) return null;
  const known = namesWhenResolving(game, { at, source, controller, bindings });
  return scopeOfTriggered(withFields(waiting, { bindings: known }));
};

/** 356.3.d, 406.4.a: a spell has been played and goes to the trash; of an ability nothing is left (394.5). */
const leaving = (game: Game, object: ObjectId): readonly GameEvent[] => {
  const item = objectOf(game, object);
  if (isWaitingAbility(item))
    return [{ kind: 'abilityTaken', cites: [rift('394.5'), rift('336.1')], object, reason: 'resolved' }];
  return [
    { kind: 'played', cites: [rift('406.4.a'), rift('347.1')], seat: item.controller, object },
    { kind: 'trashed', cites: [rift('356.3.d'), rift('151')], object },
  ];
};
