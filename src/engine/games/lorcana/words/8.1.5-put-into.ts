import type { Effect, ObjectId, Running } from '../../../kernel/index.js';
import type { PutInto } from '../events/8.1.5-put-into.js';
import { lorcana } from '../rulebook.js';
import { isOpenFor } from '../zones/8.2-deck.js';
import { isInPlay, LEAVES_PLAY } from '../zones/8.4-play.js';

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
      ...(leaves ? [lorcana('8.1.5'), ...LEAVES_PLAY] : []),
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
