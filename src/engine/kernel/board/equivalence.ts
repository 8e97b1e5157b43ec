import type { Option } from '../choices/option.js';
import { objectOf, type Game } from '../game/draft.js';
import { type Visibility } from '../game/zone-kind.js';
import type { Json } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';
import { isOpenTo, visibilityOf } from './visibility.js';
import { objectsIn, zoneOf } from './zone.js';

type Looking = {
  /** A search: the player who decides looks through a pile that nobody sees, and so sees the faces in it. */
  readonly through?: boolean;
};

/**
 * Objects as the player who decides may know them. Objects are equivalent if they have the same face, zone, marks and
 * knowledge, and nothing else refers to them. Cards whose faces this player does not see are all equivalent where they lie
 * in no order, because the number of equal ones would disclose what they are. Equivalent objects are listed once; any of
 * them is accepted.
 *
 * A face that the player knows and the board does not show is given with the option.
 */
export const optionsOf = (
  game: Game,
  ids: readonly ObjectId[],
  seat: Seat,
  { through = false }: Looking = {},
): readonly Option[] => {
  const referred = referredIds(game);
  return ids.map((id) => {
    const object = objectOf(game, id);
    const visibility = visibilityOf(game, object);
    const isOpen = isOpenTo(visibility, object, seat);
    const known = isOpen || through || object.seenBy?.includes(seat) === true;
    const same = known ? sameness(object, visibility, isOpen, referred) : unseenSameness(object, visibility);
    const isShown = known && !isOpen;
    return { id, ...(isShown && { tags: { card: object.definition } }), ...(same !== null && { same }) };
  });
};

/** One object of each kind of equivalent ones, the first. */
export const representatives = (game: Game, ids: readonly ObjectId[], seat: Seat): readonly ObjectId[] => {
  if (ids.length < 2) return ids;
  const seen = new Set<string>();
  return optionsOf(game, ids, seat).flatMap(({ id, same = id }) => {
    if (seen.has(same)) return [];
    seen.add(same);
    return [id];
  });
};

const sameness = (
  { id, cards, cardless, definition, zone, marks, seenBy, asserted }: GameObject,
  visibility: Visibility,
  isOpen: boolean,
  referred: ReadonlySet<string>,
): string | null => {
  if ((cards.length !== 1 && cardless !== true) || asserted === true || referred.has(id)) return null;
  const key = `${zone}${cardless === true ? '!' : '|'}${definition}${marksKey(marks)}`;
  // Nobody sees which card of another hand a third player has looked at.
  return seenBy !== undefined && (isOpen || visibility === 'hidden-ordered') ? `${key}|${seenBy.join()}` : key;
};

/** In an order the places differ; elsewhere only what everybody sees of the back of a card. */
const unseenSameness = ({ zone, marks, cards }: GameObject, visibility: Visibility): string | null =>
  visibility === 'hidden-ordered' ? null : `${zone}?${cards.length}${marksKey(marks)}`;

const marksKey = (marks: GameObject['marks']): string => {
  let key = '';
  for (const mark of Object.keys(marks).sort()) key += `|${mark}=${String(marks[mark])}`;
  return key;
};

/**
 * Ids that a lasting effect, a waiting ability or the mark of an object in play holds (a character at a location), or whose
 * ability that counts once in a turn has been used or has triggered.
 */
const referredIds = (game: Game): ReadonlySet<string> => {
  const { state, rules } = game;
  const referred = new Set<string>();
  spend(game, state.effects.length + state.triggered.length + state.history.length);
  for (const { does, source } of state.effects) {
    if (does.kind === 'ability') collect(referred.add(source.object), does.bindings);
    else for (const id of does.objects) referred.add(id);
  }
  for (const { turn, object, ability } of state.history) {
    if (turn === state.turn.number && object !== undefined && ability !== undefined) referred.add(object);
  }
  for (const { source, bindings } of state.triggered) collect(referred.add(source.object), bindings);
  for (const seat of state.seats) {
    for (const kind of rules.inPlay) {
      for (const id of objectsIn({ state }, zoneOf(seat, kind))) collect(referred, state.objects[id]?.marks ?? {});
    }
  }
  return referred;
};

const collect = (into: Set<string>, value: Json): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(into, part);
};
