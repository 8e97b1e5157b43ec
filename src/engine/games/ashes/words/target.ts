import {
  ask,
  bind,
  defineWord,
  evaluate,
  filter,
  frameOfEffect,
  gives,
  isList,
  matching,
  nothingToChoose,
  occur,
  optionsOf,
  reject,
  test,
  textsOf,
  viewpointOfScope,
  wordForm,
  type DecisionKind,
  type Game,
  type Json,
  type NodeOf,
  type ObjectId,
  type Rejection,
  type Scope,
  type Space,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { refuseTarget, targetable, targeting, targetsIn } from '../rules/resolve/glossary.target.js';
import { targets } from './parts.js';

const form = wordForm({
  do: 'target',
  says: 'Targets are chosen and named as the line is reached. Responses come first, and an object that is no longer a legal target is left out.',
  parts: { from: filter, min: targets, max: targets, as: gives('objects') },
  cites: [ashes('glossary.target.1'), ashes('glossary.target.2')],
  restsOn: [ashes('resolve.2')],
  also: { 'x-ordered': ['min', 'max'] },
});
type Target = NodeOf<typeof form>;

/** With no legal target there is none; with no more than `min`, all of them are. */
export const target = defineWord(
  form,
  {
    ask: ({ game, node, scope, cites }) => {
      const options = targetable(game, node.from, scope);
      if (options.length === 0) return occur(nothingToChoose(game, scope), 'none');
      const { min, max } = bounds(game, node, scope);
      if (max === 0) return bind(scope, { [node.as]: [] });
      if (options.length <= min) return occur(targetingNow(game, scope, options), 'answered');
      const { controller: seat, source } = scope;
      return ask({ seat, kind: 'target', params: { scope }, cites, about: source.object }, 'chosen');
    },
    none: ({ node, scope }) => bind(scope, { [node.as]: [] }),
    chosen: ({ game, node, scope, result }) => {
      const chosen = textsOf(result);
      return chosen.length === 0
        ? bind(scope, { [node.as]: [] })
        : occur(targetingNow(game, scope, chosen), 'answered');
    },
    answered: ({ game, node, scope, result }) => {
      const legal = targetable(game, node.from, scope);
      return bind(scope, { [node.as]: targetsIn(result).filter((id) => legal.includes(id)) });
    },
  },
  (nodeIn) => {
    const space = (game: Game, { scope }: Asked): Space => spaceOf(game, nodeIn(game, scope), scope);
    return [
      {
        kind: 'target',
        prompt: 'Choose targets for the effect',
        space,
        refuse: (game, asked, answer, { cites }) => {
          const verdict = test(space(game, asked), answer);
          if (verdict === true) return null;
          const { scope } = asked;
          return (
            refuseForbidden(game, nodeIn(game, scope), scope, answer) ?? reject(verdict.fault, cites, verdict.message)
          );
        },
      } satisfies DecisionKind<Asked>,
    ];
  },
);

type Asked = { readonly scope: Scope };

const targetingNow = (game: Game, scope: Scope, objects: readonly ObjectId[]) =>
  targeting(scope, objects, frameOfEffect(game));

const spaceOf = (game: Game, node: Target, scope: Scope): Space => {
  const options = targetable(game, node.from, scope);
  const { min, max } = bounds(game, node, scope);
  return {
    kind: 'some',
    options: optionsOf(game, options, scope.controller),
    min: Math.min(min, options.length),
    max: Math.min(max, options.length),
  };
};

const bounds = (game: Game, { min, max }: Target, scope: Scope): { readonly min: number; readonly max: number } => {
  const from = viewpointOfScope(scope);
  const most = Math.max(0, evaluate(game, max, from));
  return { min: Math.min(most, Math.max(0, evaluate(game, min, from))), max: most };
};

/** Refuses a target that matches but is protected by a text, with that text as the reason. */
const refuseForbidden = (game: Game, { from }: Target, scope: Scope, answer: Json): Rejection | null => {
  const named = isList(answer) ? answer : [];
  for (const id of matching(game, from, scope, scope.controller)) {
    const refusal = named.includes(id) ? refuseTarget(game, scope, id) : null;
    if (refusal !== null) return refusal;
  }
  return null;
};
