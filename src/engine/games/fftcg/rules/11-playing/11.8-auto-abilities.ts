import {
  announce,
  ask,
  call,
  canBeAnnounced,
  done,
  go,
  hasFailed,
  invariant,
  isAbility,
  nodeAt,
  occur,
  procedure,
  recordOf,
  textsOf,
  triggerOptions,
  type AbilityRef,
  type Announcement,
  type Bindings,
  type Call,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Seat,
  type Triggered,
  type TriggeredAbility,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { opponentOf } from '../../state.js';
import { STACK } from '../../zones/7.12-stack.js';
import { chosenBy } from '../04-numbers/4.5-choosing-x.js';
import { chosenEvents } from './11.11.5-choosing.js';
import { asksForXIn, fixedCost, greatestX, mayPayAt } from './11.8.8-paying-on-resolution.js';

/** Whose triggers are still to be put on the stack, and in which order those of the first are. */
type Stacking = {
  readonly left: readonly Seat[];
  readonly order: readonly string[];
  /** What was announced for the first of them. */
  readonly bindings?: Bindings;
};

/**
 * 11.8.7: the turn player puts theirs on the stack in any order, then the other player; what is chosen for them hears
 * of it (11.8.9).
 */
export const stacking = procedure<Stacking>('stacking', {
  next: (game, { left }) => {
    const [seat, ...others] = left;
    if (seat === undefined) return done();
    const own = triggersOf(game, seat).map(({ id }) => id);
    if (own.length < 2) return go('place', { left: others, order: own });
    return ask({ seat, kind: 'triggerOrder', params: {}, cites: [fftcg('11.8.7')] }, 'ordered', { left: others });
  },
  ordered: (_game, _locals, result) => go('place', { order: textsOf(result) }),
  place: (game, { order }) => {
    const [id] = order;
    if (id === undefined) return go('next');
    const triggered = waitingAs(game, id);
    const announcement = announcementOf(triggered);
    if (!canBeAnnounced(game, announcement)) return occur(dropped(game, triggered), 'placed');
    return call(announce.with(announcement), 'announced');
  },
  announced: (game, { order: [id = ''] }, result) => {
    if (hasFailed(result)) return occur({ kind: 'triggerDropped', cites: [fftcg('11.8.4')], triggered: id }, 'placed');
    const bindings = recordOf(result);
    const paying = payingFor(game, waitingAs(game, id), bindings);
    if (paying === null || !asksForXIn(paying.node)) return go('stack', { bindings });
    const max = greatestX(game, paying.scope, paying.node);
    const { controller: seat, source } = paying.scope;
    const cites = chosenBy(fftcg('11.8.11'));
    return ask({ seat, kind: 'payX', params: { max }, cites, about: source.object }, 'priced', { bindings });
  },
  priced: (_game, { bindings = {} }, x) => go('stack', { bindings: { ...bindings, x } }),
  stack: (game, { order: [id = ''], bindings: announced = {} }) => {
    const triggered = waitingAs(game, id);
    const paying = payingFor(game, triggered, announced);
    const bindings = { ...announced, ...(paying !== null && fixedCost(game, paying.scope, paying.node)) };
    const cites = [...rulesOfEntering(game, triggered), ...PLACED, ...(paying === null ? [] : [fftcg('11.8.8')])];
    const placed: readonly GameEvent[] = [
      { kind: 'triggerAnnounced', cites, triggered: id, bindings },
      { kind: 'abilityPlaced', cites, triggered: id, zone: STACK },
      ...chosenEvents(game, { ...announcementOf(triggered), bindings }, { stacks: true }),
    ];
    return occur(placed, 'placed');
  },
  placed: (_game, { order }) => go('place', { order: order.slice(1) }),
});

/** 11.8.8, 11.8.11: an auto-ability that its player may pay for, whose cost is fixed as it goes on the stack. */
const payingFor = (game: Game, { ability: at, source, controller }: Triggered, bindings: Bindings) => {
  const node = mayPayAt(game, at);
  return node && { node, scope: { at, source, controller, bindings } };
};

const waitingAs = ({ state }: Game, id: string): Triggered => {
  const triggered = state.triggered.find((one) => one.id === id);
  invariant(triggered !== undefined, 'what goes on the stack has triggered');
  return triggered;
};

/**
 * For what really happened, once for each time, whatever may be played now; each line of a text by itself. What it says
 * of its own name is about that very card.
 */
const PLACED = [
  ...[fftcg('11.8.7'), fftcg('11.8.6'), fftcg('11.8.5'), fftcg('11.8.3'), fftcg('11.8.15')],
  ...[fftcg('11.5.3'), fftcg('5.2.4.1')],
];

/** 11.8.16.2.1: every card on the field is asked whether it waits for what enters. */
const rulesOfEntering = (game: Game, { ability }: Triggered): readonly Citation[] => {
  const on = triggeredAt(game, ability)?.on ?? [];
  return on.some(({ event }) => event === 'entered') ? [fftcg('11.8.16.2.1')] : [];
};

/** 11.8.17: what a text has trigger later, once or for a while. */
export const DELAYED = [fftcg('11.8.17.1'), fftcg('11.8.17.2'), fftcg('11.8.17.3')];

export const place = (game: Game): Call => {
  const { active } = game.state.turn;
  return stacking.with({ left: [active, opponentOf(game, active)], order: [] });
};

export const triggerOrderDecision: DecisionKind<Record<string, never>> = {
  kind: 'triggerOrder',
  prompt: 'In which order do your auto-abilities go on the stack? The last one resolves first',
  space: (game, _params, { seat }) => ({
    kind: 'order',
    options: triggerOptions(game, triggersOf(game, seat)),
  }),
  shows: ({ state: { triggered } }) => ({
    triggers: triggered.map(({ id, source }) => ({ id, card: source.definition })),
  }),
};

/** With nothing to choose, or with no mode to select. */
const dropped = (game: Game, { id, ability }: Triggered): GameEvent => {
  const cites =
    triggeredAt(game, ability)?.effect.do === 'modes' ? [fftcg('11.8.10.2')] : [fftcg('11.8.4'), fftcg('11.8.9')];
  return { kind: 'triggerDropped', cites, triggered: id };
};

const triggersOf = ({ state }: Game, seat: Seat): readonly Triggered[] =>
  state.triggered.filter(({ controller }) => controller === seat);

const announcementOf = ({ ability, source, controller, bindings }: Triggered): Announcement => ({
  at: ability,
  source,
  controller,
  bindings,
  cites: {
    modes: [fftcg('11.8.10'), fftcg('11.8.10.1')],
    targets: [fftcg('11.8.9')],
    divisions: [fftcg('11.8.12')],
  },
});

/** "If" is part of the trigger condition, where the kernel asks it, and is asked again on resolution. */
export const CONDITION = fftcg('11.8.13');

/** 11.8.19: without a legal target left nothing comes of it. */
export const VOIDED = fftcg('11.8.19');

/** The auto-ability at a place; nothing where what is there is something else. */
export const triggeredAt = ({ rules }: Game, at: AbilityRef): TriggeredAbility | undefined => {
  const node = nodeAt(rules, at);
  return isAbility(node) && node.kind === 'triggered' ? node : undefined;
};
