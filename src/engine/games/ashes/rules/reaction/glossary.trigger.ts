import {
  call,
  done,
  entriesOf,
  go,
  hasTriggeredThisTurn,
  isConditionMet,
  isRecord,
  isStillHad,
  nodeAt,
  objectOf,
  occur,
  procedure,
  resolutionCall,
  scopeOfTriggered,
  textOf,
  textsOf,
  triggeredAbility,
  type Call,
  type Game,
  type Happened,
  type LogEntry,
  type ObjectId,
  type Seat,
  type Triggered,
} from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { BOXED, mayReact, reacting } from './reaction-could-react.js';

/** The triggers of a player: those that must be resolved, and the optional ones ("you may"; reaction.4). */
type Offered = { readonly forced: readonly Triggered[]; readonly optional: readonly Triggered[] };

/** What has triggered for this player by these events and may still be resolved. */
export const triggersOf = (game: Game, seat: Seat, { met, events }: Pick<Happened, 'met' | 'events'>): Offered => {
  const own = game.state.triggered.filter(
    (one) => one.controller === seat && met.includes(one.id) && mayAnswer(game, one, events),
  );
  const isOptional = (one: Triggered) => isReaction(game, one) || triggeredAbility(game, one).optional === true;
  return {
    forced: own.filter((one) => !isOptional(one)),
    optional: own.filter((one) => isOptional(one) && mayBeUsed(game, seat, one)),
  };
};

/**
 * damage.step3.after: a card in play must still have its text; of what it says of its own leaving it has it for the
 * last time.
 * What no window has offered (`placeTriggers`) knows no event.
 */
const mayAnswer = (game: Game, triggered: Triggered, events: readonly LogEntry[]): boolean =>
  events.length === 0 ||
  isStillHad(game, triggered) ||
  events.some((event) => hasLeftBy(event, triggered.source.object));

/** damage.step3.after, discard.1 */
const hasLeftBy = ({ kind, object = null, attached = [] }: LogEntry, id: ObjectId): boolean =>
  (kind === 'destroyed' || kind === 'leftPlay') && (object === id || textsOf(attached).includes(id));

/**
 * reaction.3, reaction.4, glossary.trigger: a reaction once in a turn, whichever; any other as often as its text says.
 */
const mayBeUsed = (game: Game, seat: Seat, triggered: Triggered): boolean => {
  const isSpent = triggeredAbility(game, triggered).oncePerTurn === true && hasTriggeredThisTurn(game, triggered);
  return !isSpent && (!isReaction(game, triggered) || mayReact(game, seat));
};

const isReaction = (game: Game, { ability }: Triggered): boolean => {
  const node = nodeAt(game.rules, ability);
  return isRecord(node) && node['reaction'] === true;
};

type Resolving = {
  readonly seat: Seat;
  readonly triggered: string;
  readonly reaction: boolean;
  readonly item: ObjectId;
};

/**
 * Resolves what has triggered, if it still may: on the table meanwhile, for all to see. It is taken from there too if
 * it is cancelled, or if its player loses (multi.4).
 */
export const trigger = procedure<Resolving>('trigger', {
  // reaction.4: it counts like a reaction from hand.
  begin: (_game, { seat, reaction }) => (reaction ? occur({ ...reacting(seat), cites: BOXED }, 'place') : go('place')),
  place: (game, { triggered: id }) => {
    const triggered = game.state.triggered.find((one) => one.id === id);
    if (triggered === undefined) return done();
    const cites = [ashes('glossary.trigger')];
    if (!isConditionMet(game, triggered)) return occur({ kind: 'triggerDropped', cites, triggered: id }, 'end');
    return occur({ kind: 'abilityPlaced', cites, triggered: id, zone: 'resolving' }, 'resolve');
  },
  resolve: (game, _locals, result) => {
    const item = textOf(entriesOf(result)[0]?.['ability'] ?? null);
    const { waiting } = objectOf(game, item);
    return waiting === undefined ? done() : call(resolutionCall(scopeOfTriggered(waiting)), 'take', { item });
  },
  take: (game, { item }) =>
    game.state.objects[item] === undefined
      ? done()
      : occur({ kind: 'abilityTaken', cites: [ashes('glossary.trigger')], object: item, reason: 'resolved' }, 'end'),
  end: () => done(),
  stopped: () => go('take'),
});

export const resolveTrigger = (game: Game, triggered: Triggered): Call => {
  const { id, controller: seat } = triggered;
  return trigger.with({ seat, triggered: id, reaction: isReaction(game, triggered), item: '' });
};
