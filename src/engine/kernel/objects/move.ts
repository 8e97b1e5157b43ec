import { factsOf, printedFactsOf } from '../board/facts.js';
import { visibilityOf } from '../board/visibility.js';
import { kindOfZone, zoneFor } from '../board/zone.js';
import { identify, makeUnidentified } from '../chance/unidentified.js';
import { forgetObject } from '../continuous/lasting.js';
import { resolutionUnderWay } from '../frames/resolution.js';
import {
  freshId,
  objectOf,
  removeObject,
  touch,
  touchStructure,
  writeFormer,
  writeObject,
  writeZone,
  type Draft,
} from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { withFields } from '../json/index.js';
import { shuffled } from '../random/index.js';
import type { GameObject, Mark, Marks, ObjectId, Seat, ZoneId } from '../state/state.js';
import { createObject, holdsCardless, placeCards, touchZones, type Placing } from './place.js';

/** The result of a zone change: the former object, and the objects that its cards are now. */
export type Moved = {
  readonly object: ObjectId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly becomes: readonly ObjectId[];
};

export type MoveOptions = Placing & {
  /** Keeps a pile together as one object. */
  readonly together?: boolean;
};

/**
 * Moves an object to another zone. It ceases to exist; each of its cards becomes a new object without marks, knowledge
 * or effects on it. Its last state is kept in `former`, whatever zone it was in, unless the card is unidentified. An
 * object without cards ceases to exist in a zone that cannot hold such objects.
 */
export const moveObject = (draft: Draft, id: ObjectId, kind: string, options: MoveOptions = {}): Moved => {
  const object = objectOf(draft, id);
  const to = zoneFor(draft, options.seat ?? object.owner, kind);
  if (object.untold === true && !isHiddenAt(draft, to, options.marks)) identify(draft, id);
  if (object.untold !== true) rememberFormer(draft, object);
  takeFromZone(draft, object);
  removeObject(draft, id);
  const becomes = placeAgain(draft, object, kind, options);
  if (object.untold === true) makeUnidentified(draft, becomes);
  if (draft.rules.activeZones.has(kindOfZone(object.zone))) forgetObject(draft, id);
  touchZones(draft, [kindOfZone(object.zone), kind]);
  return { object: id, from: object.zone, to, becomes };
};

const placeAgain = (draft: Draft, object: GameObject, kind: string, options: MoveOptions): readonly ObjectId[] => {
  const { cards, definition, owner, cardless } = object;
  if (cardless === true)
    return holdsCardless(draft, kind) ? [createObject(draft, { definition, owner }, kind, options)] : [];
  const piles = options.together === true ? [cards] : cards.map((card) => [card]);
  return piles.map((pile) => placeCards(draft, pile, kind, options));
};

/** Whether no player sees a card that arrives there: then it may stay unidentified. */
const isHiddenAt = (draft: Draft, zone: ZoneId, marks: Marks = {}): boolean =>
  !['public', 'owner'].includes(visibilityOf(draft, { zone, marks }));

/** Puts an object under another seat's control: it goes to that seat's zone of the same kind and stays what it is. */
export const giveControl = (draft: Draft, id: ObjectId, seat: Seat): void => {
  const object = objectOf(draft, id);
  const zone = zoneFor(draft, seat, kindOfZone(object.zone));
  takeFromZone(draft, object);
  const { cameTo = object.controller, ...rest } = object;
  writeObject(draft, { ...rest, controller: seat, zone, ...(cameTo !== seat && { cameTo }) });
  writeZone(draft, zone, [...(draft.state.zones[zone] ?? []), id]);
  touchStructure(draft);
};

/** Puts an object's cards on top of another object, which stays what it is and takes the face of the new top card. */
export const stackOnto = (draft: Draft, id: ObjectId, base: ObjectId): void => {
  identify(draft, id);
  const top = objectOf(draft, id);
  const under = objectOf(draft, base);
  invariant(top.cardless !== true && under.cardless !== true, 'only cards are put on top of each other');
  takeFromZone(draft, top);
  removeObject(draft, id);
  writeObject(draft, { ...under, cards: [...top.cards, ...under.cards], definition: top.definition });
  touchStructure(draft);
};

/** Removes an object and its cards from the game. References to it find its last state, as with a move. */
export const removeFromGame = (draft: Draft, id: ObjectId): void => {
  const object = objectOf(draft, id);
  rememberFormer(draft, object);
  takeFromZone(draft, object);
  removeObject(draft, id);
  forgetObject(draft, id);
  touchStructure(draft);
};

/** Sets or clears (with `false`, 0 or no objects) a status, a counter or a mark that refers to objects. */
export const setMark = (draft: Draft, id: ObjectId, mark: string, value: Mark): void => {
  const object = objectOf(draft, id);
  const marks = isUnset(value) ? without(object.marks, mark) : withFields(object.marks, { [mark]: value });
  writeObject(draft, withFields(object, { marks }));
  if (draft.rules.faceMarks.has(mark)) {
    if (object.untold === true && !isHiddenAt(draft, object.zone, objectOf(draft, id).marks)) identify(draft, id);
    touchStructure(draft);
  } else touch(draft, `mark:${mark}`);
};

/**
 * Turns a card where it lies, by a mark that determines who sees it. It gets a new id: the id that it had while hidden
 * would disclose which of the hidden cards it was.
 */
export const turnCard = (draft: Draft, old: ObjectId, mark: string, value: boolean): ObjectId => {
  const object = objectOf(draft, old);
  const id = freshId(draft, 'o');
  removeObject(draft, old);
  writeObject(draft, { ...object, id });
  if (object.untold === true) makeUnidentified(draft, [id]);
  const ids = draft.state.zones[object.zone] ?? [];
  writeZone(
    draft,
    object.zone,
    ids.map((other) => (other === old ? id : other)),
  );
  setMark(draft, id, mark, value);
  return id;
};

const without = (marks: Marks, mark: string): Marks => {
  const { [mark]: _old, ...others } = marks;
  return others;
};

const isUnset = (value: Mark): boolean =>
  value === false || value === 0 || (typeof value === 'object' && value.length === 0);

/** Gives the objects of a zone a new order and, as a shuffle must, new ids and no knowledge. */
export const reorderWithNewIds = (draft: Draft, zone: ZoneId, order: readonly ObjectId[]): void => {
  const ids = order.map((old) => {
    const object = unseen(objectOf(draft, old));
    removeObject(draft, old);
    const id = freshId(draft, 'o');
    writeObject(draft, { ...object, id });
    return id;
  });
  writeZone(draft, zone, ids);
  touchZones(draft, [kindOfZone(zone)]);
};

const unseen = (object: GameObject): GameObject => {
  if (object.seenBy === undefined) return object;
  const { seenBy: _forgotten, ...others } = object;
  return others;
};

/**
 * Exchanges the places of these objects of a zone at random and gives them new ids; returns the new id of each. It is
 * no event: players learn nothing by it, and it uses no draw that a takeback could repeat.
 */
export const mixObjects = (draft: Draft, zone: ZoneId, ids: readonly ObjectId[]): ReadonlyMap<ObjectId, ObjectId> => {
  const { seed, counters } = draft.state;
  const label = `mix/${zone.replace('.', '/')}/${counters.ids['o'] ?? 0}`;
  const order = seed === null ? ids : shuffled(seed, label, 0, ids).value;
  const names = new Map<ObjectId, ObjectId>();
  const mixed = order.map((old) => {
    const object = objectOf(draft, old);
    const id = freshId(draft, 'o');
    removeObject(draft, old);
    writeObject(draft, { ...object, id });
    names.set(old, id);
    return id;
  });
  const place = new Map(ids.map((id, index) => [id, mixed[index] ?? id]));
  writeZone(
    draft,
    zone,
    (draft.state.zones[zone] ?? []).map((id) => place.get(id) ?? id),
  );
  touchZones(draft, [kindOfZone(zone)]);
  return names;
};

/** Lets a seat know the face of an object where its zone hides it. */
export const showTo = (draft: Draft, id: ObjectId, seats: readonly Seat[]): void => {
  const object = objectOf(draft, id);
  const known = object.seenBy ?? [];
  const fresh = seats.filter((seat) => !known.includes(seat));
  if (fresh.length > 0) writeObject(draft, withFields(object, { seenBy: [...known, ...fresh] }));
};

const rememberFormer = (draft: Draft, object: GameObject): void => {
  // Where nothing functions only printed facts count, and no board has to be derived.
  const functions = draft.rules.functionZones.includes(kindOfZone(object.zone));
  const facts = functions
    ? (draft.boardBefore?.facts.get(object.id) ?? factsOf(draft, object.id))
    : printedFactsOf(draft, object);
  const movedBy = draft.rules.game.lastState === 'own-moves' ? resolutionUnderWay(draft) : undefined;
  writeFormer(draft, { object, facts, ...(movedBy !== undefined && { movedBy }) });
};

const takeFromZone = (draft: Draft, object: GameObject): void => {
  const ids = draft.state.zones[object.zone] ?? [];
  writeZone(
    draft,
    object.zone,
    ids.filter((id) => id !== object.id),
  );
};
