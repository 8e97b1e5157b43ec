import {
  ask,
  bind,
  call,
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
  /** The card whose effect it is. */
  readonly about: ObjectId;
  readonly cites: readonly Citation[];
};

/**
 * One by one, as long as there are any (resolve.2): only the draw step tires (prepare.3a). The result is how many were
 * drawn.
 */
export const drawing = procedure<Drawing>('drawing', {
  begin: (game, { seat, left, upTo, about, cites }) => {
    const max = Math.min(left, drawPileOf(game, seat).length);
    if (!upTo || max <= 0) return go('next', { left: max });
    return ask({ seat, kind: 'howMany', params: { max }, cites, about }, 'said');
  },
  said: (_game, _locals, result) => go('next', { left: numberIn(result) }),
  next: (_game, { seat, left, drawn, cites }) => {
    if (left <= 0) return done(drawn);
    const event: Drawn = { kind: 'drawn', cites, seat };
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
      return call(drawing.with({ seat, left, upTo: node.upTo === true, drawn: 0, about, cites }), 'end');
    },
    // Null of a player who has left meanwhile.
    end: ({ node, scope, result }) => bind(scope, node.as === undefined ? {} : { [node.as]: result ?? 0 }),
  },
);
