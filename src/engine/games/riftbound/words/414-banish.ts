import {
  actorOf,
  boundIds,
  defineWord,
  flag,
  happened,
  movedObjects,
  optional,
  present,
  simultaneous,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

export const banish = defineWord(
  {
    do: 'banish',
    says: 'The named cards go to banishment from wherever they are; as `as` the effect knows them there, and nothing else does.',
    parts: {
      objects: movedObjects,
      kept: optional({ ...flag, description: 'The source knows them there as well: they were banished with it.' }),
      as: happened,
    },
    cites: [rift('414.2'), rift('414.2.a'), rift('414.2.b'), rift('414.3'), rift('414.3.a'), rift('414.4.a')],
  },
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id: object }) => ({
      kind: 'banished',
      cites,
      object,
      cause: actorOf(game, scope.controller),
      ...(node.kept === true && { with: scope.source.object }),
    })),
  ),
);
