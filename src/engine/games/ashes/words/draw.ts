import {
  ask,
  bind,
  defineWord,
  entriesOf,
  evaluate,
  flag,
  gives,
  go,
  numberIn,
  occur,
  optional,
  seatNamed,
  uses,
} from '../../../kernel/index.js';
import type { Drawn } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { drawPileOf } from '../state.js';
import { cards } from './parts.js';

/** One by one, as long as there are any (resolve.2): only the draw step tires (prepare.3a). */
export const draw = defineWord(
  {
    do: 'draw',
    says: 'A player draws cards, the one whose effect it is unless another is named.',
    parts: {
      count: cards,
      player: optional(uses('seat')),
      upTo: optional({ ...flag, description: 'The player who draws says how many, so many at most.' }),
      as: optional({ ...gives('number'), description: 'How many were drawn.' }),
    },
    cites: [ashes('glossary.drawpile'), ashes('resolve.2')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const seat = seatNamed(node.player, scope);
      const max = Math.min(evaluate(game, node.count, from), drawPileOf(game, seat).length);
      if (node.upTo !== true || max <= 0) return go('next', { left: max, drawn: 0 });
      return ask({ seat, kind: 'howMany', params: { max }, cites, about: scope.source.object }, 'said');
    },
    said: ({ result }) => go('next', { left: numberIn(result), drawn: 0 }),
    next: ({ node, scope, locals, cites }) => {
      const { left = 0, drawn = 0 } = locals;
      if (numberIn(left) <= 0) return bind(scope, node.as === undefined ? {} : { [node.as]: drawn });
      const event: Drawn = { kind: 'drawn', cites, seat: seatNamed(node.player, scope) };
      return occur(event, 'drawn', { left: numberIn(left) - 1 });
    },
    drawn: ({ locals, result }) => {
      return go('next', { drawn: numberIn(locals['drawn'] ?? 0) + entriesOf(result).length });
    },
  },
);
