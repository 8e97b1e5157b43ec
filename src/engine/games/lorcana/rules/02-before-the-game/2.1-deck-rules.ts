import { type CardLookup, type DeckEntry, type DeckFault, unknownCards } from '../../../../kernel/index.js';
import { fullName, isLorcanaCard, type Ink, type LorcanaCard } from '../../printed.js';
import { lorcana } from '../../rulebook.js';

export const DECK_SIZE_MIN = 60;
export const INKS_MAX = 2;
export const COPIES_MAX = 4;

/** 2.1.1: every fault of the deck, each with its rule; an empty list means it is legal. */
export const validateDeck = (format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const known = deck.flatMap(({ card: id, count }) => {
    const card = cards(id);
    return card !== undefined && isLorcanaCard(card) ? [{ card, count }] : [];
  });
  return [
    ...unknownCards(deck, cards, [lorcana('1.1.3')]),
    ...zoneFaults(deck),
    ...sizeFault(deck),
    ...inkFaults(known),
    ...copyFaults(known),
    ...bannedFaults(format, known),
  ];
};

type Line = { readonly card: LorcanaCard; readonly count: number };

/** 1.1.3: no card begins beside the deck. */
const zoneFaults = (deck: readonly DeckEntry[]): readonly DeckFault[] =>
  deck
    .filter(({ zone }) => zone !== undefined && zone !== 'deck')
    .map(({ card, zone }) => ({
      code: 'deck.unknown-zone',
      cites: [lorcana('2.1.1')],
      message: `Every card of a deck begins in the deck, and ${card} not in ${zone}.`,
      card,
    }));

/** 2.1.1.1 */
const sizeFault = (deck: readonly DeckEntry[]): readonly DeckFault[] => {
  const size = deck.reduce((sum, { count }) => sum + count, 0);
  if (size >= DECK_SIZE_MIN) return [];
  const message = `A deck has at least ${DECK_SIZE_MIN} cards; this one has ${size}.`;
  return [{ code: 'deck.too-small', cites: [lorcana('2.1.1.1')], message }];
};

/** 2.1.1.2; every ink of a card with two inks counts. */
const inkFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const inks = [...new Set(lines.flatMap(({ card }): readonly Ink[] => card.inks))];
  if (inks.length <= INKS_MAX) return [];
  const message = `A deck has at most ${INKS_MAX} ink types; this one has ${inks.join(', ')}.`;
  return [{ code: 'deck.too-many-inks', cites: [lorcana('2.1.1.2')], message }];
};

/** 2.1.1.3, by full name over all printings; a card may lift its own limit (1.2.1). */
const copyFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const names = new Map<string, { readonly card: LorcanaCard; count: number }>();
  for (const { card, count } of lines) {
    const name = fullName(card);
    const line = names.get(name) ?? { card, count: 0 };
    names.set(name, { ...line, count: line.count + count });
  }
  return [...names].flatMap(([name, { card, count }]) => {
    const max = card.copiesMax ?? COPIES_MAX;
    if (count <= max) return [];
    const cites = [lorcana('2.1.1.3'), ...(card.copiesMax === undefined ? [] : [lorcana('1.2.1')])];
    const message = `At most ${max} copies of ${name}; this deck has ${count}.`;
    return [{ code: 'deck.too-many-copies', cites, message, card: card.id }];
  });
};

/** 2.1.1.4; the card set of a match says which formats ban a card, so that a ban list is a version like any other. */
const bannedFaults = (format: string, lines: readonly Line[]): readonly DeckFault[] =>
  lines
    .filter(({ card }) => card.bannedIn?.includes(format) === true)
    .map(({ card }) => ({
      code: 'deck.banned-card',
      cites: [lorcana('2.1.1.4')],
      message: `${fullName(card)} is banned in ${format}.`,
      card: card.id,
    }));
