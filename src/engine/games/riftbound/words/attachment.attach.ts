import {
  actorOf,
  boundIds,
  defineWord,
  happened,
  objects,
  present,
  simultaneous,
  uses,
} from '../../../kernel/index.js';
import { attaching, ATTACHED } from '../rules/716-keywords/attachment.js';

export const attach = defineWord(
  {
    do: 'attach',
    says: 'The named equipments are attached to the named unit; those that are attached to it already stay as they are.',
    parts: { objects, to: { ...uses('objects'), description: 'The unit.' }, as: happened },
    cites: ATTACHED,
  },
  simultaneous(({ game, node, from, scope, cites }) => {
    const equipment = present(game, boundIds(node.objects, from)).map(({ id }) => id);
    const cause = actorOf(game, scope.controller);
    return attaching(game, { equipment, to: boundIds(node.to, from), cause, cites });
  }),
);
