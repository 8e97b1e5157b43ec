import { boundIds, defineWord, happened, objects, present } from '../../../kernel/index.js';
import type { Exerted } from '../events/5.1-conditions.js';
import { lorcana } from '../rulebook.js';
import { canExert } from '../state.js';
import { simultaneous } from './7.1.9.1-named.js';

/** What has gone is not affected (7.1.9.1), and no location exerts (4.3.6.20). */
export const exert = defineWord(
  {
    do: 'exert',
    says: 'The named objects are exerted.',
    parts: { objects, as: happened },
    cites: [lorcana('5.1.2')],
  },
  simultaneous(({ game, node, from, cites }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ id }) => canExert(game, id))
      .map(({ id }): Exerted => ({ kind: 'exerted', cites, object: id })),
  ),
);
