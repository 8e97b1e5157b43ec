import { type CardLookup, type DeckEntry, type DeckFault, unknownCards } from '../../../../kernel/index.js';
import { isConjured, isDeckCard } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { linesOf, type Line } from '../../deck.6-conjuration-pile.js';

const SIZE = 30;
const COPIES_MAX = 3;
const DICE = 10;

/** deck.1, deck.2, deck.3, deck.4, deck.5, deck.6, setup.1: every fault of the deck, each with its rule. */
export const validateDeck = (_format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const lines = linesOf(deck, cards);
  return [
    ...unknownCards(deck, cards, [ashes('deck.2')]),
    ...unknownZones(deck),
    ...phoenixbornFaults(lines),
    ...sizeFaults(lines),
    ...copyFaults(lines),
    ...conjuredFaults(lines),
    ...exclusiveFaults(lines),
    ...diceFaults(lines),
    ...missingConjurations(lines, cards),
  ];
};

const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** setup.1: where each card begins follows from its type. */
export const unknownZones = (deck: readonly DeckEntry[]): readonly DeckFault[] =>
  deck
    .filter(({ zone }) => zone !== undefined)
    .map(({ card }) => ({
      code: 'deck.unknown-zone',
      cites: [ashes('setup.1')],
      message: 'Where a card begins follows from its type, so no zone is named.',
      card,
    }));

const phoenixbornFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const count = sizeOf(lines.filter(({ card }) => card.type === 'phoenixborn'));
  if (count === 1) return [];
  const message = `A deck has one Phoenixborn; this one has ${count}.`;
  return [{ code: count === 0 ? 'deck.no-phoenixborn' : 'deck.more-phoenixborn', cites: [ashes('deck.1')], message }];
};

const sizeFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const size = sizeOf(lines.filter(({ card }) => isDeckCard(card)));
  if (size === SIZE) return [];
  const message = `A deck has exactly ${SIZE} cards beside the Phoenixborn; this one has ${size}.`;
  return [{ code: size < SIZE ? 'deck.too-small' : 'deck.too-large', cites: [ashes('deck.2')], message }];
};

/** By name: printings of a card are the same card. */
const copyFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const counts = new Map<string, Line[]>();
  for (const line of lines)
    if (isDeckCard(line.card)) counts.set(line.card.name, [...(counts.get(line.card.name) ?? []), line]);
  return [...counts.values()].flatMap((of) => {
    const [first] = of;
    const count = sizeOf(of);
    if (first === undefined || count <= COPIES_MAX) return [];
    const message = `At most ${COPIES_MAX} copies of a card; this deck has ${count} of ${first.card.name}.`;
    return [{ code: 'deck.too-many-copies', cites: [ashes('deck.2')], message, card: first.card.id }];
  });
};

const conjuredFaults = (lines: readonly Line[]): readonly DeckFault[] =>
  lines
    .filter(({ card }) => isConjured(card))
    .map(({ card: { id: card, name } }) => ({
      code: 'deck.conjured',
      cites: [ashes('deck.3'), ashes('cardtype.1')],
      message: `${name} is in no deck; the conjuration pile follows from the cards of the deck.`,
      card,
    }));

const exclusiveFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const names = lines.flatMap(({ card }) => (card.type === 'phoenixborn' ? [card.name] : []));
  return lines.flatMap(({ card }) => {
    if (!isDeckCard(card) || card.exclusiveTo === undefined || names.includes(card.exclusiveTo)) return [];
    const message = `Only decks of ${card.exclusiveTo} may have ${card.name}.`;
    return [{ code: 'deck.exclusive', cites: [ashes('deck.4')], message, card: card.id }];
  });
};

const diceFaults = (lines: readonly Line[]): readonly DeckFault[] => {
  const count = sizeOf(lines.filter(({ card }) => card.type === 'die'));
  if (count === DICE) return [];
  const message = `A deck has exactly ${DICE} dice; this one has ${count}.`;
  return [{ code: count < DICE ? 'deck.too-few-dice' : 'deck.too-many-dice', cites: [ashes('deck.5')], message }];
};

/** A card set without what its cards bring into play: the conjuration pile could not be built. */
export const missingConjurations = (lines: readonly Line[], cards: CardLookup): readonly DeckFault[] =>
  lines.flatMap(({ card }) =>
    (card.conjurations ?? [])
      .filter((id) => cards(id) === undefined)
      .map((id) => ({
        code: 'deck.conjuration-unknown',
        cites: [ashes('deck.6')],
        message: `${card.name} brings ${id} into play, which the card set does not have.`,
        card: card.id,
      })),
  );
