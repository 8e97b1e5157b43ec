import {
  ask,
  bind,
  boundIds,
  invariant,
  isRecord,
  nodeAt,
  optionsOf,
  presentIds,
  recordOf,
  seatNamed,
  viewpointOfScope,
  word,
  type DecisionKind,
  type Game,
  type Json,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import type { Separate } from '../vocabulary.js';

/** 15.1.1.11: cards divided into piles, each in exactly one; a pile may have none. */
export const separateWord = word<Separate>('separate', {
  ask: ({ game, node, scope }) => {
    if (dividedBy(game, scope, node).length === 0) return bind(scope, pilesOf(node, [], {}));
    const cites = [fftcg('15.1.1.11.2'), fftcg('15.1.1.11.3')];
    const question = { seat: seatNamed(node.who, scope), kind: 'separate', params: { scope }, cites };
    return ask({ ...question, about: scope.source.object }, 'separated');
  },
  separated: ({ game, node, scope, result }) =>
    bind(scope, pilesOf(node, dividedBy(game, scope, node), recordOf(result))),
});

const dividedBy = (game: Game, scope: Scope, { objects }: Separate): readonly ObjectId[] =>
  presentIds(game, boundIds(objects, viewpointOfScope(scope)));

/** Each pile in the order in which the cards were named. */
const pilesOf = ({ into }: Separate, ids: readonly ObjectId[], answer: { readonly [id: string]: Json }) =>
  Object.fromEntries(into.map((pile) => [pile, ids.filter((id) => answer[id] === pile)]));

export const separateDecision: DecisionKind<{ readonly scope: Scope }> = {
  kind: 'separate',
  prompt: 'Which card goes into which pile?',
  blind: true,
  space: (game, { scope }, { seat }) => {
    const node = nodeAt(game.rules, scope.at);
    invariant(isRecord(node) && isSeparate(node), 'the question was asked by a separation');
    return {
      kind: 'map',
      from: optionsOf(game, dividedBy(game, scope, node), seat),
      to: node.into.map((id) => ({ id })),
      injective: false,
      partial: false,
    };
  },
};

/** The shape of a node was validated when its card set was loaded; the word names it. */
const isSeparate = (node: { readonly [part: string]: Json }): node is Separate => node['do'] === 'separate';
