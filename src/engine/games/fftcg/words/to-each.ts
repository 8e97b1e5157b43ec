import {
  boundIds,
  present,
  simultaneous,
  type Effect,
  type JsonRecord,
  type Scope,
  type WordSteps,
} from '../../../kernel/index.js';

type OverObjects = Effect & { readonly objects: string };

/** Steps of a word by which one event happens to each of the named objects, at once. */
export const toEach = <Node extends OverObjects>(kind: string): WordSteps<Node> => happening(kind, () => ({}));

/** The same, by the player of the effect. */
export const toEachByPlayer = <Node extends OverObjects>(kind: string): WordSteps<Node> =>
  happening(kind, ({ controller: cause }) => ({ cause }));

const happening = <Node extends OverObjects>(kind: string, more: (scope: Scope) => JsonRecord): WordSteps<Node> =>
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id: object }) => ({ kind, cites, object, ...more(scope) })),
  );
