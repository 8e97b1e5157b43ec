import {
  boundIds,
  defineWord,
  factsOf,
  happened,
  hasTag,
  objectIn,
  objects,
  zoneKindOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { attachAgain as moving } from '../rules/play/glossary.attach-again.js';
import { toEach } from './simul.multi-to-each.js';

/** It stays in play, with its tokens; where it could not be attached, it stays where it is. */
export const attachAgain = defineWord(
  {
    do: 'attach-again',
    says: 'Attaches each of these alteration spells, which are attached, to another unit, which becomes its target.',
    parts: {
      objects,
      onto: { ...objects, description: 'The units of which one, that it can be attached to, is chosen.' },
      as: happened,
    },
    cites: [ashes('glossary.attach')],
    restsOn: [ashes('glossary.affect'), ashes('glossary.target.1'), ashes('resolve.2'), ashes('simul.multi.1')],
  },
  toEach({
    among: (game, id) => isAttached(game, id),
    does: ({ node, from, scope }, spell) => moving.with({ scope, spell, among: boundIds(node.onto, from) }),
  }),
);

const isAttached = (game: Game, id: ObjectId): boolean =>
  objectIn(game, id) !== undefined && zoneKindOf(game, id) === 'attached' && hasTag(factsOf(game, id), 'alteration');
