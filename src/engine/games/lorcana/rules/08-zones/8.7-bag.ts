import {
  ask,
  call,
  done,
  go,
  holds,
  invariant,
  isAbility,
  isCitation,
  isList,
  nodeAt,
  objectOf,
  objectsIn,
  occur,
  procedure,
  resolutionCall,
  seatsFrom,
  settle,
  teamOf,
  textOf,
  type Citation,
  type AbilityRef,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Triggered,
  type TriggeredAbility,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { BAG } from '../../state.js';
import { citesOfGivenAbility } from '../01-concepts/1.8-given-abilities.js';
import { keywordRules } from '../10-keywords/keywords.js';

/** The holder is the player whose abilities are being resolved: it stays with them until none is left (8.7.6). */
type Bag = {
  readonly holder: Seat | null;
  /** The rules by which what has triggered so far comes to the bag now, beside those of the bag itself. */
  readonly why?: readonly Citation[];
  readonly entry?: ObjectId;
  readonly waiting?: Triggered;
};

/**
 * 8.7: game state checks (1.9.2, 1.9.3), then the bag, one ability after another, until both are quiet. The active player begins; the
 * turn to resolve goes on in turn order only when the present holder has none left (8.7.5 to 8.7.7). Of what has a secondary condition, it is looked at again (7.4.4.2).
 */
export const bag = procedure<Bag>('bag', {
  settle: () => call(settle.with({ place: true, passes: 0 }), 'hold'),
  hold: (game, { holder }) => {
    if (objectsIn(game, BAG).length === 0) return done();
    const next = nextHolder(game, holder ?? game.state.turn.active);
    const own = entriesOf(game, next);
    const [only] = own;
    invariant(only !== undefined, 'the holder has an ability in the bag');
    if (own.length === 1) return go('take', { holder: next, entry: only });
    const cites = [lorcana('8.7.4'), ...turnToResolve(game, next)];
    return ask({ seat: next, kind: 'bag', params: {}, cites }, 'chosen', { holder: next });
  },
  chosen: (_game, _locals, result) => go('take', { entry: textOf(result) }),
  take: (game, { holder, entry }) => {
    invariant(holder !== null && entry !== undefined, 'an ability of the holder was chosen');
    const { phase } = game.state.turn;
    const { waiting } = objectOf(game, entry);
    invariant(waiting !== undefined, 'what waits in the bag is an ability');
    const met = conditionHolds(game, waiting);
    const taken: GameEvent = {
      kind: 'abilityTaken',
      cites: [...rulesOfTaking(game, waiting, met), ...turnToResolve(game, holder), ...(RESOLVING[phase] ?? [])],
      object: entry,
      reason: met ? 'resolves' : 'secondary condition does not hold',
    };
    return occur(taken, met ? 'resolve' : 'settle', { waiting });
  },
  resolve: (_game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken from the bag');
    return call(resolutionCall(scopeOf(waiting)), 'settle', { why: [] });
  },
  // The holder left while choosing (8.7.9): the next player's abilities still resolve.
  stopped: () => go('settle'),
});

/** 8.7.5 to 8.7.7: why it is this player's turn to resolve, where the bag has abilities of others too or had. */
const turnToResolve = (game: Game, holder: Seat): readonly Citation[] => {
  const team = teamOf(game.state, holder);
  const together = team.length > 1 ? [lorcana('1.10.3.2')] : [];
  if (!team.includes(game.state.turn.active)) return [...together, lorcana('8.7.6'), lorcana('8.7.7')];
  const shared = objectsIn(game, BAG).some((id) => !team.includes(objectOf(game, id).controller));
  return shared ? [...together, lorcana('8.7.5')] : together;
};

/** What the turn itself puts into the bag, and resolves. */
const PLACING: Rules = { set: [lorcana('4.2.2.3')] };
const RESOLVING: Rules = { end: [lorcana('4.4.1.2')] };
type Rules = { readonly [phase: string]: readonly Citation[] };

/** 8.7.4: one of the holder's own abilities, whichever it likes. */
export const bagDecision: DecisionKind<Record<string, never>> = {
  kind: 'bag',
  prompt: 'Which of your triggered abilities resolves next?',
  space: (game, _params, { seat }) => ({ kind: 'one', options: entriesOf(game, seat).map((id) => ({ id })) }),
};

/**
 * 7.4.4.1: what has a secondary condition goes to the bag only if it holds; everything goes there at the same time
 * (8.7.3), after the check is over (1.9.4).
 */
export const placeInBag = (game: Game, triggered: readonly Triggered[]): readonly GameEvent[] =>
  triggered.map((one) =>
    conditionHolds(game, one)
      ? { kind: 'abilityPlaced', cites: placing(game, one), triggered: one.id, zone: BAG }
      : { kind: 'triggerDropped', cites: [lorcana('7.4.4.1')], triggered: one.id },
  );

/** 7.4.1 and what else is behind it, of the turn as well (4.2.2.3). */
const placing = (game: Game, triggered: Triggered): readonly Citation[] => [
  ...rulesOfTriggering(game, triggered),
  ...reasonsNow(game),
  lorcana('8.7.3'),
  lorcana('7.4.3'),
  lorcana('1.9.4'),
  ...(PLACING[game.state.turn.phase] ?? []),
];

/** 7.4.1: once for each time a condition was met; 7.4.6: either of two is enough. A keyword has its own rule (10.11.1), and so has what was given (1.8.3). */
const rulesOfTriggering = (game: Game, { ability: ref, source }: Triggered): readonly Citation[] => [
  ...keywordRules(ref.definition),
  ...citesOfGivenAbility(ref, source),
  ...(abilityAt(game, ref).on.length > 1 ? [lorcana('7.4.6')] : []),
  lorcana('7.4.1'),
];

/** 7.4.5: several effects of one trigger are carried out whatever becomes of each other. */
const rulesOfTaking = (game: Game, { ability }: Triggered, met: boolean): readonly Citation[] => {
  if (!met) return [lorcana('7.4.4.2')];
  return [lorcana('8.7.4'), ...(abilityAt(game, ability).effect.do === 'sequence' ? [lorcana('7.4.5')] : [])];
};

/** What the innermost settling was given as its reason: 4.3.3.3, 4.3.4.8, 4.3.5.9, 4.3.6.11, 4.3.6.16, 4.3.7.5, 7.5.4. */
const reasonsNow = ({ state }: Game): readonly Citation[] => {
  const why = state.frames.findLast((frame) => frame.procedure === bag.name)?.locals['why'] ?? [];
  return isList(why) ? why.filter(isCitation) : [];
};

const conditionHolds = (game: Game, { ability: ref, source, controller, bindings }: Triggered): boolean => {
  const ability = abilityAt(game, ref);
  return ability.if === undefined || holds(game, ability.if, { source: source.object, controller, bindings });
};

const abilityAt = (game: Game, ref: AbilityRef): TriggeredAbility => {
  const ability = nodeAt(game.rules, ref);
  invariant(isAbility(ability) && ability.kind === 'triggered', 'what waits is a triggered ability');
  return ability;
};

const scopeOf = ({ ability, source, controller, bindings }: Triggered) => ({
  at: { definition: ability.definition, path: [...ability.path, 'effect'] },
  source,
  controller,
  bindings,
});

/** What waits for this player: the own abilities, and in a team those of the whole team, as one (1.10.3.2). */
const entriesOf = (game: Game, seat: Seat): readonly ObjectId[] => {
  const team = teamOf(game.state, seat);
  return objectsIn(game, BAG).filter((id) => team.includes(objectOf(game, id).controller));
};

const nextHolder = (game: Game, from: Seat): Seat => {
  const holder = seatsFrom(game, from).find((seat) => entriesOf(game, seat).length > 0);
  invariant(holder !== undefined, 'an ability in the bag belongs to somebody at the table');
  return holder;
};
