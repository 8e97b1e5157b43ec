import {
  announce,
  ask,
  call,
  canBeAnnounced,
  done,
  go,
  hasFailed,
  holds,
  invariant,
  isAbility,
  isRecord,
  nodeAt,
  occur,
  procedure,
  recordOf,
  textsOf,
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
import { opponentOf, STACK } from '../../state.js';
import { chosenEvents } from './11.11.5-choosing.js';
import { asksForXIn, fixed, greatestX, mayPayAt } from './11.8.8-paying-on-resolution.js';

/** Whose triggers are still to be put on the stack, and in which order those of the first are. */
type Stacking = {
  readonly left: readonly Seat[];
  readonly order: readonly string[];
  /** What was announced for the first of them. */
  readonly bindings?: Bindings;
};

/** 11.8.7: the turn player puts theirs on the stack in any order, then the other player. */
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
    const triggered = game.state.triggered.find((one) => one.id === id);
    if (triggered === undefined) return go('next');
    const announcement = announcementOf(triggered);
    if (!canBeAnnounced(game, announcement)) return occur(dropped(game, triggered), 'placed');
    return call(announce.with(announcement), 'announced');
  },
  announced: (game, { order }, result) => {
    const [triggered = ''] = order;
    if (hasFailed(result)) return occur({ kind: 'triggerDropped', cites: [fftcg('11.8.4')], triggered }, 'placed');
    const bindings = recordOf(result);
    const paying = payingFor(game, triggered, bindings);
    if (paying === null || !asksForXIn(paying.node)) return go('stack', { bindings });
    const max = greatestX(game, paying.scope, paying.node);
    const { controller: seat, source } = paying.scope;
    const cites = [fftcg('11.8.11'), fftcg('4.5')];
    return ask({ seat, kind: 'payX', params: { max }, cites, about: source.object }, 'priced', { bindings });
  },
  priced: (_game, { bindings = {} }, x) => go('stack', { bindings: { ...bindings, x } }),
  stack: (game, { order, bindings: announced = {} }) => {
    const [triggered = ''] = order;
    const paying = payingFor(game, triggered, announced);
    const bindings = { ...announced, ...(paying !== null && fixed(game, paying.scope, paying.node)) };
    const cites = [...rulesOfEntering(game, triggered), ...PLACED, ...(paying === null ? [] : [fftcg('11.8.8')])];
    const placed: readonly GameEvent[] = [
      { kind: 'triggerAnnounced', cites, triggered, bindings },
      { kind: 'abilityPlaced', cites, triggered, zone: STACK },
      ...chosenBy(game, triggered, bindings),
    ];
    return occur(placed, 'placed');
  },
  placed: (_game, { order }) => go('place', { order: order.slice(1) }),
});

/** 11.8.8, 11.8.11: an auto-ability that its player may pay for, whose cost is fixed as it goes on the stack. */
const payingFor = (game: Game, id: string, bindings: Bindings) => {
  const triggered = game.state.triggered.find((one) => one.id === id);
  const node = triggered === undefined ? null : mayPayAt(game, triggered.ability);
  if (triggered === undefined || node === null) return null;
  const { ability, source, controller } = triggered;
  return { node, scope: { at: { ...ability, path: [...ability.path, 'effect'] }, source, controller, bindings } };
};

const chosenBy = (game: Game, id: string, bindings: Bindings): readonly GameEvent[] => {
  const triggered = game.state.triggered.find((one) => one.id === id);
  return triggered === undefined ? [] : chosenEvents(game, { ...announcementOf(triggered), bindings });
};

/**
 * For what really happened, once for each time, whatever may be played now; each line of a text by itself. What it says of
 * its own name is about that very card.
 */
const PLACED = [
  ...[fftcg('11.8.7'), fftcg('11.8.6'), fftcg('11.8.5'), fftcg('11.8.3'), fftcg('11.8.15')],
  ...[fftcg('11.5.3'), fftcg('5.2.4.1')],
];

/** 11.8.16.2.1: every card on the field is asked whether it waits for what enters. */
const rulesOfEntering = ({ state, rules }: Game, id: string): readonly Citation[] => {
  const triggered = state.triggered.find((one) => one.id === id);
  const on = triggered === undefined ? [] : triggersAt({ rules }, triggered.ability);
  return on.some(({ event }) => event === 'entered') ? [fftcg('11.8.16.2.1')] : [];
};

/** The events that the ability at a place waits for; none where it is no auto-ability. */
export const triggersAt = ({ rules }: Pick<Game, 'rules'>, at: AbilityRef): TriggeredAbility['on'] => {
  const node = nodeAt(rules, at);
  return isRecord(node) && isAbility(node) && node.kind === 'triggered' ? node.on : [];
};

export const place = (game: Game): Call => {
  const { active } = game.state.turn;
  return stacking.with({ left: [active, opponentOf(game, active)], order: [] });
};

export const triggerOrderDecision: DecisionKind<Record<string, never>> = {
  kind: 'triggerOrder',
  prompt: 'In which order do your auto-abilities go on the stack? The last one resolves first',
  space: (game, _params, { seat }) => ({
    kind: 'order',
    options: triggersOf(game, seat).map(({ id }) => ({ id })),
  }),
};

/** With nothing to choose, or with no mode to select. */
const dropped = (game: Game, { id, ability: ref }: Triggered): GameEvent => {
  const { effect } = triggeredAt(game, ref);
  const cites = effect.do === 'modes' ? [fftcg('11.8.10.2')] : [fftcg('11.8.4'), fftcg('11.8.9')];
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

/** 11.8.13: "if" is part of the trigger condition, where the kernel asks it, and is asked again on resolution. */
export const isConditionMet = (game: Game, { ability: ref, source, controller, bindings }: Triggered): boolean => {
  const ability = triggeredAt(game, ref);
  return ability.if === undefined || holds(game, ability.if, { source: source.object, controller, bindings });
};

const triggeredAt = (game: Game, ref: Triggered['ability']): TriggeredAbility => {
  const ability = nodeAt(game.rules, ref);
  invariant(isAbility(ability) && ability.kind === 'triggered', 'what has triggered is an auto-ability');
  return ability;
};
