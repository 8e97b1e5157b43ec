import {
  isKnownToAll,
  kindOfZone,
  objectOf,
  type Effect,
  type Game,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import type { PutInto } from '../events/8-zones.js';
import { lorcana } from '../rulebook.js';

type Placing = Pick<PutInto, 'zone'> & { readonly at?: PutInto['at']; readonly exerted?: boolean };

/** One of these objects goes to a zone of its owner, into an inkwell ready or exerted (8.5.6). */
export const putInto = (
  { game, scope }: Pick<Running<Effect>, 'game' | 'scope'>,
  object: ObjectId,
  together: readonly ObjectId[],
  { zone, at = 'last', exerted }: Placing,
): PutInto => {
  const leaves = isInPlay(game, object);
  const open = zone === 'deck' && isOpenFor(game, object, together);
  return {
    kind: 'putInto',
    cites: [
      lorcana('7.1.4'),
      ...(leaves ? [lorcana('8.1.5'), lorcana('8.4.4')] : []),
      ...(open ? [lorcana('8.2.4')] : []),
    ],
    object,
    zone,
    at,
    cause: scope.controller,
    ...(exerted === true && { exerted }),
    ...(open && { open }),
  };
};

export const isInPlay = (game: Game, object: ObjectId): boolean => kindOfZone(objectOf(game, object).zone) === 'play';

/** 8.2.4: whether everybody knows all of these that go into the same deck. */
const isOpenFor = (game: Game, object: ObjectId, all: readonly ObjectId[]): boolean => {
  const { owner } = objectOf(game, object);
  return all.every((id) => objectOf(game, id).owner !== owner || isKnownToAll(game, id));
};
