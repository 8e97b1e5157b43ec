import {
  isPlaying,
  objectOf,
  type CardLookup,
  type DeckEntry,
  type DeckFault,
  type Game,
  type Seat,
} from '../../../../kernel/index.js';
import { isDeckCard, type DeckCard } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { linesOf } from '../../deck.6-conjuration-pile.js';
import { validateDeck } from '../deck/deck-validation.js';
import { chosenOf, draftedOf } from './draft-zones.js';
import { collectionFaults, COPIES, PICKS } from './draft.setup-collection.js';

/** Decks are built, or drafted (setup.1) in a format of its own. */
export const FORMATS = ['constructed', 'draft', 'drafted'] as const;

/** By the rules of the format: those of decks, of what a draft needs, or of what it leads to. */
export const validateByFormat = (
  format: string,
  deck: readonly DeckEntry[],
  cards: CardLookup,
): readonly DeckFault[] => {
  if (format === 'draft') return collectionFaults(deck, cards);
  const faults = validateDeck(format, deck, cards);
  return format === 'drafted' ? [...faults, ...draftedFaults(deck, cards)] : faults;
};

/**
 * What no draft leads to: three of each of nine titles (draft.5) and of the exclusive card (draft.1), and nothing else.
 */
const draftedFaults = (deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const counts = new Map<string, { readonly card: DeckCard; readonly count: number }>();
  for (const { card, count } of linesOf(deck, cards)) {
    if (!isDeckCard(card)) continue;
    const before = counts.get(card.name);
    counts.set(card.name, { card: before?.card ?? card, count: (before?.count ?? 0) + count });
  }
  const titles = [...counts.values()];
  const wrong = titles.flatMap(({ card, count }): readonly DeckFault[] => {
    if (count === COPIES) return [];
    const cites = [card.exclusiveTo === undefined ? ashes('draft.5') : ashes('draft.1'), ashes('draft.7')];
    const message = `A drafted deck has ${COPIES} copies of each of its cards; this one has ${count} of ${card.name}.`;
    return [{ code: 'deck.drafted-copies', cites, message, card: card.id }];
  });
  const exclusive = titles.filter(({ card }) => card.exclusiveTo !== undefined).length;
  if (exclusive === 1) return wrong;
  const cites = [ashes('draft.1'), ashes('draft.7')];
  const message = `A drafted deck has the exclusive card of its Phoenixborn; this one has ${exclusive} such cards.`;
  return [...wrong, { code: 'deck.drafted-exclusive', cites, message }];
};

/** draft.7: null for a player who has not come so far, or has left (multi.4). */
export const draftedDeckOf = (game: Game, seat: Seat): readonly DeckEntry[] | null => {
  const drafted = draftedOf(game, seat);
  if (!isPlaying(game, seat) || drafted.length < PICKS * COPIES) return null;
  const counts = new Map<string, number>();
  for (const id of [...chosenOf(game, seat), ...drafted]) {
    const { definition } = objectOf(game, id);
    counts.set(definition, (counts.get(definition) ?? 0) + 1);
  }
  return [...counts].map(([card, count]) => ({ card, count }));
};
