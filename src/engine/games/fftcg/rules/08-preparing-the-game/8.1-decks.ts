import { type CardLookup, type DeckEntry, type DeckFault, unknownCards } from '../../../../kernel/index.js';
import { isFftcgCard, type FftcgCard } from '../../printed.js';
import { fftcg } from '../../rulebook.js';

const CONSTRUCTED_SIZE = 50;
const LIMITED_SIZE_MIN = 40;
const COPIES_MAX = 3;
const LB_SIZE_MAX = 8;

type Line = { readonly card: FftcgCard; readonly count: number; readonly inLbDeck: boolean };

/**
 * 8.1: every fault of the deck, each with its rule; a code that no card has is one (5.2.5.1). What is in the LB deck a
 * line may say (`"zone": "lb"`); of one that does not say it, the cards with Limit Break are.
 */
export const validateDeck = (format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const lines = deck.flatMap(({ card: id, count, zone }): readonly Line[] => {
    const card = cards(id);
    if (card === undefined || !isFftcgCard(card)) return [];
    return [{ card, count, inLbDeck: zone === undefined ? card.limitBreak !== undefined : zone === 'lb' }];
  });
  const main = lines.filter(({ inLbDeck }) => !inLbDeck);
  const lbDeck = lines.filter(({ inLbDeck }) => inLbDeck);
  return [
    ...unknownCards(deck, cards, [fftcg('5.2.5.1')]),
    ...unknownZones(deck),
    ...sizeFault(format, sizeOf(main)),
    ...lbSizeFault(sizeOf(lbDeck)),
    ...limitBreakFaults(format, main, lbDeck),
    ...(format === 'limited' ? [] : copyFaults(lines)),
  ];
};

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

const unknownZones = (deck: readonly DeckEntry[]): readonly DeckFault[] =>
  deck
    .filter(({ zone }) => zone !== undefined && zone !== 'deck' && zone !== 'lb')
    .map(({ card, zone }) => ({
      code: 'deck.unknown-zone',
      cites: [fftcg('8.1.1.1')],
      message: `A card is in the main deck ("deck") or in the LB deck ("lb"), not in ${zone}.`,
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

const lbSizeFault = (size: number): readonly DeckFault[] => {
  if (size <= LB_SIZE_MAX) return [];
  const message = `An LB deck has at most ${LB_SIZE_MAX} cards; this one has ${size}.`;
  return [{ code: 'deck.lb-too-large', cites: [fftcg('8.1.1.1')], message }];
};

/** 8.1.3: a main deck never has cards with Limit Break; in limited any card may be in an LB deck. */
const limitBreakFaults = (format: string, main: readonly Line[], lbDeck: readonly Line[]): readonly DeckFault[] => {
  const cites = [fftcg('8.1.3')];
  const misplaced = main.filter(({ card }) => card.limitBreak !== undefined);
  const plain = format === 'limited' ? [] : lbDeck.filter(({ card }) => card.limitBreak === undefined);
  return [
    ...misplaced.map(({ card: { id: card } }) => {
      const message = `${card} has Limit Break and cannot be in a main deck.`;
      return { code: 'deck.limit-break-in-main', cites, message, card };
    }),
    ...plain.map(({ card: { id: card } }) => {
      const message = `${card} has no Limit Break and cannot be in an LB deck.`;
      return { code: 'deck.not-limit-break', cites, message, card };
    }),
  ];
};

/** 8.1.1.2, by card code; a card may change its own limit (8.1.2). */
const copyFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const counts = new Map<FftcgCard, number>();
  for (const { card, count } of lines) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].flatMap(([{ id: card, copiesMax }, count]) => {
    const max = copiesMax ?? COPIES_MAX;
    if (count <= max) return [];
    const cites = [...(copiesMax === undefined ? [] : [fftcg('8.1.2')]), fftcg('8.1.1.2'), fftcg('5.2.5.1')];
    const message = `At most ${max} cards of one code; this deck has ${count} of ${card}.`;
    return [{ code: 'deck.too-many-copies', cites, message, card }];
  });
};
