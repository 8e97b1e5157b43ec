import {
  defineEvent,
  withFields,
  field,
  moveObject,
  objectIn,
  objectOf,
  type Citation,
  type EventOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { LEAVES_PLAY } from '../zones/8.4-play.js';
import { rulesOfLeaving } from './9.4-leaving-play.js';
import { challengeWith } from '../state.js';
import { topOf } from './parts.js';

const { seat, object, card, becomes, cause, flag, optional } = field;

/** 8.6.2 */
export const banished = defineEvent(
  {
    kind: 'banished',
    says: 'A card is banished.',
    fields: {
      seat,
      object,
      inChallenge: flag('In a challenge.'),
      with: field.objectIdOrNull('Id of the other character of the challenge.'),
      cause: optional(cause),
    },
    // The top card of a stack is the card whose abilities the character had: it is "this card" when the others lie
    // beside it (10.8.6).
    logs: { card, becomes, top: field.objectId('Which of them is its top card.') },
    cardsAsk: ['seat', 'object', 'inChallenge', 'with', 'cause', 'becomes', 'top'],
    remembered: true,
    looksBack: true,
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const { becomes } = moveObject(draft, event.object, 'discard');
    const cites = [...event.cites, ...rulesOfLeaving(object)];
    return withFields(event, { cites, card: object.definition, becomes, top: topOf(becomes) });
  },
);
export type Banished = EventOf<typeof banished>;

/** A banish knows whether it happens in a challenge, by any means, until the challenge has ended. */
export const banishCard = (game: Game, object: ObjectId, cites: readonly Citation[]): Banished => {
  const other = challengeWith(game, object);
  return {
    kind: 'banished',
    cites: [...cites, ...(other === null ? [] : [lorcana('4.3.6.16')]), ...LEAVES_PLAY],
    seat: objectOf(game, object).controller,
    object,
    inChallenge: other !== null,
    with: other,
  };
};
