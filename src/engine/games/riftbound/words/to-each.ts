import {
  actorOf,
  boundIds,
  present,
  seatNamed,
  simultaneous,
  type Effect,
  type WordSteps,
} from '../../../kernel/index.js';

/** Steps of a word by which one event happens to each of the named objects, at once. */
export const toEach = <Node extends Effect & { readonly objects: string; readonly player?: string }>(
  kind: string,
): WordSteps<Node> =>
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id: object }) => ({
      kind,
      cites,
      object,
      cause: actorOf(game, seatNamed(node.player, scope)),
    })),
  );
