import {
  ask,
  call,
  done,
  entriesOf,
  go,
  isConditionMet,
  isPlaying,
  objectOf,
  occur,
  procedure,
  recordOf,
  resolutionCall,
  scopeOfTriggered,
  textOf,
  type Around,
  type Call,
  type DecisionKind,
  type Game,
  type Happened,
  type JsonRecord,
  type ObjectId,
  type Seat,
  type Triggered,
} from '../../../../kernel/index.js';
import { BY_RULE } from '../../events/parts.js';
import { ashes } from '../../rulebook.js';
import { inOrder, isDying, isInPlay, playing } from '../../state.js';
import { damage } from '../damage/damage-process.js';
import { destroy } from '../damage/damage-destroy.js';
import { playReaction } from '../play/turn.main.play.2-play.js';
import { couldReact, isAnswered, reactionsIn, type Window } from './reaction-could-react.js';

type Responding = Happened & {
  /** Those who still have their opportunity. */
  readonly left: readonly Seat[];
  /** Not `seat`: the window is nobody's, and goes on when who was asked leaves. */
  readonly asked: Seat;
};

/**
 * After everything that happens: first "when" it does, then "after" it (glossary.trigger.when, glossary.trigger.after). What a
 * unit has been wounded fatally by otherwise than in a damage process destroys it at the end of that (damage.1).
 */
export const around: Around = {
  moments: ['when', 'after'],
  after: (game, happened) => {
    const { met, moment } = happened;
    const opens =
      met.length > 0 || (isAnswered(game, happened) && playing(game).some((seat) => couldReact(game, seat, happened)));
    if (opens) return responses.with({ ...happened, left: inOrder(game), asked: '' });
    return moment === 'after' && strayDying(game, happened).length > 0
      ? responses.with({ ...happened, left: [], asked: '' })
      : null;
  },
};

/**
 * simul.1: each player, from the active one, has one opportunity: all that has triggered for the player and reactions, one
 * after the other, in an order of the player's own. What has triggered must be resolved; "may" is part of its text.
 */
export const responses = procedure<Responding>('responses', {
  next: (game, locals) => {
    const { left } = locals;
    const [seat, ...others] = left.filter((one) => isPlaying(game, one));
    if (seat === undefined) return go('destroy');
    const triggers = triggersOf(game, seat, locals);
    const reacting = couldReact(game, seat, locals);
    const [only] = triggers;
    if (only === undefined && !reacting) return go('next', { left: others });
    if (only !== undefined && triggers.length === 1 && !reacting) return call(resolveTrigger(only), 'next');
    const { moment, events, met } = locals;
    const cites = [ashes('simul.1'), ...(reacting ? [ashes('reaction.1')] : []), ashes('glossary.trigger.order')];
    const params = { moment, events, met };
    return ask({ seat, kind: 'respond', params, cites }, 'respond', { asked: seat });
  },
  respond: (game, { asked: seat, left, moment, events }, result) => {
    const { trigger, react } = recordOf(result);
    if (typeof react === 'string') return call(playReaction(game, seat, react, { moment, events }), 'next');
    const triggered = game.state.triggered.find(({ id }) => id === trigger);
    if (triggered !== undefined) return call(resolveTrigger(triggered), 'next');
    return go('next', { left: left.filter((one) => one !== seat) });
  },
  destroy: (game, locals) => {
    const [unit] = locals.moment === 'after' ? strayDying(game, locals) : [];
    return unit === undefined
      ? done()
      : call(destroy.with({ object: unit, because: BY_RULE, cites: [ashes('damage.1')] }), 'destroy');
  },
  stopped: () => go('next'),
});

const triggersOf = (game: Game, seat: Seat, { met }: Pick<Happened, 'met'>): readonly Triggered[] =>
  game.state.triggered.filter(({ id, controller }) => met.includes(id) && controller === seat);

/** Units whose wounds have reached their life by this, with no damage process of theirs under way that will destroy them. */
const strayDying = (game: Game, { events }: Pick<Happened, 'events'>): readonly ObjectId[] =>
  events
    .filter(({ kind }) => kind === 'fatallyWounded')
    .flatMap(({ object }) => (typeof object === 'string' ? [object] : []))
    .filter((id) => isInPlay(game, id) && isDying(game, id) && !isBeingDamaged(game, id));

const isBeingDamaged = ({ state }: Game, id: ObjectId): boolean =>
  state.frames.some(({ procedure: name, locals }) => name === damage.name && locals['to'] === id);

type Respond = Window & { readonly met: readonly string[] };

/** Only who has nothing left that must be resolved may pass. */
export const respondDecision: DecisionKind<Respond> = {
  kind: 'respond',
  prompt: 'Do you respond?',
  secret: true,
  space: (game, { moment, events, met }, { seat }) => {
    const triggers = triggersOf(game, seat, { met }).map(({ id }): JsonRecord => ({ trigger: id }));
    const reactions = reactionsIn(game, seat, { moment, events }).map((react): JsonRecord => ({ react }));
    return { kind: 'act', actions: [...triggers, ...reactions, ...(triggers.length === 0 ? [{ pass: true }] : [])] };
  },
  shows: (game, { moment, events, met }) => ({
    moment,
    events: events.map(({ kind }) => kind),
    triggers: game.state.triggered
      .filter(({ id }) => met.includes(id))
      .map(({ id, source }) => ({ id, card: source.definition })),
  }),
};

type Resolving = { readonly seat: Seat; readonly triggered: string; readonly item: ObjectId };

/** Resolves what has triggered, if it still may: on the table meanwhile, for all to see. */
export const trigger = procedure<Resolving>('trigger', {
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
  stopped: (_game, { item }) => (item === '' ? done() : go('take')),
});

const resolveTrigger = ({ id, controller }: Triggered): Call =>
  trigger.with({ seat: controller, triggered: id, item: '' });

/** What no window has offered, since its card names no moment, is offered as what has just happened. */
export const placeTriggers = (game: Game, triggered: readonly Triggered[]): Call =>
  responses.with({ moment: 'when', events: [], met: triggered.map(({ id }) => id), left: inOrder(game), asked: '' });
