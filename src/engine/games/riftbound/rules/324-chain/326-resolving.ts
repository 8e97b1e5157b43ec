import {
  call,
  done,
  invariant,
  isWaitingAbility,
  namesWhenResolving,
  needsSettling,
  nodeAt,
  objectIn,
  objectOf,
  occur,
  procedure,
  recordOf,
  resolutionCall,
  scopeOfTriggered,
  settleTargets,
  withFields,
  isRecord,
  type Game,
  type GameEvent,
  type Instruction,
  type ObjectId,
  type Scope,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { CARRIED_OUT_WHOLE } from '../119-objects/147-spells.js';
import { settlingOf } from '../346-playing/352.14-splitting.js';
import { spellPlayed, TARGETS } from '../346-playing/356.3-spells.js';
import { abilityDone, CARRIED_OUT } from '../357-abilities/394-finalizing.js';

type Resolving = { readonly item: ObjectId };

/**
 * 336.1, 394.5: an item is carried out completely, then it leaves the chain. Targets that are illegal now are left out,
 * and the rest is done (356.3.e.5); with nothing left to do it resolves as well (356.3.e.1, 356.3.e.10).
 */
export const resolveItem = procedure<Resolving>('resolve-item', {
  begin: (game, { item: object }) => {
    const how = isWaitingAbility(objectOf(game, object)) ? [rift('370.2.b.3')] : CARRIED_OUT_WHOLE;
    return occur({ kind: 'resolving', cites: [...RESOLVING, ...how, ...TARGETS], object }, 'resolve');
  },
  resolve: (game, { item }) => {
    const waiting = waitingIn(game, item);
    const scope = scopeOf(game, waiting);
    if (scope === null) return occur(leaving(game, item), 'end');
    const announced = settlingOf(waiting, scope);
    return needsSettling(game, announced)
      ? call(settleTargets.with(announced), 'settled')
      : carryOut(game, item, scope);
  },
  settled: (game, { item }, result) => {
    // Its player may have left while the number was divided (652.1).
    if (objectIn(game, item) === undefined) return done();
    const scope = scopeOf(game, waitingIn(game, item));
    if (scope === null) return occur(leaving(game, item), 'end');
    return carryOut(game, item, withFields(scope, { bindings: recordOf(result) }));
  },
  end: () => done(),
  stopped: (game, { item }) => occur(objectIn(game, item) === undefined ? [] : leaving(game, item), 'end'),
});

const waitingIn = (game: Game, item: ObjectId): Triggered => {
  const { waiting } = objectOf(game, item);
  invariant(waiting !== undefined, 'what is on the chain waits to be carried out');
  return waiting;
};

const carryOut = (game: Game, item: ObjectId, scope: Scope): Instruction =>
  call(resolutionCall(scope, leaving(game, item)), 'end');

const RESOLVING = [rift('336.1'), rift('335.1'), CARRIED_OUT];

/** Null for a spell without an effect. */
const scopeOf = (game: Game, waiting: Triggered): Scope | null => {
  const { id: _item, ability: at, ...scope } = waiting;
  const node = nodeAt(game.rules, at);
  if (!isRecord(node) || node['effect'] === undefined) return null;
  const known = namesWhenResolving(game, { at, ...scope });
  return scopeOfTriggered(withFields(waiting, { bindings: known }));
};

/** A spell has been played (356.3.d); of an ability nothing is left (394.5). */
const leaving = (game: Game, object: ObjectId): readonly GameEvent[] => {
  const item = objectOf(game, object);
  return isWaitingAbility(item) ? [abilityDone(object)] : spellPlayed(item);
};
