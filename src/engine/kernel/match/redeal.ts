import { heapOf, visibilityOf } from '../board/visibility.js';
import type { CompiledGame } from '../game/compiled.js';
import { shuffled } from '../random/index.js';
import type { CardId, GameObject, GameState, Seat } from '../state/state.js';
import { cardOf, exchanged, withCards } from './rewind.js';

/**
 * The same moment with other chance: the later draws, and the cards that no player has looked at, are different. The
 * result does not depend on which cards lie there now, so a caller who chooses the seed cannot find that out.
 */
export const redeal = (rules: CompiledGame, state: GameState, seed: string): GameState => {
  // Unidentified cards have no particular place.
  if (state.chance !== undefined) return { ...state, seed };
  const unseen = unseenIn(rules, state);
  const places = state.seats.flatMap((seat) => {
    const own = unseen.filter((object) => ownerOf(state, cardOf(object)) === seat);
    const heaps = new Set(own.map((object) => heapOf({ rules }, object)));
    return [...heaps].flatMap((heap) => {
      const objects = own.filter((object) => heapOf({ rules }, object) === heap);
      const label = `deal-anew/${seat}${heap === '' ? '' : `/${heap}`}`;
      return exchanged(seat, objects, shuffled(seed, label, 0, inOrder(state, objects.map(cardOf))).value);
    });
  });
  return { ...state, seed, objects: withCards(state, places) };
};

/**
 * Cards that no player sees or has looked at. A running effect may refer to some of them (the top of a deck, before a
 * look): it names places, and the options follow from the cards there.
 */
const unseenIn = (rules: CompiledGame, state: GameState): readonly GameObject[] => {
  return Object.values(state.objects).filter((object) => {
    const visibility = visibilityOf({ rules }, object);
    const isHidden = visibility === 'hidden' || visibility === 'hidden-ordered';
    return isHidden && object.seenBy === undefined && object.cards.length === 1;
  });
};

const ownerOf = ({ cards }: GameState, card: CardId): Seat | undefined => cards[card]?.owner;

/** Ordered by their names, regardless of their places. */
const inOrder = ({ cards: all }: GameState, cards: readonly CardId[]): readonly CardId[] => {
  const nameOf = (card: CardId): string => `${all[card]?.definition} ${card}`;
  return cards.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
