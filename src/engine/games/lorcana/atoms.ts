import {
  endEffects,
  followReferences,
  invariant,
  leaveGame,
  moveObject,
  objectIn,
  objectOf,
  objectsIn,
  removeFromGame,
  setMark,
  stackOnto,
  writePlayer,
  type Atom,
  type Citation,
  type Draft,
  type GameObject,
  type ObjectId,
} from '../../kernel/index.js';
import type {
  AbilityUsed,
  ActionResolved,
  Banished,
  CardDrawn,
  CardsPutUnder,
  ChallengeEnded,
  CostNotPaid,
  Challenged,
  DamageDealt,
  DamagePrevented,
  DamagePut,
  DamageRemoved,
  Discarded,
  Dried,
  Exerted,
  InkAllowed,
  InkExerted,
  Inked,
  LeftLocation,
  LoreGained,
  LoreLost,
  LoreSet,
  Lost,
  Moved,
  NotPlayed,
  ObjectGone,
  Played,
  PutInto,
  Quested,
  Readied,
  Sung,
  TurnBegan,
  TurnEnding,
} from './events.js';
import { lorcana } from './rulebook.js';
import { damageOn, deckOf, inkedThisTurn, inkwellOf, isCharacter, isExerted, loreOf } from './state.js';

/**
 * What carries out each event of Lorcana: the only code that changes what it changes. An atom answers null where
 * nothing happened, such as readying a ready card: then nothing is logged and nothing triggers.
 */
const card = (draft: Draft, id: ObjectId) => ({ card: objectOf(draft, id).definition });

/** 4.2.3.1; an attempt with an empty deck is remembered until the next game state check (1.9.1.2). */
const draw: Atom<CardDrawn> = (draft, { kind, cites, seat }) => {
  const [top] = deckOf(draft, seat);
  if (top === undefined) {
    writePlayer(draft, seat, { failedDraw: true });
    return { kind: 'drawFailed', cites: [lorcana('1.9.1.2')], seat };
  }
  const face = card(draft, top);
  const { becomes } = moveObject(draft, top, 'hand');
  return { kind, cites, seat, secret: { seats: [seat], fields: { ...face, object: first(becomes) } } };
};

const putUnder: Atom<CardsPutUnder> = (draft, { kind, cites, seat, objects }) => {
  if (objects.length === 0) return null;
  const cards = objects.map((id) => objectOf(draft, id).definition);
  for (const id of objects) moveObject(draft, id, 'deck');
  return { kind, cites, seat, count: objects.length, secret: { seats: [seat], fields: { cards } } };
};

const beginTurn: Atom<TurnBegan> = (draft, event) => {
  writePlayer(draft, event.seat, { inked: 0, inkAllowed: 0 });
  return event;
};

const endTurn: Atom<TurnEnding> = (_draft, event) => event;

const ready: Atom<Readied> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || !isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', false);
  const { zone, controller } = objectOf(draft, event.object);
  if (zone.endsWith('.inkwell')) return null;
  return { ...event, seat: controller, ...card(draft, event.object) };
};

const exert: Atom<Exerted> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', true);
  return { ...event, seat: objectOf(draft, event.object).controller, ...card(draft, event.object) };
};

const dry: Atom<Dried> = (draft, { object }) => {
  setMark(draft, object, 'drying', false);
  return null;
};

/** Ink cards are interchangeable: the first ready ones in the inkwell are exerted. */
const exertInk: Atom<InkExerted> = (draft, event) => {
  if (event.count === 0) return null;
  const ready = inkwellOf(draft, event.seat).filter((id) => !isExerted(draft, id));
  for (const id of ready.slice(0, event.count)) setMark(draft, id, 'exerted', true);
  return event;
};

/** By the turn action the card is revealed first (4.3.3.1); by an effect it is not (8.5.6). */
const ink: Atom<Inked> = (draft, { kind, cites, seat, object, action }) => {
  // An effect has put it there already.
  if (!action) return { kind, cites, seat, action };
  const face = card(draft, object);
  moveObject(draft, object, 'inkwell');
  writePlayer(draft, seat, { inked: inkedThisTurn(draft, seat) + 1 });
  return { kind, cites, seat, action, ...face };
};

const allowInk: Atom<InkAllowed> = (draft, event) => {
  const { inkAllowed } = draft.state.players[event.seat] ?? {};
  const before = typeof inkAllowed === 'number' ? inkAllowed : 0;
  writePlayer(draft, event.seat, { inkAllowed: before + event.count });
  return event;
};

const play: Atom<Played> = (draft, event) => {
  const { seat, object, type, onto, exerted, stays } = event;
  const face = card(draft, object);
  if (type === 'action') {
    const now = stays ? object : first(moveObject(draft, object, 'resolving').becomes);
    return { ...event, ...face, object: now, was: object };
  }
  if (onto !== null) {
    stackOnto(draft, object, onto);
    if (exerted) setMark(draft, onto, 'exerted', true);
    const cites = exerted ? [lorcana('10.8.4'), ...event.cites] : event.cites;
    return { ...event, ...face, cites, object: onto, was: object };
  }
  const drying = isCharacter(draft, object);
  const marks = { ...(drying && { drying: true }), ...(exerted && { exerted: true }) };
  const { becomes } = moveObject(draft, object, 'play', { seat, marks });
  return { ...event, ...face, object: first(becomes), was: object };
};

const notPay: Atom<CostNotPaid> = (_draft, event) => event;

const notPlay: Atom<NotPlayed> = (_draft, event) => event;

const sing: Atom<Sung> = (draft, event) => ({
  ...event,
  ...card(draft, event.object),
  songCard: objectOf(draft, event.song).definition,
});

/** 4.3.4.7: the action goes to the discard; what refers to "that song" follows it there. */
const resolveAction: Atom<ActionResolved> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || !object.zone.endsWith('.resolving')) return null;
  const now = first(moveObject(draft, event.object, 'discard').becomes);
  followReferences(draft, event.object, now);
  return { ...event, card: object.definition, object: now };
};

const quest: Atom<Quested> = (draft, event) => ({ ...event, ...card(draft, event.object) });

const setLore: Atom<LoreSet> = (draft, event) => {
  writePlayer(draft, event.seat, { lore: event.lore });
  return event;
};

const gainLore: Atom<LoreGained> = (draft, event) => {
  if (event.amount <= 0) return null;
  const lore = loreOf(draft, event.seat) + event.amount;
  writePlayer(draft, event.seat, { lore });
  return { ...event, lore };
};

/** As much as there is: lore does not fall below 0 (1.2.3). */
const loseLore: Atom<LoreLost> = (draft, event) => {
  const amount = Math.min(event.amount, loreOf(draft, event.seat));
  if (amount <= 0) return null;
  const lore = loreOf(draft, event.seat) - amount;
  writePlayer(draft, event.seat, { lore });
  return { ...event, amount, lore };
};

const challenge: Atom<Challenged> = (draft, event) => {
  setMark(draft, event.object, 'challenging', event.target);
  setMark(draft, event.target, 'challenged', event.object);
  return { ...event, ...card(draft, event.object), targetCard: objectOf(draft, event.target).definition };
};

const endChallenge: Atom<ChallengeEnded> = (draft, event) => {
  for (const id of event.objects) {
    if (objectIn(draft, id) === undefined) continue;
    setMark(draft, id, 'challenging', false);
    setMark(draft, id, 'challenged', false);
  }
  return event;
};

/** Counters are put on what is still there; with the first one it is damaged. */
const putDamage: Atom<DamageDealt | DamagePut> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (event.amount <= 0 || object === undefined) return null;
  const damage = damageOn(draft, event.object) + event.amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = damage === event.amount ? [...event.cites, lorcana('5.1.3')] : event.cites;
  return { ...event, cites, seat: object.controller, card: object.definition, damage };
};

/** 10.6.3: no damage counts as dealt. */
const preventDamage: Atom<DamagePrevented> = (_draft, event) => event;

const removeDamage: Atom<DamageRemoved> = (draft, event) => {
  const amount = Math.min(event.amount, damageOn(draft, event.object));
  if (amount <= 0) return null;
  const damage = damageOn(draft, event.object) - amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = damage === 0 ? [...event.cites, lorcana('5.1.4')] : event.cites;
  return { ...event, cites, amount, damage, ...card(draft, event.object) };
};

const findGone: Atom<ObjectGone> = (_draft, event) => event;

const banish: Atom<Banished> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, event.object, 'discard');
  return { ...event, cites: [...event.cites, ...rulesOfLeaving(object)], card: object.definition, becomes };
};

/** 10.8.6: a stack goes to the same zone and is none there; 9.4.1: damage stays behind. */
const rulesOfLeaving = ({ cards, marks }: GameObject): readonly Citation[] => [
  ...(cards.length > 1 ? [lorcana('10.8.6')] : []),
  ...(marks['damage'] === undefined ? [] : [lorcana('9.4.1')]),
];

const discard: Atom<Discarded> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined) return null;
  const face = card(draft, event.object);
  const { becomes } = moveObject(draft, event.object, 'discard');
  return { ...event, ...face, becomes };
};

/** To its owner's hand, deck or inkwell. What was public before stays known by name in the log (8.2.4). */
const putInto: Atom<PutInto> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const visible =
    object.zone.endsWith('.play') || object.zone.endsWith('.discard') || object.zone.endsWith('.resolving');
  const { kind, cites, zone, at } = event;
  const { becomes } = moveObject(draft, event.object, zone, { at });
  const entry = {
    kind,
    cites: [...cites, ...rulesOfLeaving(object)],
    zone,
    at,
    seat: object.owner,
    object: event.object,
  };
  const fields = { card: object.definition, becomes };
  return visible ? { ...entry, ...fields } : { ...entry, secret: { seats: [object.owner], fields } };
};

const move: Atom<Moved> = (draft, event) => {
  setMark(draft, event.object, 'at', event.location);
  return { ...event, ...card(draft, event.object), locationCard: objectOf(draft, event.location).definition };
};

const leaveLocation: Atom<LeftLocation> = (draft, event) => {
  setMark(draft, event.object, 'at', false);
  return { ...event, ...card(draft, event.object) };
};

/** Its source may be gone already: banished to pay for it. */
const useAbility: Atom<AbilityUsed> = (_draft, event) => event;

/** 1.10.2.3: everything of that player is removed from the game. */
const lose: Atom<Lost> = (draft, event) => {
  const { seat } = event;
  leaveGame(draft, seat);
  for (const object of Object.values(draft.state.objects)) {
    if (object.owner === seat && object.waiting === undefined) removeFromGame(draft, object.id);
  }
  for (const id of objectsIn(draft, 'bag')) if (objectOf(draft, id).controller === seat) removeFromGame(draft, id);
  draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== seat);
  endEffects(draft, ({ controller }) => controller === seat);
  return event;
};

const first = (ids: readonly ObjectId[]): ObjectId => {
  const [id] = ids;
  invariant(id !== undefined, 'a card that moves becomes an object');
  return id;
};

export const atoms: { readonly [kind: string]: Atom<never> } = {
  drawn: draw,
  putUnder,
  turnBegan: beginTurn,
  turnEnding: endTurn,
  readied: ready,
  exerted: exert,
  dried: dry,
  inkExerted: exertInk,
  inked: ink,
  inkAllowed: allowInk,
  played: play,
  notPlayed: notPlay,
  costNotPaid: notPay,
  sung: sing,
  actionResolved: resolveAction,
  quested: quest,
  loreSet: setLore,
  loreGained: gainLore,
  loreLost: loseLore,
  challenged: challenge,
  challengeEnded: endChallenge,
  damageDealt: putDamage,
  damagePut: putDamage,
  damagePrevented: preventDamage,
  damageRemoved: removeDamage,
  objectGone: findGone,
  banished: banish,
  discarded: discard,
  putInto,
  moved: move,
  leftLocation: leaveLocation,
  abilityUsed: useAbility,
  lost: lose,
};
