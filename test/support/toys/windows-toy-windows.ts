/** The windows that open after batches of events, and the responses played in these. */
import {
  ask,
  boundNames,
  call,
  done,
  effectCall,
  entriesOf,
  go,
  invariant,
  isPlaying,
  matchesPattern,
  objectOf,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  textOf,
  zoneOf,
  type Around,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Happened,
  type LogEntry,
  type ObjectId,
  type Seat,
  type TriggeredAbility,
} from '../../../src/engine/kernel/index.js';
import { actionOf, cites, effectOf, numberField, scopeOf, toyCardOf } from './toy.js';

/** A window opens where a trigger of this moment was met, or somebody could respond. */
export const around: Around = {
  moments: ['when', 'after'],
  after: (game, { moment, events, met }) =>
    met.length > 0 || game.state.seats.some((seat) => mayRespond(game, seat, events))
      ? responseWindow.with({ moment, events, met, left: seatsFrom(game, game.state.turn.active) })
      : null,
};

type Window = Happened & {
  readonly left: readonly Seat[];
  /** Not `seat`: the window belongs to no player, and continues if the asked player leaves. */
  readonly asked?: Seat;
};

/** Seats clockwise from the active one, each once: first what has triggered for it, then it may respond. */
export const responseWindow = procedure<Window>('window', {
  next: (game, { moment, events, met, left }) => {
    const [seat, ...others] = left.filter((one) => isPlaying(game, one));
    if (seat === undefined) return done();
    const triggered = game.state.triggered.find(({ id, controller }) => met.includes(id) && controller === seat);
    if (triggered !== undefined) return call(trigger.with({ triggered: triggered.id }), 'next');
    if (!mayRespond(game, seat, events)) return go('next', { left: others });
    const params = { timing: moment, events };
    return ask({ seat, kind: 'respond', params, cites }, 'respond', { left: others, asked: seat });
  },
  respond: (game, { events, asked: seat = '' }, result) => {
    const { card } = actionOf(result);
    if (typeof card !== 'string') return go('next');
    const ability = responseOf(game, card);
    invariant(ability !== null, 'only a response is played in a window');
    return call(
      play.with({ seat, card, events: events.filter((event) => isHeard(game, card, ability, seat, event)) }),
      'next',
    );
  },
});

/** Resolves what has triggered. */
export const trigger = procedure<{ readonly triggered: string; readonly item?: ObjectId }>('trigger', {
  place: (_game, { triggered }) => occur({ kind: 'abilityPlaced', cites, triggered, zone: 'stack' }, 'resolve'),
  resolve: (game, _locals, result) => {
    const item = textOf(entriesOf(result)[0]?.['ability'] ?? null);
    const { waiting } = objectOf(game, item);
    invariant(waiting !== undefined, 'what was placed waits');
    return call(effectCall(game.rules, scopeOf(waiting)), 'take', { item });
  },
  take: (_game, { item = '' }) => occur({ kind: 'abilityTaken', cites, object: item, reason: 'resolved' }, 'end'),
  end: () => done(),
});

/** By what everybody knows: a card in hand, a die left, and some card in the pool that responds to such an event. */
const mayRespond = (game: Game, seat: Seat, events: readonly LogEntry[]): boolean =>
  objectsIn(game, zoneOf(seat, 'hand')).length > 0 &&
  numberField(game, seat, 'mana') > 0 &&
  events.some(({ kind }) => game.rules.awaited.triggered.has(kind));

/** The response that a card is, if it is one. */
export const responseOf = (game: Game, card: ObjectId): TriggeredAbility | null =>
  toyCardOf(game, card).abilities.find(
    (ability): ability is TriggeredAbility => ability.kind === 'triggered' && ability.timing !== undefined,
  ) ?? null;

const isHeard = (game: Game, card: ObjectId, { on }: TriggeredAbility, seat: Seat, event: LogEntry): boolean =>
  on.some((pattern) => matchesPattern(game, pattern, event, { source: card, controller: seat, bindings: {} }));

export const respondDecision: DecisionKind<{ readonly timing: string; readonly events: readonly LogEntry[] }> = {
  kind: 'respond',
  prompt: 'Respond?',
  secret: true,
  space: (game, { timing, events }, { seat }) => {
    const responses = objectsIn(game, zoneOf(seat, 'hand')).filter((card) => {
      const ability = responseOf(game, card);
      return ability?.timing === timing && events.some((event) => isHeard(game, card, ability, seat, event));
    });
    return { kind: 'act', actions: [...responses.map((card) => ({ card })), { pass: true }] };
  },
};

type Play = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly events: readonly LogEntry[];
  readonly resolving?: ObjectId;
};

/** A card costs one die. Of a response, what it responds to is bound; a stopped play still leaves its card used. */
export const play = procedure<Play>('play', {
  pay: (_game, { seat }) => occur({ kind: 'paid', cites, seat, amount: 1 }, 'reveal'),
  reveal: (game, { seat, card }) => {
    if (toyCardOf(game, card).type === 'unit') return occur(entering(card, seat), 'end');
    return occur({ kind: 'moved', cites, object: card, to: 'resolving' }, 'resolve');
  },
  resolve: (game, { seat, events }, result) => {
    const [resolving] = objectsIn(game, zoneOf(seat, 'resolving')).slice(-1);
    invariant(resolving !== undefined && entriesOf(result).length === 1, 'a spell resolves where all see it');
    const ability = responseOf(game, resolving);
    if (ability === null)
      return call(effectCall(game.rules, effectOf(game, resolving, seat)), 'discard', { resolving });
    const path = ['abilities', toyCardOf(game, resolving).abilities.indexOf(ability), 'effect'];
    const [event] = events;
    const pattern = ability.on.find(({ event: kind }) => kind === event?.kind);
    const bindings = event === undefined || pattern === undefined ? {} : boundNames(pattern, event);
    return call(effectCall(game.rules, { ...effectOf(game, resolving, seat, ...path), bindings }), 'discard', {
      resolving,
    });
  },
  discard: (_game, { resolving = '' }) => occur({ kind: 'moved', cites, object: resolving, to: 'trash' }, 'end'),
  stopped: (_game, { resolving }) => (resolving === undefined ? done() : go('discard')),
  end: () => done(),
});

const entering = (object: ObjectId, seat: Seat): GameEvent => ({ kind: 'entered', cites, object, seat });
