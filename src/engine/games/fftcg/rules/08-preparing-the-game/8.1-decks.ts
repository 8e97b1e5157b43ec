import type { CardLookup, DeckEntry, DeckFault } from '../../../../kernel/index.js';
import { isFftcgCard, type FftcgCard } from '../../card.js';
import { fftcg } from '../../rulebook.js';

const CONSTRUCTED_SIZE = 50;
const LIMITED_SIZE_MIN = 40;
const COPIES_MAX = 3;
const LB_SIZE_MAX = 8;

type Line = { readonly card: FftcgCard; readonly count: number };

/** 8.1: every fault of the deck, each with its rule. Cards with Limit Break are its LB deck. */
export const validateDeck = (format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const lines = deck.flatMap(({ card: id, count }): readonly Line[] => {
    const card = cards(id);
    return card !== undefined && isFftcgCard(card) ? [{ card, count }] : [];
  });
  const main = lines.filter(({ card }) => card.limitBreak === undefined);
  const limitBreaks = lines.filter(({ card }) => card.limitBreak !== undefined);
  return [
    ...unknownCards(deck, cards),
    ...sizeFault(format, sizeOf(main)),
    ...limitBreakFault(sizeOf(limitBreaks)),
    ...(format === 'limited' ? [] : copyFaults(lines)),
  ];
};

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

const unknownCards = (deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] =>
  deck
    .filter(({ card }) => cards(card) === undefined)
    .map(({ card }) => ({
      code: 'deck.unknown-card',
      cites: [fftcg('5.2.5.1')],
      message: `The card set has no card ${card}.`,
      card,
    }));

/** 8.1.1.1 */
const sizeFault = (format: string, size: number): readonly DeckFault[] => {
  const cites = [fftcg('8.1.1.1')];
  if (format === 'limited') {
    if (size >= LIMITED_SIZE_MIN) return [];
    const message = `A main deck has at least ${LIMITED_SIZE_MIN} cards; this one has ${size}.`;
    return [{ code: 'deck.too-small', cites, message }];
  }
  if (size === CONSTRUCTED_SIZE) return [];
  const message = `A main deck has exactly ${CONSTRUCTED_SIZE} cards; this one has ${size}.`;
  return [{ code: 'deck.wrong-size', cites, message }];
};

const limitBreakFault = (size: number): readonly DeckFault[] => {
  if (size <= LB_SIZE_MAX) return [];
  const message = `An LB deck has at most ${LB_SIZE_MAX} cards; this one has ${size}.`;
  return [{ code: 'deck.lb-too-large', cites: [fftcg('8.1.1.1')], message }];
};

/** 8.1.1.2, by card code. */
const copyFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const counts = new Map<string, number>();
  for (const { card, count } of lines) counts.set(card.id, (counts.get(card.id) ?? 0) + count);
  return [...counts]
    .filter(([, count]) => count > COPIES_MAX)
    .map(([card, count]) => ({
      code: 'deck.too-many-copies',
      cites: [fftcg('8.1.1.2'), fftcg('5.2.5.1')],
      message: `At most ${COPIES_MAX} cards of one code; this deck has ${count} of ${card}.`,
      card,
    }));
};
