/**
 * A toy with a bag, in the manner of Lorcana: only the active player acts; after every step checks run to quiet and
 * then what triggered waits in a bag that its holder empties before the next seat does. A spell resolves as it is
 * played.
 */
import {
  announce,
  ask,
  call,
  done,
  effectCall,
  go,
  hasFailed,
  invariant,
  isPlaying,
  objectOf,
  objectsIn,
  occur,
  procedure,
  recordOf,
  resolutionCall,
  seatsFrom,
  settle,
  textOf,
  zoneOf,
  type AnyProcedure,
  type DecisionKind,
  type Game,
  type GameDefinition,
  type ObjectId,
  type Seat,
  type Triggered,
} from '../../../src/engine/kernel/index.js';
import { actionOf, cites, effectOf, fatalities, goingBack, scopeOf, toyCardOf, toyGame, type ToyParts } from './toy.js';
import { toyWords } from './toy-words.js';

const turns = procedure('bag-toy', {
  act: (game) => {
    const seat = game.state.turn.active;
    const plays = objectsIn(game, zoneOf(seat, 'hand')).map((card) => ({ action: 'play', card }));
    return ask({ seat, kind: 'act', params: { actions: [...plays, { action: 'end' }] }, cites }, 'carryOut');
  },
  carryOut: (game, _locals, result) => {
    const { action, card } = actionOf(result);
    if (action === 'end') return go('endEffects');
    invariant(typeof card === 'string', 'a card is played');
    return call(play.with({ seat: game.state.turn.active, card }), 'settle');
  },
  settle: () => call(bag.with({ holder: null }), 'act'),
  endEffects: (game) => {
    const ending = game.state.effects.filter(({ until }) => until.at === 'endOfTurn').map(({ id }) => id);
    return occur({ kind: 'effectsEnded', cites, effects: ending }, 'settleEnd');
  },
  settleEnd: () => call(bag.with({ holder: null }), 'next'),
  next: (game) => {
    const { number, active } = game.state.turn;
    const [next] = seatsFrom(game, active).filter((seat) => seat !== active);
    const turn = { number: number + 1, active: next ?? active, phase: 'main' };
    return occur({ kind: 'turnChanged', cites, turn }, 'act');
  },
  stopped: (game) => (isPlaying(game, game.state.turn.active) ? go('settle') : go('endEffects')),
});

/** A spell announces what it chooses and divides, and resolves; what it orders for afterwards comes last. */
const play = procedure<{ readonly seat: Seat; readonly card: ObjectId }>('play', {
  play: (game, { seat, card }) =>
    toyCardOf(game, card).type === 'unit'
      ? occur({ kind: 'entered', cites, object: card, seat }, 'end')
      : call(announce.with({ ...announced(game, seat, card), bindings: {} }), 'resolve'),
  resolve: (game, { seat, card }, result) => {
    if (hasFailed(result)) return done();
    const scope = { ...effectOf(game, card, seat), bindings: recordOf(result) };
    return call(resolutionCall(scope, [{ kind: 'moved', cites, object: card, to: 'trash' }]), 'end');
  },
  end: () => done(),
});

const announced = (game: Game, seat: Seat, card: ObjectId) => ({
  at: { definition: toyCardOf(game, card).id, path: [] },
  source: { object: card, definition: toyCardOf(game, card).id },
  controller: seat,
  cites: { modes: cites, targets: cites, divisions: cites },
});

type Bag = { readonly holder: Seat | null; readonly entry?: ObjectId; readonly waiting?: Triggered };

const bag = procedure<Bag>('bag', {
  settle: () => call(settle.with({ place: true, passes: 0 }), 'hold'),
  hold: (game, { holder }) => {
    const next = seatsFrom(game, holder ?? game.state.turn.active).find((seat) => waitingFor(game, seat).length > 0);
    if (next === undefined) return done();
    const [only, ...more] = waitingFor(game, next);
    if (only !== undefined && more.length === 0) return go('take', { holder: next, entry: only });
    return ask({ seat: next, kind: 'bag', params: {}, cites }, 'chosen', { holder: next });
  },
  chosen: (_game, _locals, result) => go('take', { entry: textOf(result) }),
  take: (game, { entry = '' }) => {
    const { waiting } = objectOf(game, entry);
    invariant(waiting !== undefined, 'abilities wait in the bag');
    return occur({ kind: 'abilityTaken', cites, object: entry, reason: 'resolves' }, 'resolve', { waiting });
  },
  resolve: (game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken');
    return call(effectCall(game.rules, scopeOf(waiting)), 'settle');
  },
  stopped: () => go('settle'),
});

const waitingFor = (game: Game, seat: Seat): readonly ObjectId[] =>
  objectsIn(game, 'stack').filter((id) => objectOf(game, id).controller === seat);

const bagDecision: DecisionKind<Record<string, never>> = {
  kind: 'bag',
  prompt: 'Which resolves next?',
  space: (game, _params, { seat }) => ({ kind: 'one', options: waitingFor(game, seat).map((id) => ({ id })) }),
};

/** The ruleset, or one like it with other tables and more words. */
export const bagToy = (own: ToyParts = {}, words: readonly AnyProcedure[] = []): GameDefinition =>
  toyGame({
    id: 'bag-toy',
    procedures: [turns, play, bag, ...toyWords(), ...words],
    start: () => turns.with({}),
    decisions: [bagDecision],
    checks: [fatalities],
    place: (_game, triggered) =>
      triggered.map(({ id }) => ({ kind: 'abilityPlaced', cites, triggered: id, zone: 'stack' })),
    follow: goingBack,
    ...own,
  });
