/**
 * A toy with a chain, in the manner of Riftbound: what triggers, and what is played, is put on the chain at once, also
 * in the middle of a resolution, and the newest item resolves when all have passed. What leaves does not see what
 * leaves with it. Who must draw from an empty deck burns out first: the trash becomes the deck and an opponent scores.
 */
import {
  ask,
  bind,
  boundIds,
  call,
  done,
  effectCall,
  evaluate,
  go,
  invariant,
  objectOf,
  objectsIn,
  occur,
  procedure,
  seatsFrom,
  settle,
  word,
  zoneOf,
  type Amount,
  type Game,
  type GameDefinition,
  type GameEvent,
  type ObjectId,
  type Replacer,
  type Seat,
  type Triggered,
} from '../../../src/engine/kernel/index.js';
import {
  actionOf,
  cites,
  effectOf,
  fatalities,
  numberField,
  scopeOf,
  toyCardOf,
  toyGame,
  type ToyParts,
  won,
} from './toy.js';
import { toyWords } from './toy-words.js';

export const POINTS_TO_WIN = 3;

const CHAIN = 'stack';

type Turn = { readonly seat: Seat | null; readonly passes: number };

/** One seat after the other plays or passes; when all have passed the newest item resolves, or the turn is over. */
const turns = procedure<Turn>('chain-toy', {
  settle: () => call(settle.with({ place: true, passes: 0 }), 'ask'),
  ask: (game, { seat }) => {
    const asked = seat ?? game.state.turn.active;
    const plays = objectsIn(game, zoneOf(asked, 'hand')).map((card) => ({ action: 'play', card }));
    const actions = [...plays, { action: 'pass' }];
    return ask({ seat: asked, kind: 'act', params: { actions }, cites }, 'act', { seat: asked });
  },
  act: (game, { seat, passes }, result) => {
    const { card } = actionOf(result);
    invariant(seat !== null, 'a seat was asked');
    if (typeof card === 'string') return occur(played(card), 'settle', { passes: 0 });
    const seats = seatsFrom(game, seat);
    if (passes + 1 < seats.length) return go('ask', { seat: seats[1] ?? seat, passes: passes + 1 });
    return objectsIn(game, CHAIN).length === 0 ? go('next') : go('resolve');
  },
  resolve: () => call(resolveNewest.with({}), 'settle', { seat: null, passes: 0 }),
  next: (game) => {
    const { number, active } = game.state.turn;
    const [, next = active] = seatsFrom(game, active);
    const turn = { number: number + 1, active: next, phase: 'main' };
    return occur({ kind: 'turnChanged', cites, turn }, 'settle', { seat: null, passes: 0 });
  },
});

const played = (card: ObjectId): GameEvent => ({ kind: 'moved', cites, object: card, to: CHAIN });

const resolveNewest = procedure<{ readonly item?: ObjectId; readonly waiting?: Triggered }>('resolve-newest', {
  take: (game) => {
    const item = objectsIn(game, CHAIN).at(-1) ?? '';
    const { waiting, owner } = objectOf(game, item);
    if (waiting === undefined && toyCardOf(game, item).type === 'unit') {
      return occur({ kind: 'entered', cites, object: item, seat: owner }, 'end');
    }
    if (waiting === undefined) return call(effectCall(game.rules, effectOf(game, item, owner)), 'discard', { item });
    return occur({ kind: 'abilityTaken', cites, object: item, reason: 'resolves' }, 'ability', { waiting });
  },
  ability: (game, { waiting }) => {
    invariant(waiting !== undefined, 'an ability was taken');
    return call(effectCall(game.rules, scopeOf(waiting)), 'end');
  },
  discard: (_game, { item = '' }) => occur({ kind: 'moved', cites, object: item, to: 'trash' }, 'end'),
  end: () => done(),
});

/** Card after card, since each may have to burn out first. */
const drawing = procedure<{ readonly seat: Seat; readonly left: number }>('drawing', {
  draw: (_game, { seat, left }) =>
    left === 0 ? done() : occur({ kind: 'drew', cites, seat }, 'draw', { left: left - 1 }),
});

const burnOut = procedure<{ readonly seat: Seat }>('burn-out', {
  recycle: (game, { seat }) =>
    occur(
      objectsIn(game, zoneOf(seat, 'trash')).map((object) => ({ kind: 'moved', cites, object, to: 'deck' })),
      'shuffle',
    ),
  shuffle: (_game, { seat }) => occur({ kind: 'shuffled', cites, seat, zone: zoneOf(seat, 'deck') }, 'score'),
  score: (game, { seat }) => {
    const [, opponent = seat] = seatsFrom(game, seat);
    return occur({ kind: 'scored', cites, seat: opponent, amount: 1 }, 'win');
  },
  win: (game, { seat }) => {
    const [, opponent = seat] = seatsFrom(game, seat);
    return numberField(game, opponent, 'score') < POINTS_TO_WIN
      ? done()
      : occur(won(game.state.seats, [opponent]), 'end');
  },
  end: () => done(),
});

/** The same draw, after burning out. */
const burningOut: Replacer = {
  name: 'burn out',
  on: 'drew',
  cites,
  applies: (game, { seat }) => typeof seat === 'string' && objectsIn(game, zoneOf(seat, 'deck')).length === 0,
  optionalFor: () => null,
  replace: (_game, event) => [event],
  first: (_game, { seat }) => burnOut.with({ seat: typeof seat === 'string' ? seat : '' }),
};

export type DrawWord = { readonly do: 'draw'; readonly amount: Amount };
export type PlayWord = { readonly do: 'play'; readonly objects: string };

const words = [
  word<DrawWord>('draw', {
    do: ({ game, node, from, scope }) =>
      call(drawing.with({ seat: scope.controller, left: evaluate(game, node.amount, from) }), 'end'),
    end: ({ scope }) => bind(scope),
  }),
  // Played during a resolution: on the chain at once, to resolve later.
  word<PlayWord>('play', {
    do: ({ node, from }) => occur(boundIds(node.objects, from).map(played), 'end'),
    end: ({ scope }) => bind(scope),
  }),
];

/** A triggered ability goes on the chain at once. */
const placed = (game: Game): readonly GameEvent[] =>
  game.state.triggered.map(({ id }) => ({ kind: 'abilityPlaced', cites, triggered: id, zone: CHAIN }));

export const chainToy = (own: ToyParts = {}): GameDefinition =>
  toyGame({
    id: 'chain-toy',
    procedures: [turns, resolveNewest, drawing, burnOut, ...words, ...toyWords()],
    start: () => turns.with({ seat: null, passes: 0 }),
    looksBack: [],
    replacers: [burningOut],
    checks: [fatalities],
    follow: placed,
    ...own,
  });
