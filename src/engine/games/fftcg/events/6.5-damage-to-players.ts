import { defineEvent, withFields, field, moveObject, objectOf, writePlayer } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { deckOf } from '../zones/7.9-deck.js';
import { damageSources as source, only } from './parts.js';

const { seat, object, card, amount } = field;

/** One point after another (6.5.1). It is logged only where something changes or forbids it. */
export const damageProcessing = defineEvent({
  kind: 'damageProcessing',
  says: 'Points of damage are going to be dealt to a player.',
  fields: { seat, amount, source },
  heard: false,
  cardsAsk: ['seat', 'amount', 'source'],
});

/**
 * The top card of the deck is turned up (6.5.2); damage for which there is no card is remembered until the rule
 * processes are next checked (12.4.3).
 */
export const playerDamaged = defineEvent(
  {
    kind: 'playerDamaged',
    says: 'One point of damage to a player.',
    fields: { seat, source },
    logs: { object, card },
    remembered: true,
    otherwise: {
      damageBeyondDeck: { says: 'A point of damage finds no card in the deck.', fields: { seat, source } },
    },
    cardsAsk: ['seat', 'source'],
  },
  (draft, event) => {
    const [top] = deckOf(draft, event.seat);
    if (top === undefined) {
      writePlayer(draft, event.seat, { beyondDeck: true });
      return withFields(event, { kind: 'damageBeyondDeck', cites: [fftcg('12.4.3'), fftcg('3.1.3')] });
    }
    const card = objectOf(draft, top).definition;
    return withFields(event, { card, object: only(moveObject(draft, top, 'damage').becomes) });
  },
);

export const damageProcessed = defineEvent({
  kind: 'damageProcessed',
  says: 'All points of one damage have been dealt.',
  fields: { seat, amount, source },
  replaced: false,
  cardsAsk: ['seat', 'amount', 'source'],
});

export const exBurstUsed = defineEvent(
  { kind: 'exBurstUsed', says: 'An EX Burst is used.', fields: { seat, object }, logs: { card }, cardsAsk: ['seat'] },
  (draft, event) => withFields(event, { card: objectOf(draft, event.object).definition }),
);
