import {
  ask,
  bind,
  boundIds,
  defineWord,
  gives,
  listOf,
  objects,
  optionsOf,
  presentIds,
  recordOf,
  seatNamed,
  viewpointOfScope,
  who,
  wordForm,
  type DecisionKind,
  type Game,
  type Json,
  type NodeOf,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

const form = wordForm({
  do: 'separate',
  says: 'Into piles with these names; each card into one, and a pile may have none.',
  parts: { objects, into: { ...listOf(gives('objects'), 2, 4), uniqueItems: true }, who },
  cites: [fftcg('15.1.1.11.2'), fftcg('15.1.1.11.3')],
});

type Separate = NodeOf<typeof form>;

/** 15.1.1.11: cards divided into piles, each in exactly one; a pile may have none. */
export const separate = defineWord(
  form,
  {
    ask: ({ game, node, scope, cites }) => {
      if (dividedBy(game, scope, node).length === 0) return bind(scope, pilesOf(node, [], {}));
      const question = { seat: seatNamed(node.who, scope), kind: 'separate', params: { scope }, cites };
      return ask({ ...question, about: scope.source.object }, 'separated');
    },
    separated: ({ game, node, scope, result }) =>
      bind(scope, pilesOf(node, dividedBy(game, scope, node), recordOf(result))),
  },
  (nodeIn) => [
    {
      kind: 'separate',
      prompt: 'Which card goes into which pile?',
      blind: true,
      space: (game, { scope }, { seat }) => {
        const node = nodeIn(game, scope);
        return {
          kind: 'map',
          from: optionsOf(game, dividedBy(game, scope, node), seat),
          to: node.into.map((id) => ({ id })),
          injective: false,
          partial: false,
        };
      },
    } satisfies DecisionKind<{ readonly scope: Scope }>,
  ],
);

const dividedBy = (game: Game, scope: Scope, { objects: names }: Separate): readonly ObjectId[] =>
  presentIds(game, boundIds(names, viewpointOfScope(scope)));

/** Each pile in the order in which the cards were named. */
const pilesOf = ({ into }: Separate, ids: readonly ObjectId[], answer: { readonly [id: string]: Json }) =>
  Object.fromEntries(into.map((pile) => [pile, ids.filter((id) => answer[id] === pile)]));
