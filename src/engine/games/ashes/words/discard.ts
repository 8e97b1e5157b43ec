import {
  ask,
  defineWord,
  evaluate,
  go,
  objectIn,
  optionsOf,
  seatNamed,
  textsOf,
  type DecisionKind,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { handOf } from '../state.js';
import { discarded, discards, oneByOne } from './one-by-one.js';

/** The player who discards chooses (glossary.choose), unless it is the whole hand. */
export const discard = defineWord(
  {
    do: 'discard',
    says: 'A player discards cards of the hand, which that player chooses.',
    parts: discarded,
    cites: [ashes('discard.2')],
    restsOn: [ashes('glossary.choose'), ashes('resolve.2')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const seat = seatNamed(node.player, scope);
      const hand = handOf(game, seat);
      const count = Math.min(evaluate(game, node.count, from), hand.length);
      if (count <= 0) return discards(0);
      if (count === hand.length) return go('chosen', { chosen: hand });
      const { object: about } = scope.source;
      return ask({ seat, kind: 'discardCards', params: { count }, cites, about }, 'answered');
    },
    answered: ({ result }) => go('chosen', { chosen: textsOf(result) }),
    chosen: ({ locals }) => discards(textsOf(locals['chosen'] ?? []).length),
    ...oneByOne('hand', ({ game, locals }) =>
      textsOf(locals['chosen'] ?? []).find((id) => objectIn(game, id) !== undefined),
    ),
  },
);

export const discardCardsDecision: DecisionKind<{ readonly count: number }> = {
  kind: 'discardCards',
  prompt: 'Which cards of your hand do you discard?',
  secret: true,
  space: (game, { count }, { seat }) => ({
    kind: 'some',
    options: optionsOf(game, handOf(game, seat), seat),
    min: count,
    max: count,
  }),
};
