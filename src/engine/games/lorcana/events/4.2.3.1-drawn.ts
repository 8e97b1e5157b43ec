import {
  defineEvent,
  field,
  moveObject,
  writePlayer,
  type Citation,
  type EventOf,
  type Seat,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { deckOf } from '../zones/8.2-deck.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, withheld } = field;

/** 4.2.3.1; an attempt with an empty deck is remembered until the next game state check (1.9.1.2). */
export const drawn = defineEvent(
  {
    kind: 'drawn',
    says: 'A card is drawn.',
    fields: { seat },
    logs: { object: withheld(object), card: withheld(card) },
    otherwise: { drawFailed: { says: 'There is no card to draw.', fields: { seat } } },
    cardsAsk: ['seat'],
    remembered: true,
  },
  (draft, { kind, cites, seat }) => {
    const [top] = deckOf(draft, seat);
    if (top === undefined) {
      writePlayer(draft, seat, { failedDraw: true });
      return { kind: 'drawFailed', cites: [lorcana('1.9.1.2')], seat };
    }
    const face = faceOf(draft, top);
    const { becomes } = moveObject(draft, top, 'hand');
    return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: topOf(becomes) } } };
  },
);
type Drawn = EventOf<typeof drawn>;

export const drawCard = (seat: Seat, cites: readonly Citation[]): Drawn => ({ kind: 'drawn', cites, seat });
