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
  isAbility,
  isConditionMet,
  type Announcement,
  type Game,
  type GameEvent,
  type Instruction,
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
  begin: (game, { item: object }) => {
    const how = isWaitingAbility(objectOf(game, object)) ? [rift('370.2.b.3')] : [rift('152.1'), rift('152.3')];
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

/** 352.11.b: of a group that does not meet its condition any more a part is kept; 352.14.e: what is split is split now. */
const settlingOf = ({ ability: at, source, controller }: Triggered, { bindings }: Scope): Announcement => ({
  at,
  source,
  controller,
  bindings,
  cites: {
    modes: [],
    targets: [rift('352.11.b'), rift('352.14.h')],
    divisions: [rift('352.14.e'), rift('352.14.g'), rift('715.3')],
  },
});

const RESOLVING = [rift('336.1'), rift('335.1'), rift('394.5')];
/** What has become of the targets: what is illegal now is left alone, and has no values; what this moves itself it looks back at. */
const TARGETS = [
  rift('356.3.e.1'),
  rift('356.3.e.2'),
  rift('356.3.e.3'),
  rift('356.3.e.4'),
  rift('356.3.e.5'),
  rift('356.3.e.12'),
  rift('356.3.e.13'),
];

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
    {
      kind: 'played',
      cites: [rift('406.4.a'), rift('347.1'), rift('055.1'), rift('356.3.e.10'), rift('728.1')],
      seat: item.controller,
      object,
    },
    { kind: 'trashed', cites: [rift('356.3.d'), rift('151')], object },
  ];
};
