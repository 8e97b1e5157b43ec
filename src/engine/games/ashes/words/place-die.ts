import {
  defineWord,
  happened,
  objectOf,
  objects,
  textsOf,
  type Game,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import type { DiePlaced } from '../events/dice-pools.js';
import { ashes } from '../rulebook.js';
import { exhaustedPoolOf } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

/** The die was exhausted to pay for its power: it goes on the card from the exhausted pool. */
export const placeDie = defineWord(
  {
    do: 'place-die',
    says: 'The die whose power is used is placed on the object, of several on the first.',
    parts: { objects, as: happened },
    cites: [ashes('glossary.dicepower')],
    restsOn: [ashes('recovery.2'), ashes('discard.1')],
  },
  toEach({
    does: ({ game, scope, locals, cites }, on): DiePlaced | null => {
      const die = dieOf(game, scope);
      return die === undefined || textsOf(locals['done'] ?? []).length > 0
        ? null
        : { kind: 'diePlaced', cites, object: die, on };
    },
  }),
);

/** It is another object there; exhausted dice of a type are all the same. */
const dieOf = (game: Game, { controller, source }: Scope): ObjectId | undefined =>
  exhaustedPoolOf(game, controller).findLast((id) => objectOf(game, id).definition === source.definition);
