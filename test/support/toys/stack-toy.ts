/**
 * A toy with a stack and priority, in the manner of FF-TCG: targets and payment are announced and then committed in one
 * piece; checks run and triggers are placed, in an order that their players choose, before anybody receives priority;
 * the newest item resolves when all have passed. Battles have a step for first strikes; damage to a player turns up
 * cards of the deck, some of which may be used as they are turned.
 */
import {
  ask,
  attempt,
  call,
  done,
  effectCall,
  entriesOf,
  fail,
  go,
  hasFailed,
  invariant,
  objectIn,
  objectOf,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  settle,
  textsOf,
  zoneOf,
  type DecisionKind,
  type Game,
  type GameDefinition,
  type GameEvent,
  type ObjectId,
  type Question,
  type Seat,
  type Triggered,
} from '../../../src/engine/kernel/index.js';
import { battle } from './stack-toy-battle.js';
import { harm, harmWord } from './stack-toy-damage.js';
import {
  actionOf,
  cites,
  effectOf,
  fatalities,
  goingBack,
  numberField,
  scopeOf,
  toyCardOf,
  toyGame,
  unitsOf,
  type ToyParts,
} from './toy.js';
import { toyWords } from './toy-words.js';

const turns = procedure('stack-toy', {
  act: (game) => call(priority.with({ seat: game.state.turn.active, passes: 0, battle: false }), 'next'),
  next: (game) => {
    const { number, active } = game.state.turn;
    const [, next = active] = seatsFrom(game, active);
    return occur({ kind: 'turnChanged', cites, turn: { number: number + 1, active: next, phase: 'main' } }, 'act');
  },
});

type Priority = { readonly seat: Seat; readonly passes: number; readonly battle: boolean };

/** Until all have passed in a row with nothing left to resolve. */
const priority = procedure<Priority>('priority', {
  settle: () => call(settle.with({ place: true, passes: 0 }), 'ask'),
  ask: (game, { seat, battle: fighting }) => {
    const plays = objectsIn(game, zoneOf(seat, 'hand')).map((card) => ({ action: 'play', card }));
    const mayAttack = !fighting && seat === game.state.turn.active && objectsIn(game, 'stack').length === 0;
    const ready = unitsOf(game, seat).filter((id) => objectOf(game, id).marks['used'] !== true);
    const attacks = mayAttack ? ready.map((attacker) => ({ action: 'attack', attacker })) : [];
    return ask(acting(seat, [...plays, ...attacks, { action: 'pass' }]), 'act');
  },
  act: (game, { seat, passes }, result) => {
    const { action, card, attacker } = actionOf(result);
    if (typeof card === 'string') {
      return call(announce.with({ seat, card, target: null, source: null }), 'settle', { passes: 0 });
    }
    if (typeof attacker === 'string')
      return call(battle.with({ seat, attacker, blocker: null }), 'settle', { passes: 0 });
    invariant(action === 'pass', 'a player plays, attacks or passes');
    const seats = seatsFrom(game, seat);
    if (passes + 1 < seats.length) return go('ask', { seat: seats[1] ?? seat, passes: passes + 1 });
    return objectsIn(game, 'stack').length === 0 ? done() : go('resolve');
  },
  resolve: (game) => call(resolveTop.with({}), 'settle', { seat: game.state.turn.active, passes: 0 }),
});

export const acting = (seat: Seat, actions: Question['params'][string]): Question => ({
  seat,
  kind: 'act',
  params: { actions },
  cites,
});

type Announced = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly target: ObjectId | null;
  /** A unit that is used for mana. */
  readonly source: ObjectId | null;
};

/** Only gathers; nothing has happened until all of it is committed in one piece. */
const announce = procedure<Announced>('announce', {
  target: (game, { seat, card }) => {
    if (!toyCardOf(game, card).tags.includes('aimed')) return go('payment');
    const targets = game.state.seats.flatMap((one) => unitsOf(game, one)).map((target) => ({ target }));
    return ask(acting(seat, [...targets, { action: 'back' }]), 'targeted');
  },
  targeted: (_game, _locals, result) => {
    const { target } = actionOf(result);
    return typeof target === 'string' ? go('payment', { target }) : done();
  },
  payment: (game, { seat }) => {
    const sources = unitsOf(game, seat).filter((id) => toyCardOf(game, id).tags.includes('backup'));
    const uses = sources.map((source) => ({ action: 'use', source }));
    return ask(acting(seat, [...uses, { action: 'pay' }, { action: 'back' }]), 'commit');
  },
  commit: (_game, locals, result) => {
    const { action, source } = actionOf(result);
    if (action === 'back') return done();
    const given = { source: typeof source === 'string' ? source : null };
    return attempt(commit.with({ ...locals, ...given }), 'end', given);
  },
  end: (_game, _locals, result) => done(hasFailed(result) ? result : null),
});

/** A card costs one mana and, beside that, one other card of the hand, the first. */
const commit = procedure<Announced>('commit', {
  use: (game, { seat, source }) => {
    if (source === null) return go('pay');
    const stirs: readonly GameEvent[] = toyCardOf(game, source).tags.includes('stirring')
      ? [{ kind: 'shuffled', cites, seat, zone: zoneOf(seat, 'deck') }]
      : [];
    const used: GameEvent = { kind: 'marked', cites, object: source, mark: 'used', value: true };
    return occur([used, { kind: 'gotMana', cites, seat, amount: 1 }, ...stirs], 'pay');
  },
  pay: (game, { seat, card }) => {
    const [discard] = objectsIn(game, zoneOf(seat, 'hand')).filter((id) => id !== card);
    if (discard === undefined || numberField(game, seat, 'mana') === 0) return fail();
    const paid: GameEvent = { kind: 'paid', cites, seat, amount: 1 };
    return occur([paid, { kind: 'moved', cites, object: discard, to: 'trash' }], 'paid');
  },
  // A part that was forbidden is missing in what was applied; one that was replaced counts as paid.
  paid: (game, { card, target }, result) => {
    const legal = target === null || objectIn(game, target) !== undefined;
    if (entriesOf(result).length < 2 || !legal) return fail();
    return occur({ kind: 'moved', cites, object: card, to: 'stack' }, 'aim');
  },
  aim: (_game, { target }, result) => {
    const [becomes] = textsOf(entriesOf(result)[0]?.['becomes'] ?? []);
    if (target === null || becomes === undefined) return done();
    return occur({ kind: 'marked', cites, object: becomes, mark: 'target', value: target }, 'end');
  },
  end: () => done(),
});

const resolveTop = procedure<{ readonly item?: ObjectId; readonly waiting?: Triggered }>('resolve-top', {
  take: (game) => {
    const item = objectsIn(game, 'stack').at(-1) ?? '';
    const { waiting, controller, marks } = objectOf(game, item);
    if (waiting !== undefined) {
      return occur({ kind: 'abilityTaken', cites, object: item, reason: 'resolves' }, 'ability', { waiting });
    }
    if (toyCardOf(game, item).type === 'unit')
      return occur({ kind: 'entered', cites, object: item, seat: controller }, 'end');
    const scope = { ...effectOf(game, item, controller), bindings: { target: marks['target'] ?? [] } };
    return call(effectCall(game.rules, scope), 'discard', { item });
  },
  ability: (game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken');
    return call(effectCall(game.rules, scopeOf(waiting)), 'end');
  },
  discard: (_game, { item = '' }) => occur({ kind: 'moved', cites, object: item, to: 'trash' }, 'end'),
  end: () => done(),
});

type Placing = { readonly left: readonly Seat[]; readonly order: readonly string[] };

/** Turn player first, each orders its own. */
const placing = procedure<Placing>('placing', {
  next: (game, { left }) => {
    const [seat, ...others] = left;
    if (seat === undefined) return done();
    const own = triggersOf(game, seat);
    if (own.length < 2) return go('place', { left: others, order: own });
    return ask({ seat, kind: 'order', params: {}, cites }, 'ordered', { left: others });
  },
  ordered: (_game, _locals, result) => go('place', { order: textsOf(result) }),
  place: (_game, { order }) =>
    occur(
      order.map((triggered) => ({ kind: 'abilityPlaced', cites, triggered, zone: 'stack' })),
      'next',
    ),
});

const triggersOf = ({ state }: Game, seat: Seat): readonly string[] =>
  state.triggered.filter(({ controller }) => controller === seat).map(({ id }) => id);

const orderDecision: DecisionKind<Record<string, never>> = {
  kind: 'order',
  prompt: 'In which order do your abilities go on the stack?',
  space: (game, _params, { seat }) => ({ kind: 'order', options: triggersOf(game, seat).map((id) => ({ id })) }),
};

export const stackToy = (own: ToyParts = {}): GameDefinition =>
  toyGame({
    id: 'stack-toy',
    procedures: [turns, priority, announce, commit, resolveTop, placing, battle, harm, harmWord, ...toyWords()],
    start: () => turns.with({}),
    decisions: [orderDecision],
    checks: [fatalities],
    place: (game) => placing.with({ left: seatsFrom(game, game.state.turn.active), order: [] }),
    follow: goingBack,
    ...own,
  });
