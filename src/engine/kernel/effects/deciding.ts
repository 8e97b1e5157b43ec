import type { AnyVocabulary } from '../abilities/ability.js';
import type { ChooseOne, ChoosePlayer } from '../abilities/words.js';
import { textOf } from '../frames/result.js';
import { scopeAfter, bind, partCall, seatNamed, viewpointOfScope, word } from '../frames/word.js';
import { nodeAt } from '../game/compiled.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { seatsFrom, type Game } from '../game/draft.js';
import { ask, call } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import { isRecord, type Json } from '../json/index.js';
import { holds } from '../selectors/evaluate.js';
import { type Scope } from '../state/scope.js';
import type { Seat } from '../state/state.js';

/** Words by which players decide about something else than objects: one of several effects, a player. */
export const decidingWords = [
  word<ChooseOne<AnyVocabulary>>('choose-one', {
    ask: ({ game, node, scope }) => {
      const seat = seatNamed(node.who, scope);
      if (node.options.every(({ while: condition }) => condition !== undefined) && available(game, scope).length === 0)
        return bind(scope);
      const question = { seat, kind: 'chooseOne', params: { scope }, cites: game.rules.game.wordRules.chooseOne };
      return ask({ ...question, about: scope.source.object }, 'chosen');
    },
    chosen: ({ game, node, scope, result }) => {
      const index = node.options.findIndex(({ name }) => name === result);
      invariant(index >= 0, 'the answer is one of the options');
      return call(partCall(game, scope, 'options', index, 'effect'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  }),

  word<ChoosePlayer<AnyVocabulary>>('choose-player', {
    ask: ({ game, node, scope }) => {
      const [only, ...others] = choosablePlayers(game, scope, node.of);
      if (only === undefined) return bind(scope);
      if (others.length === 0) return call(partCall(game, naming(scope, only), 'effect'), 'end');
      const cites = game.rules.game.wordRules.choosePlayer;
      const params = { scope, of: node.of };
      return ask({ seat: scope.controller, kind: 'choosePlayer', params, cites, about: scope.source.object }, 'chosen');
    },
    chosen: ({ game, scope, result }) => call(partCall(game, naming(scope, textOf(result)), 'effect'), 'end'),
    end: ({ scope }) => bind(scope),
  }),
];

export const decidingDecisions = [
  {
    kind: 'chooseOne',
    prompt: 'Choose one of the effects',
    space: (game, { scope }) => ({ kind: 'one', options: available(game, scope).map((id) => ({ id })) }),
  } satisfies DecisionKind<{ readonly scope: Scope }>,
  {
    kind: 'choosePlayer',
    prompt: 'Choose a player for the effect',
    space: (game, { scope, of }) => ({
      kind: 'one',
      options: choosablePlayers(game, scope, of).map((id) => ({ id })),
    }),
  } satisfies DecisionKind<{ readonly scope: Scope; readonly of: 'all' | 'opponents' }>,
];

const naming = (scope: Scope, player: Seat): Scope => ({ ...scope, bindings: { ...scope.bindings, player } });

/** In turn order from the effect's player. */
const choosablePlayers = (game: Game, { controller }: Scope, of: 'all' | 'opponents'): readonly Seat[] => {
  const seats = seatsFrom(game, controller);
  return of === 'all' ? seats : seats.filter((seat) => seat !== controller);
};

/** The names of the effects whose conditions hold. */
const available = (game: Game, scope: Scope): readonly string[] => {
  const node = nodeAt(game.rules, scope.at);
  invariant(isChooseOne(node), 'the question was asked by a choice of effects');
  const from = viewpointOfScope(scope);
  return node.options
    .filter(({ while: condition }) => condition === undefined || holds(game, condition, from))
    .map(({ name }) => name);
};

/** The shape of a node was validated when its card set was loaded; the word names it. */
const isChooseOne = (node: Json): node is ChooseOne<AnyVocabulary> => isRecord(node) && node['do'] === 'choose-one';
