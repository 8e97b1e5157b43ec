import { boundIds, defineWord, happened, objects, present } from '../../../kernel/index.js';
import type { Readied } from '../events/5.1-conditions.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';

/** What has gone is not affected (7.1.9.1). */
export const ready = defineWord(
  {
    do: 'ready',
    says: 'The named objects are readied.',
    parts: { objects, as: happened },
    cites: [lorcana('5.1.1')],
  },
  simultaneous(({ game, node, from, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id }): Readied => ({
      kind: 'readied',
      cites,
      object: id,
      start: false,
    })),
  ),
);
