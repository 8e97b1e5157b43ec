/**
 * Returns to an earlier state of a game, as a judge takes a table back: every action is reversed, none is skipped.
 *
 * A card that its owner has drawn since then and still holds cannot be distinguished by the others from the rest of
 * that hand. So a random card of that hand goes back into its place; returning the drawn one would disclose that it was
 * drawn.
 * The objects of the earlier state stay, with their ids and places; the cards in some of them are exchanged.
 *
 * Nothing is given out twice: ids and the streams of chance go on from where they were. Otherwise an old answer could
 * be taken for one to a new question with the same id, and everybody would know the result of the next shuffle.
 *
 * Where chance falls at a table nothing is exchanged: cards that were seen since are reported again, as they lie there
 * now.
 */
import { objectsReferredTo, unseenInDeck } from '../board/unseen.js';
import { isSeenBy, visibilityOf } from '../board/visibility.js';
import { objectsIn, zoneFor } from '../board/zone.js';
import type { CompiledGame } from '../game/compiled.js';
import { openDraft, snapshot } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { shuffled } from '../random/index.js';
import { mixBlindChoices } from '../run/blind-choices.js';
import type { CardId, GameObject, GameState, ObjectId, Seat } from '../state/state.js';

export type Rewinding = {
  /** The earlier running state to return to, on any branch, and the state that is left. */
  readonly to: GameState;
  readonly from: GameState;
  /** Which rewind of the game it is, from 1: each draws from streams of its own. */
  readonly number: number;
  /** The master seed from here on, if the old one was disclosed: unseen cards in the decks are shuffled by it. */
  readonly seed?: string;
};

/** A place whose card differs from the one that it held before. */
export type Substitution = {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly was: CardId;
  readonly is: CardId;
};

export type Rewound = { readonly state: GameState; readonly substitutions: readonly Substitution[] };

export const rewind = (rules: CompiledGame, rewinding: Rewinding): Rewound => {
  const { state, substitutions } = goBack(rules, rewinding);
  const draft = openDraft(rules, state);
  // Open questions are asked again: the players have seen what a blind choice led to.
  mixBlindChoices(draft);
  return { state: snapshot(draft), substitutions };
};

const goBack = (rules: CompiledGame, rewinding: Rewinding): Rewound => {
  const { to, from } = rewinding;
  invariant(to.outcome === null, 'a game is rewound to a state in which it was running');
  invariant(to.gameId === from.gameId, 'a game is rewound to a state of its own');
  if (to.chance !== undefined) return { state: rewoundReported(rewinding), substitutions: [] };
  const substitutions = to.seats.flatMap((seat) => exchangesOf(rules, { ...rewinding, seat }));
  const returned = { ...to, objects: withCards(to, substitutions) };
  const counters = countersAfter(to, from);
  const { seed = from.seed } = rewinding;
  // Back on an abandoned branch, to a state before a change of the seed: the old seed was disclosed all the same.
  if (seed === to.seed) return { state: { ...returned, counters }, substitutions };
  const reshuffled = to.seats.flatMap((seat) => reshuffle(rules, { ...rewinding, to: returned }, seat));
  return { state: { ...returned, seed, counters, objects: withCards(returned, reshuffled) }, substitutions };
};

/** The counts of draws are those of the earlier state, because awaited outcomes are labelled by them. */
const rewoundReported = ({ to, from, seed }: Rewinding): GameState => ({
  ...to,
  seed: seed ?? from.seed,
  counters: { ...to.counters, ids: from.counters.ids },
});

/** Nothing is given out twice. */
const countersAfter = (to: GameState, from: GameState): GameState['counters'] => ({
  ...to.counters,
  ids: from.counters.ids,
  draws: from.counters.draws,
});

type Seated = Rewinding & { readonly seat: Seat };

/**
 * The places of a seat that get another card: for each zone in which it holds cards, those of the deck and then of that
 * zone.
 */
const exchangesOf = (rules: CompiledGame, rewinding: Seated): readonly Substitution[] =>
  alike(rules, rewinding)
    .filter(({ drawn }) => drawn.length > 0)
    .flatMap((holding, index) => exchangesIn(holding, rewinding, index));

const exchangesIn = ({ drawn, held }: Holding, rewinding: Seated, index: number): readonly Substitution[] => {
  const { to, seat, number } = rewinding;
  const label = `rewind/${number}/${seat}${index === 0 ? '' : `/${index}`}`;
  const cards = mixed(rewinding, label, [...drawn, ...held].map(cardOf));
  const returned = cards.slice(0, drawn.length);
  const stays = new Set(held.map(cardOf).filter((card) => !returned.includes(card)));
  const instead = cards.slice(drawn.length).filter((card) => !stays.has(card));
  const freed = held.filter((object) => !stays.has(cardOf(object)));
  return [...exchanged(seat, drawn, returned), ...exchanged(seat, freed, instead)].filter(
    ({ object, is }) => to.objects[object]?.cards[0] !== is,
  );
};

/**
 * Objects whose cards the owner now holds in one zone, indistinguishable for others: those drawn since, and those held
 * before.
 */
type Holding = { readonly drawn: readonly GameObject[]; readonly held: readonly GameObject[] };

const alike = (rules: CompiledGame, { to, from, seat }: Seated): readonly Holding[] => {
  const named = objectsReferredTo(to);
  const now = placesOf(from);
  const places = rules.game.zones.flatMap(({ kind }) => objectsIn({ state: to }, zoneFor({ state: to }, seat, kind)));
  const candidates = places.flatMap((id) => {
    const object = to.objects[id];
    const place = object === undefined || object.cards.length !== 1 ? undefined : now.get(cardOf(object));
    if (object === undefined || place === undefined || named.has(id)) return [];
    const isHeld = place.owner === seat && visibilityOf({ rules }, place) === 'owner';
    return isHeld && !isKnown(rules, to, object) && !isKnown(rules, from, place) ? [{ object, place }] : [];
  });
  return [...new Set(candidates.map(({ place }) => place.zone))].map((zone) => {
    const there = candidates.filter(({ place }) => place.zone === zone).map(({ object }) => object);
    return {
      drawn: there.filter((object) => object.zone !== zone),
      held: there.filter((object) => object.zone === zone),
    };
  });
};

/** Whether everybody at the table knows the face. */
const isKnown = (rules: CompiledGame, { seats }: GameState, object: GameObject): boolean =>
  seats.every((seat) => isSeenBy({ rules }, object, seat));

/** The decks of a seat, each in a new order; cards that somebody has looked at stay where they were seen. */
const reshuffle = (rules: CompiledGame, rewinding: Rewinding, seat: Seat): readonly Substitution[] => {
  const { to, number } = rewinding;
  const apart = rules.game.zones.filter((zone) => zone.apart === true && zone.visibility === 'hidden-ordered');
  return [undefined, ...apart.map(({ kind }) => kind)].flatMap((deck) => {
    const unseen = unseenInDeck(rules, to, seat, deck);
    const label = `rewind/${number}/${seat}/${deck ?? 'deck'}`;
    return exchanged(seat, unseen, mixed(rewinding, label, unseen.map(cardOf)));
  });
};

const mixed = ({ from, seed }: Rewinding, label: string, cards: readonly CardId[]): readonly CardId[] => {
  const chance = seed ?? from.seed;
  invariant(chance !== null, 'chance comes from the seed of the game');
  return shuffled(chance, label, 0, cards).value;
};

export const exchanged = (
  seat: Seat,
  places: readonly GameObject[],
  cards: readonly CardId[],
): readonly Substitution[] =>
  places.map((object, index) => ({ seat, object: object.id, was: cardOf(object), is: cards[index] ?? cardOf(object) }));

/** Knowledge about a place does not apply to the card that is there now. */
export const withCards = ({ objects, cards }: GameState, places: readonly Substitution[]): GameState['objects'] => {
  const changed = places.flatMap(({ object: id, is }) => {
    const object = objects[id];
    const card = cards[is];
    invariant(object !== undefined && card !== undefined, 'cards of the game are exchanged between its objects');
    const { seenBy: _unknown, ...place } = object;
    return cardOf(object) === is ? [] : [[id, { ...place, cards: [is], definition: card.definition }] as const];
  });
  return changed.length === 0 ? objects : { ...objects, ...Object.fromEntries(changed) };
};

export const cardOf = ({ cards: [card] }: GameObject): CardId => {
  invariant(card !== undefined, 'the object is a card');
  return card;
};

/** Where each card is. */
const placesOf = ({ objects }: GameState): ReadonlyMap<CardId, GameObject> =>
  new Map(Object.values(objects).flatMap((object) => object.cards.map((card) => [card, object] as const)));
