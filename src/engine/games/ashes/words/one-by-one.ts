import {
  bind,
  entriesOf,
  go,
  happened,
  numberIn,
  objectIn,
  occur,
  optional,
  seatNamed,
  textsOf,
  uses,
  type Amount,
  type Effect,
  type Instruction,
  type ObjectId,
  type Running,
  type WordSteps,
} from '../../../kernel/index.js';
import type { Discarded } from '../events/setup-cards.js';
import { cards } from './parts.js';

/** What the words say by which a player discards cards that are not in play. */
export const discarded = {
  player: optional({ ...uses('seat'), description: 'Absent: the player of the effect.' }),
  count: cards,
  as: happened,
};

type Discards = Effect & { readonly count: Amount; readonly player?: string; readonly as?: string };

/** To `next`: so many cards. */
export const discards = (left: number): Instruction => go('next', { left, done: [] });

/** Cards are discarded one by one, as many as there are (resolve.2); `as` names them where they are then. */
export const oneByOne = <Node extends Discards>(
  from: 'hand' | 'drawPile',
  next: (running: Running<Node>) => ObjectId | undefined,
): WordSteps<Node> => ({
  next: (running) => {
    const { game, node, scope, locals, cites } = running;
    const left = numberIn(locals['left'] ?? 0);
    const object = left > 0 ? next(running) : undefined;
    if (object === undefined || objectIn(game, object) === undefined)
      return bind(scope, node.as === undefined ? {} : { [node.as]: locals['done'] ?? [] });
    const event: Discarded = { kind: 'discarded', cites, seat: seatNamed(node.player, scope), object, from };
    return occur(event, 'discarded', { left: left - 1 });
  },
  discarded: ({ locals, result }) => {
    const now = entriesOf(result).flatMap(({ object }) => (typeof object === 'string' ? [object] : []));
    return go('next', { done: [...textsOf(locals['done'] ?? []), ...now] });
  },
});
