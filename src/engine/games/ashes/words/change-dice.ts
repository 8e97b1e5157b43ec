import {
  ask,
  entriesOf,
  evaluate,
  flag,
  gives,
  go,
  numberIn,
  objectIn,
  occur,
  optional,
  optionsOf,
  seatNamed,
  textOf,
  textsOf,
  type DecisionKind,
  type Game,
  type Instruction,
  type ObjectId,
  type Running,
  type Seat,
  type WordSteps,
} from '../../../kernel/index.js';
import { LEVELS, type Level } from '../printed.js';
import type { DieChanged } from '../events/dice-pools.js';
import { levelOf } from '../state.js';
import { counted, diceOfPool, matchingDice, type OfPool } from './dice-of-pool.js';
import type { SuchDice } from './parts.js';

/** What the words say by which dice of an active pool are turned. */
export const turnedDice = {
  ...diceOfPool,
  upTo: optional({ ...flag, description: 'The player may turn fewer.' }),
  as: optional({ ...gives('number'), description: 'How many were turned to another side.' }),
};

/** `set`: to any side; else by one level. */
type Way = 'set' | 'raise' | 'lower';

/**
 * The player of the effect chooses which dice, also of an opponent (glossary.dicepower, resolve.2: as many as there
 * are), and then each is turned. A die that cannot be raised or lowered any further is none that could be chosen
 * (glossary.level).
 */
export const turning = <Node extends OfPool>(way: Way): WordSteps<Node> => {
  const next = ({ game, scope, node, locals, cites }: Running<Node>, turned: number): Instruction => {
    const [die, ...left] = dice(game, textsOf(locals['left'] ?? []), way);
    if (die === undefined) return counted(node, scope, turned);
    const [to, ...others] = sides(game, die, way);
    if (to === undefined) return go('next', { left, turned });
    if (others.length === 0) return occur(turn(die, to, cites), 'turned', { left, turned });
    const { controller: seat, source } = scope;
    return ask({ seat, kind: 'dieSide', params: { die }, cites, about: source.object }, 'said', { die, left, turned });
  };
  return {
    begin: ({ game, node, scope, from, cites }) => {
      const of = seatNamed(node.player, scope);
      const there = dice(game, matchingDice(game, of, node.dice), way);
      const max = Math.min(evaluate(game, node.count, from), there.length);
      if (max <= 0 || (node.upTo !== true && max === there.length))
        return go('next', { left: max <= 0 ? [] : there, turned: 0 });
      const { controller: seat, source } = scope;
      const only = node.dice === undefined ? {} : { dice: node.dice };
      const params = { of, way, min: node.upTo === true ? 0 : max, max, ...only };
      return ask({ seat, kind: 'diceToTurn', params, cites, about: source.object }, 'chosen');
    },
    chosen: ({ result }) => go('next', { left: textsOf(result), turned: 0 }),
    next: (running) => next(running, numberIn(running.locals['turned'] ?? 0)),
    said: ({ locals, result, cites }) => {
      const side = LEVELS.find((level) => level === textOf(result)) ?? 'basic';
      return occur(turn(textOf(locals['die'] ?? ''), side, cites), 'turned');
    },
    turned: (running) => next(running, numberIn(running.locals['turned'] ?? 0) + entriesOf(running.result).length),
  };
};

const turn = (object: ObjectId, level: Level, cites: DieChanged['cites']): DieChanged => ({
  kind: 'dieChanged',
  cites,
  object,
  level,
});

/** Those that can be turned in this way. */
const dice = (game: Game, ids: readonly ObjectId[], way: Way): readonly ObjectId[] =>
  ids.filter((id) => objectIn(game, id) !== undefined && sides(game, id, way).length > 0);

/** To any side is also to the one that it shows. */
const sides = (game: Game, die: ObjectId, way: Way): readonly Level[] => {
  const at = LEVELS.indexOf(levelOf(game, die));
  if (way === 'set') return LEVELS;
  return way === 'raise' ? LEVELS.slice(at + 1, at + 2) : LEVELS.slice(Math.max(0, at - 1), at);
};

type Turning = {
  readonly of: Seat;
  readonly way: Way;
  readonly min: number;
  readonly max: number;
  readonly dice?: SuchDice;
};

export const diceToTurnDecision: DecisionKind<Turning> = {
  kind: 'diceToTurn',
  prompt: 'Which dice are turned?',
  // A player who has left the game meanwhile has no dice.
  space: (game, { of, way, min, max, dice: only }, { seat }) => {
    const options = optionsOf(game, dice(game, matchingDice(game, of, only), way), seat);
    return { kind: 'some', options, min: Math.min(min, options.length), max };
  },
};

export const dieSideDecision: DecisionKind<{ readonly die: ObjectId }> = {
  kind: 'dieSide',
  prompt: 'To which side is the die turned?',
  space: () => ({ kind: 'one', options: LEVELS.map((id) => ({ id })) }),
};
