import {
  ask,
  bind,
  call,
  constant,
  defineWord,
  done,
  entriesOf,
  evaluate,
  flag,
  gives,
  go,
  numberIn,
  occur,
  optional,
  procedure,
  seatNamed,
  uses,
  type Citation,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import type { Drawn } from '../events/setup-cards.js';
import { ashes } from '../rulebook.js';
import { drawPileOf } from '../state.js';
import { cards } from './parts.js';

type Drawing = {
  readonly seat: Seat;
  /** How many still, at most. */
  readonly left: number;
  readonly upTo: boolean;
  readonly drawn: number;
  readonly from?: 'bottom';
  /** The card whose effect it is. */
  readonly about: ObjectId;
  readonly cites: readonly Citation[];
};

/**
 * glossary.drawpile: one by one, as long as there are any (resolve.2). Only the draw step tires (prepare.3a). The
 * result is how many were drawn.
 */
export const drawing = procedure<Drawing>('drawing', {
  begin: (game, { seat, left, upTo, about, cites }) => {
    const max = Math.min(left, drawPileOf(game, seat).length);
    if (!upTo || max <= 0) return go('next', { left: max });
    return ask({ seat, kind: 'howMany', params: { max }, cites, about }, 'said');
  },
  said: (_game, _locals, result) => go('next', { left: numberIn(result) }),
  next: (_game, { seat, left, drawn, from, cites }) => {
    if (left <= 0) return done(drawn);
    const event: Drawn = { kind: 'drawn', cites, seat, ...(from !== undefined && { from }) };
    return occur(event, 'drawn', { left: left - 1 });
  },
  drawn: (_game, { drawn }, result) => go('next', { drawn: drawn + entriesOf(result).length }),
});

export const draw = defineWord(
  {
    do: 'draw',
    says: 'A player draws cards, the one whose effect it is unless another is named.',
    parts: {
      count: cards,
      player: optional(uses('seat')),
      from: optional({ ...constant('bottom'), description: 'From the bottom of the draw pile.' }),
      upTo: optional({ ...flag, description: 'The player who draws says how many, so many at most.' }),
      as: optional({ ...gives('number'), description: 'How many were drawn.' }),
    },
    cites: [ashes('glossary.drawpile'), ashes('resolve.2')],
  },
  {
    begin: ({ game, node, scope, from, cites }) => {
      const seat = seatNamed(node.player, scope);
      const left = evaluate(game, node.count, from);
      const { object: about } = scope.source;
      const { from: end } = node;
      const drawn = { seat, left, upTo: node.upTo === true, drawn: 0, about, cites };
      return call(drawing.with({ ...drawn, ...(end !== undefined && { from: end }) }), 'end');
    },
    // Null of a player who has left meanwhile.
    end: ({ node, scope, result }) => bind(scope, node.as === undefined ? {} : { [node.as]: result ?? 0 }),
  },
);
