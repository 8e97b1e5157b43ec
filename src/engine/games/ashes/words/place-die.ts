import {
  defineWord,
  happened,
  objectOf,
  objects,
  oneOfTexts,
  optional,
  textsOf,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { MAGICS, type Magic } from '../printed.js';
import type { DiePlaced } from '../events/dice-pools.js';
import { ashes } from '../rulebook.js';
import { cardOf, exhaustedPoolOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** The die was exhausted to pay for its power: it goes on the card from the exhausted pool. */
export const placeDie = defineWord(
  {
    do: 'place-die',
    says: 'A die of the exhausted pool is placed on the object, of several on the first: of the type, or else the one whose power is used.',
    parts: {
      objects,
      magic: optional(oneOfTexts<Magic>('type of die', MAGICS)),
      as: happened,
    },
    cites: [ashes('glossary.dicepower')],
    restsOn: [ashes('recovery.2'), ashes('discard.1')],
  },
  toEach({
    does: ({ game, node, scope, locals, cites }, on): DiePlaced | null => {
      const die = dieOf(game, scope, node.magic);
      return die === undefined || textsOf(locals['done'] ?? []).length > 0
        ? null
        : { kind: 'diePlaced', cites, object: die, on };
    },
  }),
);

/** It is another object there; exhausted dice of a type are all the same. */
const dieOf = (game: Game, { controller, source }: Scope, magic: Magic | undefined): ObjectId | undefined =>
  exhaustedPoolOf(game, controller).findLast((id) => {
    if (magic === undefined) return objectOf(game, id).definition === source.definition;
    const die = cardOf(game, id);
    return die.type === 'die' && die.magic === magic;
  });
