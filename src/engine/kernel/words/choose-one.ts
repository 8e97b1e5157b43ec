import type { Condition } from '../abilities/condition.js';
import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { scopeAfter, bind, partCall, seatNamed, viewpointOfScope } from '../frames/word.js';
import type { Game } from '../game/draft.js';
import { ask, call } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import { abilityName, condition, effect, listOf, optional, recordOf, type Part } from '../language/parts.js';
import { holds } from '../selectors/evaluate.js';
import type { Scope } from '../state/scope.js';
import { seatName } from './parts.js';

const option = recordOf('An effect by name.', {
  name: abilityName,
  while: optional<Part<Condition>>({ ...condition, description: 'Else it is not there to choose.' }),
  effect,
});

/** Only one of the effects is carried out. */
export const chooseOne = defineWord(
  {
    do: 'choose-one',
    says: 'The player chooses one of the effects by its name; only that is done.',
    parts: { options: { ...listOf(option, 2, 6), 'x-alternatives': true }, who: optional(seatName) },
  },
  {
    ask: ({ game, node, scope }) => {
      const isSure = node.options.some(({ while: condition }) => condition === undefined);
      if (!isSure && available(game, scope, node.options).length === 0) return bind(scope);
      const question = { kind: 'chooseOne', params: { scope }, cites: rulesOf(game, node), about: scope.source.object };
      return ask({ seat: seatNamed(node.who, scope), ...question }, 'chosen');
    },
    chosen: ({ game, node, scope, result }) => {
      const index = node.options.findIndex(({ name }) => name === result);
      invariant(index >= 0, 'the answer is one of the options');
      return call(partCall(game, scope, 'options', index, 'effect'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  },
  (nodeIn) => [
    {
      kind: 'chooseOne',
      prompt: 'Choose one of the effects',
      space: (game, { scope }: { readonly scope: Scope }) => ({
        kind: 'one',
        options: available(game, scope, nodeIn(game, scope).options).map((id) => ({ id })),
      }),
    },
  ],
);

type Conditional = { readonly name: string; readonly while?: Condition };

/** The names of the effects whose conditions hold. */
const available = (game: Game, scope: Scope, options: readonly Conditional[]): readonly string[] => {
  const from = viewpointOfScope(scope);
  return options
    .filter(({ while: condition }) => condition === undefined || holds(game, condition, from))
    .map(({ name }) => name);
};
