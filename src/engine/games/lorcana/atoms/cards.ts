import {
  followReferences,
  invariant,
  isKnownTo,
  isKnownToAll,
  isPublic,
  isSeenBy,
  moveObject,
  objectIn,
  objectOf,
  setMark,
  stackOnto,
  writePlayer,
  type Atom,
  type Citation,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import type {
  ActionResolved,
  Banished,
  CardDrawn,
  CardsPutUnder,
  Discarded,
  Inked,
  Played,
  PutInto,
} from '../events.js';
import { lorcana } from '../rulebook.js';
import { damageOn, deckOf, inkedThisTurn, isCharacter, isLocation, takesDamage } from '../state.js';
import { faceOf } from './face.js';

/** 4.2.3.1; an attempt with an empty deck is remembered until the next game state check (1.9.1.2). */
const draw: Atom<CardDrawn> = (draft, { kind, cites, seat }) => {
  const [top] = deckOf(draft, seat);
  if (top === undefined) {
    writePlayer(draft, seat, { failedDraw: true });
    return { kind: 'drawFailed', cites: [lorcana('1.9.1.2')], seat };
  }
  const face = faceOf(draft, top);
  const { becomes } = moveObject(draft, top, 'hand');
  return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: first(becomes) } } };
};

/** Under the deck, as hands are altered (3.1.6.1) and by effects. What everybody knew before everybody knows there (8.2.4). */
const putUnder: Atom<CardsPutUnder> = (draft, { kind, cites, seat, objects }) => {
  if (objects.length === 0) return null;
  const cards = objects.map((id) => objectOf(draft, id).definition);
  const known = objects.every((id) => isKnownToAll(draft, id));
  // Whoever puts cards there that they have not seen learns nothing of them.
  const seats = objects.every((id) => isKnownTo(draft, id, seat)) ? [seat] : [];
  for (const id of objects) moveObject(draft, id, 'deck');
  const entry = { kind, cites, seat, count: objects.length };
  return known ? { ...entry, cards } : { ...entry, secret: { seats, fields: { cards } } };
};

/** By the turn action, which is counted (4.3.3), the card is revealed first (4.3.3.1) and put in (4.3.3.2); by an effect it is not (8.5.6). */
const ink: Atom<Inked> = (draft, { kind, cites, seat, object, action, knownTo = null }) => {
  const face = faceOf(draft, object);
  const entry = { kind, cites, seat, action };
  if (!action) {
    // An effect has put it there already.
    const fields = { ...face, becomes: [object] };
    return knownTo === null ? { ...entry, ...fields } : { ...entry, secret: { seats: knownTo, fields } };
  }
  moveObject(draft, object, 'inkwell');
  writePlayer(draft, seat, { inked: inkedThisTurn(draft, seat) + 1 });
  return { ...entry, ...face };
};

/**
 * 4.3.4.7: into play, or to where an action resolves, unless what ordered it has put it elsewhere (7.1.6). A shifted character
 * is what it is put onto (10.8.3, 10.8.5), and may enter exerted as others may (10.2.2).
 */
const play: Atom<Played> = (draft, event) => {
  const { seat, object, type, onto, exerted, damage, stays } = event;
  const face = faceOf(draft, object);
  if (type === 'action') {
    const now = stays ? object : first(moveObject(draft, object, 'resolving').becomes);
    return { ...event, ...face, object: now };
  }
  if (onto !== null) {
    stackOnto(draft, object, onto);
    if (exerted) setMark(draft, onto, 'exerted', true);
    if (damage > 0) setMark(draft, onto, 'damage', damageOn(draft, onto) + damage);
    const cites = exerted ? [lorcana('10.8.4'), ...event.cites] : event.cites;
    return { ...event, ...face, cites, object: onto };
  }
  const marks = {
    ...(isCharacter(draft, object) && { drying: true }),
    ...(exerted && !isLocation(draft, object) && { exerted: true }),
    ...(damage > 0 && takesDamage(draft, object) && { damage }),
  };
  const { becomes } = moveObject(draft, object, 'play', { seat, marks });
  return { ...event, ...face, object: first(becomes) };
};

/** 4.3.4.7: the action goes to the discard, if it is still there (7.1.6); what refers to "that song" follows it (7.1.9.1). */
const resolveAction: Atom<ActionResolved> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || !object.zone.endsWith('.resolving')) return null;
  const now = first(moveObject(draft, event.object, 'discard').becomes);
  followReferences(draft, event.object, now);
  return { ...event, card: object.definition, object: now };
};

/** 8.6.2 */
const banish: Atom<Banished> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, event.object, 'discard');
  const top = first(becomes);
  return { ...event, cites: [...event.cites, ...rulesOfLeaving(object)], card: object.definition, becomes, top };
};

/** 10.8.6: a stack goes to the same zone and is none there; 9.4.1: damage stays behind. */
const rulesOfLeaving = ({ cards, marks }: GameObject): readonly Citation[] => [
  ...(cards.length > 1 ? [lorcana('10.8.6')] : []),
  ...(marks['damage'] === undefined ? [] : [lorcana('9.4.1')]),
];

/** 8.3.4, 8.1.5 */
const discard: Atom<Discarded> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined) return null;
  const face = faceOf(draft, event.object);
  const { becomes } = moveObject(draft, event.object, 'discard');
  // The id it had in hand would tell others when it was drawn.
  return { ...event, ...face, object: first(becomes) };
};

/** 7.1.4, 8.1.5: to its owner's hand, deck, inkwell (8.5.6) or discard. What everybody knew before stays known by name in the log (8.2.4). */
const putInto: Atom<PutInto> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const wasPublic = isPublic(draft, object);
  const wasSeen = isSeenBy(draft, object, object.owner);
  const { kind, cites, zone, at, cause, exerted = false } = event;
  const { becomes } = moveObject(draft, event.object, zone, { at, ...(exerted && { marks: { exerted: true } }) });
  const entry = {
    kind,
    cites: [...cites, ...rulesOfLeaving(object)],
    zone,
    at,
    seat: object.owner,
    ...(exerted && { exerted }),
    ...(cause !== undefined && { cause }),
  };
  // As with a discard, the id that a hidden card had tells others nothing.
  const fields = { object: wasPublic ? event.object : first(becomes), card: object.definition, becomes };
  if (wasPublic || event.open === true || zone === 'discard') return { ...entry, ...fields };
  // Its owner learns no face that neither was nor is seen: of the top of a deck put into the inkwell (8.5.4).
  const isSeen = wasSeen || becomes.some((id) => isSeenBy(draft, objectOf(draft, id), object.owner));
  return { ...entry, secret: { seats: isSeen ? [object.owner] : [], fields } };
};

const first = (ids: readonly ObjectId[]): ObjectId => {
  const [id] = ids;
  invariant(id !== undefined, 'a card that moves becomes an object');
  return id;
};

/** Cards that change zones. */
export const cardsAtoms = {
  drawn: draw,
  putUnder,
  inked: ink,
  played: play,
  actionResolved: resolveAction,
  banished: banish,
  discarded: discard,
  putInto,
};
