import { visibilityOf } from '../board/visibility.js';
import type { CompiledGame } from '../game/compiled.js';
import { shuffled } from '../random/index.js';
import type { CardId, GameObject, GameState, Seat } from '../state/state.js';
import { cardOf, exchanged, withCards } from './rewind.js';

/**
 * The same moment with another chance: what is drawn from here on, and what lies where nobody has looked at it, are others.
 * It does not depend on what lies there now, so whoever gives the seed cannot find that out.
 */
export const redeal = (rules: CompiledGame, state: GameState, seed: string): GameState => {
  // What is untold lies nowhere in particular.
  if (state.chance !== undefined) return { ...state, seed };
  const unseen = unseenIn(rules, state);
  const places = state.seats.flatMap((seat) => {
    const own = unseen.filter((object) => ownerOf(state, cardOf(object)) === seat);
    const { value: cards } = shuffled(seed, `deal-anew/${seat}`, 0, inOrder(state, own.map(cardOf)));
    return exchanged(seat, own, cards);
  });
  return { ...state, seed, objects: withCards(state, places) };
};

/**
 * Cards that nobody sees where they lie, nor has looked at. What is under way may be about some of them (the top of a deck,
 * before anybody looks): it names places, and what there is to choose follows from what lies there.
 */
const unseenIn = (rules: CompiledGame, state: GameState): readonly GameObject[] => {
  return Object.values(state.objects).filter((object) => {
    const visibility = visibilityOf({ rules }, object);
    const isHidden = visibility === 'hidden' || visibility === 'hidden-ordered';
    return isHidden && object.seenBy === undefined && object.cards.length === 1;
  });
};

const ownerOf = ({ cards }: GameState, card: CardId): Seat | undefined => cards[card]?.owner;

/** By their names, whatever lies where. */
const inOrder = ({ cards: all }: GameState, cards: readonly CardId[]): readonly CardId[] => {
  const nameOf = (card: CardId): string => `${all[card]?.definition} ${card}`;
  return cards.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
