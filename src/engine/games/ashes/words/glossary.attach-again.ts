import {
  boundIds,
  defineWord,
  happened,
  hasTag,
  factsOf,
  kindOfZone,
  objectOf,
  objects,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import type { Attached } from '../events/turn.main.play-cards.js';
import { ashes } from '../rulebook.js';
import { hostsFor } from '../rules/play/glossary.attach.js';
import { toEach } from './simul.multi-to-each.js';

/** It stays in play, with its tokens; where it could not be attached, it stays where it is. */
export const attachAgain = defineWord(
  {
    do: 'attach-again',
    says: 'Attaches each of these alteration spells, which are attached, to another unit, of several to the first.',
    parts: { objects, onto: { ...objects, description: 'The unit to which it is attached then.' }, as: happened },
    cites: [ashes('glossary.attach')],
    restsOn: [ashes('glossary.affect'), ashes('cardtype.alteration.1'), ashes('simul.multi.1')],
  },
  toEach({
    among: (game, id) => isAttached(game, id),
    does: ({ game, node, from, scope, cites }, object): Attached | null => {
      const [to] = boundIds(node.onto, from);
      const { definition, marks } = objectOf(game, object);
      const by = { controller: scope.controller, source: { object, definition } };
      if (to === undefined || marks['attachedTo'] === to || !hostsFor(game, by).includes(to)) return null;
      return { kind: 'attached', cites, seat: scope.controller, object, to };
    },
  }),
);

const isAttached = (game: Game, id: ObjectId): boolean => {
  const object = game.state.objects[id];
  return object !== undefined && kindOfZone(object.zone) === 'attached' && hasTag(factsOf(game, id), 'alteration');
};
