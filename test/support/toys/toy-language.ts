import {
  cardLanguage,
  constant,
  defineEvent,
  field,
  listOf,
  record,
  ref,
  text,
  whole,
  type GameDefinition,
  type SchemaDocument,
} from '../../../src/engine/kernel/index.js';
import type { ToyCard } from './toy.js';

const died = defineEvent({
  kind: 'died',
  says: 'A unit died.',
  fields: { object: field.object, seat: field.seat },
  cardsAsk: ['object', 'seat'],
});

/** What units may say in a toy. */
export const toyLanguage = (game: GameDefinition): SchemaDocument =>
  cardLanguage({
    ...game,
    events: [died],
    cards: {
      ...game.cards,
      tag: text(40),
      keywords: ['swift'],
      durations: ['endOfTurn'],
      purposes: ['play'],
      types: [
        record<Omit<ToyCard, 'effect'>>('A unit.', {
          type: constant('unit'),
          id: text(40),
          power: whole(0, 99),
          tags: listOf(text(40), 0, 9),
          keywords: listOf(text(40), 0, 9),
          abilities: listOf(ref('ability'), 0, 9),
        }),
      ],
    },
  });
