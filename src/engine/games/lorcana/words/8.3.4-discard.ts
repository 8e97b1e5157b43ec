import { boundIds, defineWord, happened, kindOfZone, movedObjects, present } from '../../../kernel/index.js';
import type { Discarded } from '../events/8.3.4-discarded.js';
import { lorcana } from '../rulebook.js';
import { simultaneous } from './7.1.9.1-named.js';

/** What has gone is not affected (7.1.9.1). */
export const discard = defineWord(
  {
    do: 'discard',
    says: 'The named cards are discarded.',
    parts: { objects: movedObjects, as: happened },
    cites: [lorcana('8.3.4')],
  },
  simultaneous(({ game, node, from, cites }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ zone }) => kindOfZone(zone) === 'hand')
      .map(({ id, owner }): Discarded => ({ kind: 'discarded', cites, seat: owner, object: id })),
  ),
);
