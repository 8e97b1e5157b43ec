import {
  giveControl,
  hasCounters,
  invariant,
  isPublic,
  isSeenBy,
  kindOfZone,
  moveObject,
  objectIn,
  objectOf,
  placeWaiting,
  setMark,
  setWaiting,
  writePlayer,
  type Atom,
  type Citation,
  type Draft,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import type {
  AbilityUsed,
  Broken,
  CardDrawn,
  CharacterAnnounced,
  ControlChanged,
  Discarded,
  Entered,
  PlayerDamaged,
  PutInto,
  PutUnder,
  StackTaken,
  SummonCast,
  TriggerAnnounced,
} from '../events.js';
import { fftcg } from '../rulebook.js';
import { cardOf, deckOf, STACK } from '../state.js';

/** Only who draws sees the card (7.11.2). An attempt with an empty deck is remembered until the rule processes are next checked (12.4.2). */
const draw: Atom<CardDrawn> = (draft, { kind, cites, seat }) => {
  const [top] = deckOf(draft, seat);
  if (top === undefined) {
    writePlayer(draft, seat, { emptyDraw: true });
    return { kind: 'drawFailed', cites: [fftcg('12.4.2'), fftcg('3.1.2')], seat };
  }
  const card = objectOf(draft, top).definition;
  const object = only(moveObject(draft, top, 'hand').becomes);
  return { kind, cites, seat, secret: { seats: [seat], fields: { card, object } } };
};

/** 8.2.1.4: others learn how many they are, and no more. */
const putUnder: Atom<PutUnder> = (draft, { kind, cites, seat, objects }) => {
  const cards = objects.map((id) => objectOf(draft, id).definition);
  for (const id of objects) moveObject(draft, id, 'deck');
  return { kind, cites, seat, count: objects.length, secret: { seats: [seat], fields: { cards } } };
};

/** The id it had in hand would tell others when it was drawn (7.11.2). What is there no more is another card (7.4). */
const discard: Atom<Discarded> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  return { ...event, card: object.definition, object: only(moveObject(draft, event.object, 'break').becomes) };
};

/** Everybody learns which card it is (11.4.2); its id would tell others when it was drawn (7.11.2). */
const announceCharacter: Atom<CharacterAnnounced> = (draft, { object, ...event }) => ({
  ...event,
  card: objectOf(draft, object).definition,
});

/** 11.3.2. */
const castSummon: Atom<SummonCast> = (draft, { kind, cites, seat, object, bindings }) => {
  const definition = objectOf(draft, object).definition;
  const now = only(moveObject(draft, object, STACK, { seat }).becomes);
  const source = { object: now, definition };
  setWaiting(draft, now, { id: now, ability: { definition, path: [] }, source, controller: seat, bindings });
  return { kind, cites, seat, object: now, card: definition, bindings };
};

/** 11.6.4, 11.7.4. The id that a card has in hand would tell others when it was drawn (7.11.2). */
const useAbility: Atom<AbilityUsed> = (draft, { waiting, object, ...event }) => {
  const stacked = placeWaiting(draft, { ...waiting, id: '' }, STACK);
  const entry = { ...event, stacked, bindings: waiting.bindings };
  if (isPublic(draft, objectOf(draft, object))) return { ...entry, object };
  return { ...entry, secret: { seats: [event.seat], fields: { object } } };
};

/** What was announced for it (11.8.9, 11.8.10, 11.8.11) goes with it onto the stack. */
const announceTrigger: Atom<TriggerAnnounced> = (draft, { triggered: id, bindings }) => {
  draft.state.triggered = draft.state.triggered.map((one) => (one.id === id ? { ...one, bindings } : one));
  return null;
};

/** Without an effect (5.2.3.1.2.1, 11.3.9). */
const takeFromStack: Atom<StackTaken> = (draft, event) => {
  const { controller, definition } = objectOf(draft, event.object);
  return { ...event, seat: controller, card: definition };
};

/** A new card (7.4), since this turn (10.1.2.1.1); what was announced for it as it was cast stays known (11.4.3, 11.4.4). A Backup is dull (5.2.3.1.1.3). */
const enter: Atom<Entered> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const announced = Object.entries({ x: event.x, paid: event.paid, mode: event.mode }).flatMap(([mark, value]) =>
    value === undefined || value === 0 ? [] : [[mark, value] as const],
  );
  const marks = {
    since: draft.state.turn.number,
    ...(event.dull && { dull: true }),
    ...Object.fromEntries(announced),
  };
  const now = only(moveObject(draft, event.object, 'field', { seat: event.seat, marks }).becomes);
  const { type } = cardOf(draft, now);
  const cites = withoutCounters(event.cites, object);
  return { ...event, cites, card: object.definition, type, from: kindOfZone(object.zone), object: now };
};

/**
 * It stays what it is, but whoever controls it now has not done so since their turn began (15.2.2.2, 10.1.2.1.1), and it has left the
 * battle in which it was for the other side (10.1.3.2.1). It is still there: control changes of what is on the field.
 */
const changeControl: Atom<ControlChanged> = (draft, event) => {
  const object = objectOf(draft, event.object);
  giveControl(draft, event.object, event.seat);
  setMark(draft, event.object, 'since', draft.state.turn.number);
  for (const mark of ['attacking', 'blocking', 'party']) setMark(draft, event.object, mark, false);
  return { ...event, card: object.definition, from: object.controller };
};

/** Came from the field into the Break Zone this turn (15.1.1.3). */
const FALLEN = { fallen: true } as const;

/** 15.1.1.3. What has gone before, as another card, is not broken (7.4). */
const breakObject: Atom<Broken> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { type } = cardOf(draft, event.object);
  const { becomes } = moveObject(draft, event.object, 'break', { marks: FALLEN });
  return { ...event, cites: withoutCounters(event.cites, object), card: object.definition, type, becomes };
};

/**
 * To its owner's zone (7.3), as a new card (7.4), and nothing else (15.1.1.3.2). Where it was seen it is told by name, and so it is
 * where everybody sees it now; of a hidden zone nobody learns more than the zone shows (7.9.2, 7.11.2, 7.13.3).
 */
const putInto: Atom<PutInto> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const from = kindOfZone(object.zone);
  const wasPublic = isPublic(draft, object);
  const wasSeen = isSeenBy(draft, object, object.owner);
  const falls = from === 'field' && event.zone === 'break';
  const marks = { ...(falls && FALLEN), ...(event.faceDown === true && { faceDown: true }) };
  const { becomes } = moveObject(draft, event.object, event.zone, { at: event.at, marks });
  const entry = { ...event, cites: withoutCounters(event.cites, object), seat: object.owner, from };
  if (wasPublic) return { ...entry, card: object.definition, becomes };
  const now = objectOf(draft, only(becomes));
  if (isPublic(draft, now)) return { ...entry, card: object.definition, object: now.id, becomes };
  // The id that it had in a deck would tell its owner where it lay.
  const { object: _hidden, ...open } = entry;
  const fields = { object: now.id, card: object.definition, becomes };
  // Nor does its owner learn a face that neither was nor is seen: of the top of a deck put under it, or away face down.
  const isSeen = wasSeen || isSeenBy(draft, now, object.owner);
  return { ...open, secret: { seats: isSeen ? [object.owner] : [], fields } };
};

/** 6.5.2; damage for which there is no card is remembered until the rule processes are next checked (12.4.3). */
const damagePlayer: Atom<PlayerDamaged> = (draft, event) => {
  const [top] = deckOf(draft, event.seat);
  if (top === undefined) {
    writePlayer(draft, event.seat, { beyondDeck: true });
    return { ...event, kind: 'damageBeyondDeck', cites: [fftcg('12.4.3'), fftcg('3.1.3')] };
  }
  const card = objectOf(draft, top).definition;
  return { ...event, card, object: only(moveObject(draft, top, 'damage').becomes) };
};

/** What moves has no counters where it comes to. */
const withoutCounters = (cites: readonly Citation[], object: GameObject): readonly Citation[] =>
  hasCounters(object) ? [...cites, fftcg('6.7.3')] : cites;

const only = ([id]: readonly ObjectId[]): ObjectId => {
  invariant(id !== undefined, 'a card that moves becomes an object');
  return id;
};

/** Cards that change zones, and what waits on the stack. */
export const cardsAtoms = {
  drawn: draw,
  putUnder,
  discarded: discard,
  characterAnnounced: announceCharacter,
  summonCast: castSummon,
  abilityUsed: useAbility,
  triggerAnnounced: announceTrigger,
  stackTaken: takeFromStack,
  entered: enter,
  controlChanged: changeControl,
  broken: breakObject,
  putInto,
  playerDamaged: damagePlayer,
};

export const markAll = (draft: Draft, ids: readonly ObjectId[], mark: string, value: boolean | number): void => {
  for (const id of ids) setMark(draft, id, mark, value);
};
