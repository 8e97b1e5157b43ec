import {
  ask,
  call,
  done,
  go,
  holds,
  invariant,
  isAbility,
  nodeAt,
  objectOf,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  settle,
  textOf,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Triggered,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { BAG } from '../../state.js';
import { resolution } from '../07-abilities/7.1-resolution.js';

/** The holder is the player whose abilities are being resolved: it stays with them until none is left (8.7.6). */
type Bag = {
  readonly holder: Seat | null;
  readonly entry?: ObjectId;
  readonly waiting?: Triggered;
};

/**
 * 8.7: game state checks, then the bag, one ability after another, until both are quiet. The active player begins; the
 * turn to resolve goes on in turn order only when the present holder has none left (8.7.5 to 8.7.7).
 */
export const bag = procedure<Bag>('bag', {
  settle: () => call(settle.with({ place: true, passes: 0 }), 'hold'),
  hold: (game, { holder }) => {
    if (objectsIn(game, BAG).length === 0) return done();
    const next = nextHolder(game, holder ?? game.state.turn.active);
    const own = entriesOfSeat(game, next);
    const [only] = own;
    invariant(only !== undefined, 'the holder has an ability in the bag');
    if (own.length === 1) return go('take', { holder: next, entry: only });
    return ask({ seat: next, kind: 'bag', params: {}, cites: [lorcana('8.7.4')] }, 'chosen', { holder: next });
  },
  chosen: (_game, _locals, result) => go('take', { entry: textOf(result) }),
  take: (game, { entry }) => {
    invariant(entry !== undefined, 'an ability was chosen');
    const { waiting } = objectOf(game, entry);
    invariant(waiting !== undefined, 'what waits in the bag is an ability');
    const met = conditionHolds(game, waiting);
    const taken: GameEvent = {
      kind: 'abilityTaken',
      cites: [lorcana(met ? '8.7.4' : '7.4.4.2')],
      object: entry,
      reason: met ? 'resolves' : 'secondary condition does not hold',
    };
    return occur(taken, met ? 'resolve' : 'settle', { waiting });
  },
  resolve: (_game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken from the bag');
    return call(resolution.with({ scope: scopeOf(waiting), plays: [] }), 'settle');
  },
});

/** 8.7.4: one of the holder's own abilities, whichever it likes. */
export const bagDecision: DecisionKind<Record<string, never>> = {
  kind: 'bag',
  prompt: 'Which of your triggered abilities resolves next?',
  space: (game, _params, { seat }) => ({ kind: 'one', options: entriesOfSeat(game, seat).map((id) => ({ id })) }),
};

/** 7.4.4.1: what has a secondary condition goes to the bag only if it holds; everything goes there at the same time (8.7.3). */
export const placeInBag = (game: Game, triggered: readonly Triggered[]): readonly GameEvent[] =>
  triggered.map((one) =>
    conditionHolds(game, one)
      ? { kind: 'abilityPlaced', cites: [lorcana('8.7.3'), lorcana('7.4.3')], triggered: one.id, zone: BAG }
      : { kind: 'triggerDropped', cites: [lorcana('7.4.4.1')], triggered: one.id },
  );

const conditionHolds = (game: Game, { ability: ref, source, controller, bindings }: Triggered): boolean => {
  const ability = nodeAt(game.rules, ref);
  invariant(isAbility(ability) && ability.kind === 'triggered', 'what waits is a triggered ability');
  return ability.if === undefined || holds(game, ability.if, { source: source.object, controller, bindings });
};

const scopeOf = ({ ability, source, controller, bindings }: Triggered) => ({
  at: { definition: ability.definition, path: [...ability.path, 'effect'] },
  source,
  controller,
  bindings,
});

const entriesOfSeat = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, BAG).filter((id) => objectOf(game, id).controller === seat);

const nextHolder = (game: Game, from: Seat): Seat => {
  const holder = seatsFrom(game, from).find((seat) => entriesOfSeat(game, seat).length > 0);
  invariant(holder !== undefined, 'an ability in the bag belongs to somebody at the table');
  return holder;
};
