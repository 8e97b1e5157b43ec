import {
  ask,
  call,
  done,
  go,
  invariant,
  isCitation,
  isConditionMet,
  isList,
  objectOf,
  objectsIn,
  occur,
  procedure,
  resolutionCall,
  scopeOfTriggered,
  seatsFrom,
  settleAll,
  teamOf,
  textOf,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Seat,
  type Triggered,
  type ZoneKind,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { rulesOfTeam } from '../01-concepts/1.10-several-players.js';
import { dropped, rulesOfResolving, rulesOfTriggering, WAITS } from '../07-abilities/7.4-triggered-abilities.js';

export const BAG = 'bag';

export const bagZone: ZoneKind = { kind: BAG, visibility: 'public', per: 'game', cites: [lorcana('8.7.2')] };

/** The holder is the player whose abilities are being resolved: it stays with them until none is left (8.7.6). */
type Bag = {
  readonly holder: Seat | null;
  /** The rules by which triggered abilities are added to the bag now, beside those of the bag itself. */
  readonly why?: readonly Citation[];
  readonly entry?: ObjectId;
  readonly waiting?: Triggered;
};

/**
 * 8.7: game state checks (1.9.2, 1.9.3), then the bag, one ability after another, until both are quiet. The active
 * player begins; the turn to resolve passes on in turn order only when the present holder has none left (8.7.5 to
 * 8.7.7).
 */
export const bag = procedure<Bag>('bag', {
  settle: () => call(settleAll, 'hold'),
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
    const met = isConditionMet(game, waiting);
    const taken: GameEvent = {
      kind: 'abilityTaken',
      cites: [
        ...(met ? [lorcana('8.7.4')] : []),
        ...rulesOfResolving(game, waiting, met),
        ...turnToResolve(game, holder),
        ...(RESOLVING[phase] ?? []),
      ],
      object: entry,
      reason: met ? 'resolves' : 'secondary condition does not hold',
    };
    return occur(taken, met ? 'resolve' : 'settle', { waiting });
  },
  resolve: (_game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken from the bag');
    return call(resolutionCall(scopeOfTriggered(waiting)), 'settle', { why: [] });
  },
  // The holder left while choosing (8.7.9): the next player's abilities still resolve.
  stopped: () => go('settle'),
});

/** 8.7.5 to 8.7.7: why it is this player's turn to resolve, where the bag has abilities of others too or had. */
const turnToResolve = (game: Game, holder: Seat): readonly Citation[] => {
  const team = teamOf(game.state, holder);
  const together = rulesOfTeam(team);
  if (!team.includes(game.state.turn.active)) return [...together, lorcana('8.7.6'), lorcana('8.7.7')];
  const shared = objectsIn(game, BAG).some((id) => !team.includes(objectOf(game, id).controller));
  return shared ? [...together, lorcana('8.7.5')] : together;
};

/** 8.7.8: it is empty, and the turn continues. */
export const EMPTIED = [lorcana('8.7.8')];

/** What the turn itself puts into the bag, and resolves. */
const PLACING: Rules = { set: [lorcana('4.2.2.3')] };
const RESOLVING: Rules = { end: [lorcana('4.4.1.2')] };
type Rules = { readonly [phase: string]: readonly Citation[] };

/** 8.7.4: any one of the holder's own abilities. */
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
    isConditionMet(game, one)
      ? { kind: 'abilityPlaced', cites: placing(game, one), triggered: one.id, zone: BAG }
      : dropped(one),
  );

/** 7.4.1 and what else is behind it, of the turn as well (4.2.2.3). */
const placing = (game: Game, triggered: Triggered): readonly Citation[] => [
  ...rulesOfTriggering(game, triggered),
  ...reasonsNow(game),
  lorcana('8.7.3'),
  ...WAITS,
  lorcana('1.9.4'),
  ...(PLACING[game.state.turn.phase] ?? []),
];

/**
 * What the innermost settling was given as its reason: 4.3.3.3, 4.3.4.8, 4.3.5.9, 4.3.6.11, 4.3.6.16, 4.3.7.5, 7.5.4.
 */
const reasonsNow = ({ state }: Game): readonly Citation[] => {
  const why = state.frames.findLast((frame) => frame.procedure === bag.name)?.locals['why'] ?? [];
  return isList(why) ? why.filter(isCitation) : [];
};

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

/** 8.7.9: what of a player who leaves waits here is gone with them. */
export const rulesOfVanishing = (game: Game, seat: Seat): readonly Citation[] =>
  objectsIn(game, BAG).some((id) => objectOf(game, id).controller === seat) ? [lorcana('8.7.9')] : [];
