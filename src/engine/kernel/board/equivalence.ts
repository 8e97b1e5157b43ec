import type { Option } from '../choices/option.js';
import { objectOf, type Game } from '../game/draft.js';
import { memoized } from '../game/memoized.js';
import { type Visibility } from '../game/zone-kind.js';
import type { Json } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { DefinitionId, GameObject, ObjectId, Seat, Triggered } from '../state/state.js';
import { isOpenTo, visibilityOf } from './visibility.js';
import { objectsIn, zoneOf } from './zone.js';

type Looking = {
  /** A search: the player who decides looks through a hidden pile, and so sees the faces in it. */
  readonly through?: boolean;
};

/**
 * Objects as the player who decides may know them. Objects are equivalent if they have the same face, zone, marks and
 * knowledge, and nothing else refers to them. Cards whose faces this player does not see are all equivalent where they
 * lie in no order, because the number of equal ones would disclose what they are. Equivalent objects are listed once;
 * any of them is accepted.
 *
 * A face that the player knows and the board does not show is given with the option.
 */
export const optionsOf = (
  game: Game,
  ids: readonly ObjectId[],
  seat: Seat,
  { through = false }: Looking = {},
): readonly Option[] => {
  return ids.map((id) => {
    const object = objectOf(game, id);
    const look = lookAt(game, object, seat, through);
    const same = samenessOf(game, object, look);
    const isShown = look.known && !look.isOpen;
    return { id, ...(isShown && { tags: { card: object.definition } }), ...(same !== null && { same }) };
  });
};

/** One object of each kind of equivalent ones, the first. */
export const representatives = (game: Game, ids: readonly ObjectId[], seat: Seat): readonly ObjectId[] => {
  if (ids.length < 2) return ids;
  const objects = ids.map((id) => objectOf(game, id));
  const several = definitionsOfSeveral(objects);
  const seen = new Set<string>();
  return ids.filter((id, at) => {
    const object = objects[at] ?? objectOf(game, id);
    const look = lookAt(game, object, seat);
    // A known face that no other object shows needs no further comparison.
    if (look.known && !several.has(object.definition)) return true;
    const before = seen.size;
    return seen.add(samenessOf(game, object, look) ?? id).size > before;
  });
};

const definitionsOfSeveral = (objects: readonly GameObject[]): ReadonlySet<DefinitionId> => {
  const found = new Set<DefinitionId>();
  const several = new Set<DefinitionId>();
  for (const { definition } of objects) (found.has(definition) ? several : found).add(definition);
  return several;
};

/** What the player who decides sees of an object: its face (`known`), and whether by where it lies (`isOpen`). */
type Look = { readonly visibility: Visibility; readonly isOpen: boolean; readonly known: boolean };

const lookAt = (game: Game, object: GameObject, seat: Seat, through = false): Look => {
  const visibility = visibilityOf(game, object);
  const isOpen = isOpenTo(visibility, object, seat);
  return { visibility, isOpen, known: isOpen || through || object.seenBy?.includes(seat) === true };
};

/** The same text for all that are equivalent; null for an object that is like no other. */
const samenessOf = (game: Game, object: GameObject, { visibility, isOpen, known }: Look): string | null =>
  known ? sameness(game, object, visibility, isOpen) : unseenSameness(object, visibility);

const sameness = (game: Game, object: GameObject, visibility: Visibility, isOpen: boolean): string | null => {
  const key = likeness(object, visibility, isOpen);
  return key === null || isReferredTo(game, object.id) ? null : key;
};

const likeness = (
  { cards, cardless, definition, zone, marks, seenBy, asserted }: GameObject,
  visibility: Visibility,
  isOpen: boolean,
): string | null => {
  if ((cards.length !== 1 && cardless !== true) || asserted === true) return null;
  const key = `${zone}${cardless === true ? '!' : '|'}${definition}${marksKey(marks)}`;
  // Players cannot see at which card of another hand a third player has looked.
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
 * Whether a lasting effect, a waiting ability or the mark of an object in play holds it (a character at a location), or
 * an ability of it that counts once in a turn has been used or has triggered.
 */
const isReferredTo = (game: Game, id: ObjectId): boolean =>
  referredIds(game).has(id) || game.state.triggered.some((waiting) => isHeldBy(game, waiting, id));

/** Whether more waiting abilities than that hold the object. */
export const isHeldByMoreThan = (game: Game, id: ObjectId, count: number): boolean =>
  game.state.triggered.filter((waiting) => isHeldBy(game, waiting, id)).length > count;

/**
 * The same text for all objects that are equivalent but for the abilities that wait; null for one that is like no
 * other.
 */
export const likenessOf = (game: Game, object: GameObject): string | null => {
  const visibility = visibilityOf(game, object);
  return referredIds(game).has(object.id) ? null : likeness(object, visibility, visibility === 'public');
};

const isHeldBy = (game: Game, { source, bindings }: Triggered, id: ObjectId): boolean => {
  spend(game, 1);
  return source.object === id || names(bindings, id);
};

const names = (value: Json, id: ObjectId): boolean =>
  value === id || (typeof value === 'object' && value !== null && Object.values(value).some((part) => names(part, id)));

/** All those ids but for what waiting abilities hold, which change without the board. */
const referredIds = memoized((game): ReadonlySet<string> => {
  const { state, rules } = game;
  const referred = new Set<string>();
  spend(game, state.effects.length + state.history.length);
  for (const { does, source } of state.effects) {
    if (does.kind === 'ability') collect(referred.add(source.object), does.bindings);
    else for (const id of does.objects) referred.add(id);
  }
  for (const { turn, object, ability } of state.history) {
    if (turn === state.turn.number && object !== undefined && ability !== undefined) referred.add(object);
  }
  for (const seat of state.seats) {
    for (const kind of rules.inPlay) {
      for (const id of objectsIn({ state }, zoneOf(seat, kind))) collect(referred, state.objects[id]?.marks ?? {});
    }
  }
  return referred;
});

const collect = (into: Set<string>, value: Json): void => {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(into, part);
};
