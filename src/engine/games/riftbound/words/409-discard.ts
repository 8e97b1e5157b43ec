import {
  boundIds,
  defineWord,
  happened,
  kindOfZone,
  movedObjects,
  present,
  simultaneous,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { discarding } from '../rules/395-actions/409-discarding.js';

/** As many as are there (409.4); who discards has chosen them (409.1.a). */
export const discard = defineWord(
  {
    do: 'discard',
    says: 'The named cards go from hands to the trash of their owners.',
    parts: { objects: movedObjects, as: happened },
    cites: [rift('409.1'), rift('409.1.b'), rift('409.2.a'), rift('409.4')],
  },
  simultaneous(({ game, node, from, cites }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ zone }) => kindOfZone(zone) === 'hand')
      .map(({ id, owner }) => discarding(owner, id, cites)),
  ),
);
