import {
  ask,
  bind,
  entriesOf,
  evaluate,
  flag,
  gives,
  go,
  matches,
  numberIn,
  occur,
  optional,
  optionsOf,
  seatNamed,
  textsOf,
  uses,
  type Amount,
  type Citation,
  type DecisionKind,
  type Effect,
  type Game,
  type GameEvent,
  type Instruction,
  type ObjectId,
  type Scope,
  type Seat,
  type WordSteps,
} from '../../../kernel/index.js';
import { activePoolOf } from '../state.js';
import { amountOfDice, suchDice, type SuchDice } from './parts.js';

/** How words name dice of an active pool. */
export const diceOfPool = {
  count: amountOfDice,
  dice: optional(suchDice),
  player: optional({ ...uses('seat'), description: 'Whose dice; absent: those of the player of the effect.' }),
};

/** What the words say by which dice of an active pool are taken together. */
export const diceTaken = {
  ...diceOfPool,
  upTo: optional({ ...flag, description: 'The player may take fewer.' }),
  as: optional({ ...gives('number'), description: 'How many dice were taken.' }),
};

export type OfPool = Effect & {
  readonly count: Amount;
  readonly dice?: SuchDice;
  readonly player?: string;
  readonly upTo?: boolean;
};

type Happening = (of: {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
  readonly cites: readonly Citation[];
}) => GameEvent;

/** The player of the effect chooses, also among dice of an opponent (dice-chosen): as many as there are (resolve.2). */
export const takingDice = <Node extends OfPool>(happens: Happening): WordSteps<Node> => ({
  begin: ({ game, node, scope, from, cites }) => {
    const of = seatNamed(node.player, scope);
    const there = matchingDice(game, of, node.dice);
    const max = Math.min(evaluate(game, node.count, from), there.length);
    if (max <= 0) return go('chosen', { chosen: [] });
    if (node.upTo !== true && max === there.length) return go('chosen', { chosen: there });
    const { controller: seat, source } = scope;
    const params = { of, min: node.upTo === true ? 0 : max, max, ...(node.dice !== undefined && { dice: node.dice }) };
    return ask({ seat, kind: 'diceOfPool', params, cites, about: source.object }, 'answered');
  },
  answered: ({ result }) => go('chosen', { chosen: textsOf(result) }),
  chosen: ({ game, node, scope, locals, cites }) => {
    const seat = seatNamed(node.player, scope);
    const there = activePoolOf(game, seat);
    const objects = textsOf(locals['chosen'] ?? []).filter((id) => there.includes(id));
    if (objects.length === 0) return counted(node, scope, 0);
    return occur(happens({ seat, objects, cites }), 'done', { count: objects.length });
  },
  done: ({ node, scope, locals, result }) =>
    counted(node, scope, entriesOf(result).length === 0 ? 0 : numberIn(locals['count'] ?? 0)),
});

/** Gives the number of dice under the name that the text asks for. */
export const counted = (node: OfPool, scope: Scope, count: number): Instruction =>
  bind(scope, typeof node['as'] === 'string' ? { [node['as']]: count } : {});

/** The matching dice of an active pool. */
export const matchingDice = (game: Game, of: Seat, only: SuchDice | undefined): readonly ObjectId[] =>
  activePoolOf(game, of).filter(
    (id) =>
      only === undefined ||
      matches(game, { zone: 'activePool', ...only }, id, { source: id, controller: of, bindings: {} }),
  );

type Taking = { readonly of: Seat; readonly min: number; readonly max: number; readonly dice?: SuchDice };

export const diceOfPoolDecision: DecisionKind<Taking> = {
  kind: 'diceOfPool',
  prompt: 'Which dice?',
  // A player who has left the game meanwhile has no dice.
  space: (game, { of, min, max, dice }, { seat }) => {
    const options = optionsOf(game, matchingDice(game, of, dice), seat);
    return { kind: 'some', options, min: Math.min(min, options.length), max };
  },
};
