import {
  defineWord,
  happened,
  objectOf,
  objects,
  objectsIn,
  text,
  zoneOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import type { Attached } from '../events/turn.main.play-cards.js';
import { ashes } from '../rulebook.js';
import { hostsFor } from '../rules/play/glossary.attach.js';
import { toEach } from './simul.multi-to-each.js';

/** A copy for each of them, as long as there is one in the pile (resolve.2). */
export const attachConjured = defineWord(
  {
    do: 'attach-conjured',
    says: 'Attaches a conjured alteration spell from the conjuration pile of the player of the effect to each of them.',
    parts: { card: { ...text(64), description: 'The spell, by id.' }, objects, as: happened },
    cites: [ashes('cardtype.conjuredalteration')],
    restsOn: [ashes('glossary.attach'), ashes('resolve.2'), ashes('simul.multi.1')],
  },
  toEach({
    does: ({ game, node, scope, cites }, to): Attached | null => {
      const object = inPile(game, scope.controller, node.card);
      if (object === undefined) return null;
      const source = { ...scope.source, object, definition: node.card };
      if (!hostsFor(game, { controller: scope.controller, source }).includes(to)) return null;
      return { kind: 'attached', cites, seat: scope.controller, object, to };
    },
  }),
);

const inPile = (game: Game, seat: Seat, card: string): ObjectId | undefined =>
  objectsIn(game, zoneOf(seat, 'conjurationPile')).find((id) => objectOf(game, id).definition === card);
