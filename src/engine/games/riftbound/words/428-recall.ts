import { boundIds, defineWord, objects, present, simultaneous } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

export const recall = defineWord(
  {
    do: 'recall',
    says: 'The named permanents go to the bases of their players, which is no move.',
    parts: { objects },
    cites: [rift('430.1'), rift('430.3'), rift('432')],
  },
  simultaneous(({ game, node, from, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id: object }) => ({ kind: 'recalled', cites, object })),
  ),
);
