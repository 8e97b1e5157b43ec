import {
  ask,
  call,
  done,
  equalJson,
  go,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
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
import type { Rested } from '../../events/turn.main.play-cards.js';
import { ashes } from '../../rulebook.js';
import { inOrder, isDying, isResting, playing } from '../../state.js';
import { damage } from '../damage/damage-process.js';
import { rulesOfWindow } from '../damage/damage-windows.js';
import { destroy } from '../damage/damage-destroy.js';
import { playReaction } from '../play/turn.main.play.2-play.js';
import { resolveTrigger, triggersOf } from './glossary.trigger.js';
import { couldReact, isAnswered, REACTING, reactionsIn, type Window } from './reaction-could-react.js';

type Responding = Happened & {
  /** The players who still have their opportunity. */
  readonly left: readonly Seat[];
  /** Not `seat`: the window belongs to no player, and continues if the asked player leaves. */
  readonly asked: Seat;
};

/**
 * After everything that happens: first "when" it does, then "after" it (glossary.trigger.when, glossary.trigger.after).
 * What a unit has been wounded fatally by otherwise than in a damage process destroys it at the end of that (damage.1,
 * glossary.life).
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
 * simul.1: each player, from the active one, has one opportunity: all that has triggered for the player and reactions,
 * one after the other, in an order of the player's own. What is forced must be resolved.
 */
export const responses = procedure<Responding>('responses', {
  next: (game, locals) => {
    const { left } = locals;
    // A player who has left has nothing to respond with.
    const [seat, ...others] = left;
    if (seat === undefined) return go('drop');
    const { forced, optional } = triggersOf(game, seat, locals);
    const reacting = couldReact(game, seat, locals);
    const [only] = forced;
    const hasChoice = reacting || optional.length > 0;
    if (only === undefined && !hasChoice) return go('next', { left: others });
    if (only !== undefined && forced.length === 1 && !hasChoice) return call(resolveTrigger(game, only), 'next');
    const { moment, events, met } = locals;
    const cites = [ashes('simul.1'), ashes('simul.when'), ...rulesOfWindow(locals), ...(reacting ? REACTING : [])];
    const params = { moment, events, met };
    return ask({ seat, kind: 'respond', params, cites }, 'respond', { asked: seat });
  },
  respond: (game, { asked: seat, left, moment, events }, result) => {
    const { trigger, react, rest } = recordOf(result);
    if (typeof react === 'string') return call(playReaction(game, seat, react, { moment, events }), 'next');
    const triggered = game.state.triggered.find(({ id }) => id === trigger);
    if (triggered !== undefined) return call(resolveTrigger(game, triggered), 'next');
    const others = { left: left.filter((one) => one !== seat) };
    return rest === true ? occur(resting(seat), 'next', others) : go('next', others);
  },
  // What was left, or may not resolve any more.
  drop: (game, { met }) => {
    const cites = [ashes('glossary.trigger')];
    const left = game.state.triggered.filter(({ id }) => met.includes(id));
    return left.length === 0
      ? go('destroy')
      : occur(
          left.map(({ id: triggered }) => ({ kind: 'triggerDropped', cites, triggered })),
          'destroy',
        );
  },
  destroy: (game, locals) => {
    const dying = locals.moment === 'after' ? strayDying(game, locals) : [];
    const [unit, ...others] = dying;
    const [seat] = inOrder(game);
    if (unit === undefined || seat === undefined) return done();
    if (others.length === 0) return call(destroyed(unit), 'destroy');
    const cites = [ashes('glossary.life'), ashes('multi.1')];
    return ask({ seat, kind: 'nextOfSeveral', params: { left: dying }, cites }, 'destroyNext');
  },
  destroyNext: (_game, _locals, result) => call(destroyed(textOf(result)), 'destroy'),
  stopped: () => go('next'),
});

const destroyed = (object: ObjectId): Call =>
  destroy.with({ object, because: BY_RULE, cites: [ashes('damage.1'), ashes('glossary.life')] });

/**
 * Units whose wounds have reached their life by this, with no damage process of theirs under way that will destroy
 * them.
 */
const strayDying = (game: Game, { events }: Pick<Happened, 'events'>): readonly ObjectId[] =>
  events
    .filter(({ kind }) => kind === 'fatallyWounded')
    .flatMap(({ object }) => (typeof object === 'string' ? [object] : []))
    .filter((id) => isDying(game, id) && !isBeingDamaged(game, id));

const isBeingDamaged = ({ state }: Game, id: ObjectId): boolean =>
  state.frames.some(({ procedure: name, locals }) => name === damage.name && locals['to'] === id);

/** simul.1: with `rest` also to all that could be answered later in this turn. */
const PASS = { pass: true };
const PASSES: readonly JsonRecord[] = [PASS, { pass: true, rest: true }];

const resting = (seat: Seat): Rested => ({ kind: 'rested', cites: [ashes('reaction.1')], seat });

type Respond = Window & { readonly met: readonly string[] };

/** Only who has nothing left that must be resolved may pass. */
const waysToRespond = (
  game: Game,
  { events, met }: Respond,
  seat: Seat,
  reactions: readonly ObjectId[],
): readonly JsonRecord[] => {
  const { forced, optional } = triggersOf(game, seat, { met, events });
  return [
    ...[...forced, ...optional].map(({ id }) => ({ trigger: id })),
    ...reactions.map((react) => ({ react })),
    ...(forced.length === 0 ? PASSES : []),
  ];
};

export const respondDecision: DecisionKind<Respond> = {
  kind: 'respond',
  prompt: 'Do you respond?',
  secret: true,
  space: (game, params, { seat }) => ({
    kind: 'act',
    actions: waysToRespond(game, params, seat, representatives(game, reactionsIn(game, seat, params), seat)),
  }),
  // Any copy of a reaction does, also one that is not listed.
  refuse: (game, params, answer, { seat, cites }) =>
    waysToRespond(game, params, seat, reactionsIn(game, seat, params)).some((way) => equalJson(way, answer))
      ? null
      : reject('answer.unknown-action', cites, 'This is not one of the responses that are possible now.'),
  standing: (game, { events, met }, { seat }) =>
    isResting(game, seat) && triggersOf(game, seat, { met, events }).forced.length === 0 ? PASS : null,
  shows: (game, { moment, events, met }) => ({
    moment,
    events: events.map(({ kind }) => kind),
    triggers: game.state.triggered
      .filter(({ id }) => met.includes(id))
      .map(({ id, source }) => ({ id, card: source.definition })),
  }),
};

/** What no window has offered, since its card names no moment, is offered as what has just happened. */
export const placeTriggers = (game: Game, triggered: readonly Triggered[]): Call =>
  responses.with({ moment: 'when', events: [], met: triggered.map(({ id }) => id), left: inOrder(game), asked: '' });
