import { isPublic, isSeenBy } from '../board/visibility.js';
import { objectIn, type Game } from '../game/draft.js';
import { isList, isRecord, textsIn, type Json } from '../json/index.js';
import type { NamedCards } from '../state/repetition.js';
import type { CardId, ObjectId, Seat } from '../state/state.js';

/** The cards that the player names and knows. Everything else in the round is taken literally. */
export const cardsNamedIn = (game: Game, seat: Seat, round: readonly Json[]): NamedCards => {
  const named: { [object: ObjectId]: CardId } = {};
  for (const id of textsIn(round)) {
    const object = objectIn(game, id);
    const [card] = object === undefined || !isSeenBy(game, object, seat) ? [] : object.cards;
    if (card !== undefined) named[id] = card;
  }
  return named;
};

/** The answer with the present ids of its cards; a card that is no longer there keeps its old id. */
export const withCurrentIds = (game: Game, answer: Json, named: NamedCards): Json =>
  mapTexts(answer, (id) => {
    const card = named[id];
    if (card === undefined || objectIn(game, id) !== undefined) return id;
    return Object.values(game.state.objects).find(({ cards }) => cards.includes(card))?.id ?? id;
  });

/** The waiting abilities of an object, in the order in which they wait: before that they have no id to be named by. */
export const abilitiesOf = (game: Game, object: Json): readonly ObjectId[] =>
  Object.values(game.state.zones)
    .flat()
    .filter((id) => objectIn(game, id)?.waiting?.source.object === object);

/**
 * The round as everybody may read it: naming a card that others do not see shows its face, but not since when it is
 * there.
 */
export const shownToAll = (game: Game, seat: Seat, round: readonly Json[]): readonly Json[] =>
  round.map((answer) =>
    mapTexts(answer, (id) => {
      const object = objectIn(game, id);
      return object === undefined || isPublic(game, object) || !isSeenBy(game, object, seat) ? id : object.definition;
    }),
  );

const mapTexts = (value: Json, to: (text: string) => string): Json => {
  if (typeof value === 'string') return to(value);
  if (isList(value)) return value.map((part) => mapTexts(part, to));
  // Keys name objects too: an answer may give each of them an amount.
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [to(key), mapTexts(part, to)]))
    : value;
};
