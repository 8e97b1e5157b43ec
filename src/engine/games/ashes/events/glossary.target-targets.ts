import { defineEvent, field, type EventOf } from '../../../kernel/index.js';

const { seat, source, object, objects, card, text } = field;
const frame = text('The frame that carries out the effect.');

/** glossary.target.2: chosen immediately before the effect resolves; who answers that does it now. */
export const targeted = defineEvent({
  kind: 'targeted',
  says: 'An effect has targets.',
  fields: { seat, source, objects, frame },
  cardsAsk: ['seat', 'source', 'objects', 'frame'],
});
export type Targeted = EventOf<typeof targeted>;

/** glossary.target.2, glossary.cancel */
export const playerTargeted = defineEvent({
  kind: 'playerTargeted',
  says: 'A player is the target of an effect.',
  fields: { seat, source, player: field.seatOf('The player who is the target.'), frame },
  cardsAsk: ['seat', 'source', 'player', 'frame'],
});
export type PlayerTargeted = EventOf<typeof playerTargeted>;

/** glossary.cancel */
export const cancelled = defineEvent({
  kind: 'cancelled',
  says: 'An effect is cancelled, with all later ones of its card.',
  fields: { seat, object, card },
});
export type Cancelled = EventOf<typeof cancelled>;
