import { boundIds, defineWord, happened, inPlay, movedObjects } from '../../../kernel/index.js';
import { banishCard } from '../events/8.6.2-banished.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';

/** What has gone is not affected (7.1.9.1). */
export const banish = defineWord(
  {
    do: 'banish',
    says: 'The named objects are banished.',
    parts: { objects: movedObjects, as: happened },
    cites: [lorcana('8.6.2')],
    restsOn: [lorcana('8.4.4')],
  },
  simultaneous(({ game, node, from, scope, cites }) =>
    inPlay(game, boundIds(node.objects, from)).map(({ id }) => ({
      ...banishCard(game, id, cites),
      cause: scope.controller,
    })),
  ),
);
