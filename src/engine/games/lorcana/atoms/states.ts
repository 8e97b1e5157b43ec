import { objectIn, objectOf, setMark, type Atom } from '../../../kernel/index.js';
import type {
  ChallengeEnded,
  Challenged,
  DamageDealt,
  DamagePut,
  DamageRemoved,
  Dried,
  Exerted,
  InkExerted,
  LeftLocation,
  MadeDry,
  Moved,
  Readied,
} from '../events.js';
import { lorcana } from '../rulebook.js';
import { damageOn, inkwellOf, isExerted } from '../state.js';
import { faceOf } from './face.js';

const ready: Atom<Readied> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || !isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', false);
  const { zone, controller } = objectOf(draft, event.object);
  if (zone.endsWith('.inkwell')) return null;
  return { ...event, seat: controller, ...faceOf(draft, event.object) };
};

const exert: Atom<Exerted> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', true);
  const { zone, controller: seat } = objectOf(draft, event.object);
  // 8.5.3: which card the ink is stays hidden.
  if (zone.endsWith('.inkwell')) return { kind: event.kind, cites: event.cites, seat };
  return { ...event, seat, ...faceOf(draft, event.object) };
};

const dry: Atom<Dried> = (draft, { object }) => {
  setMark(draft, object, 'drying', false);
  return null;
};

const makeDry: Atom<MadeDry> = (draft, event) => {
  setMark(draft, event.object, 'drying', false);
  return { ...event, ...faceOf(draft, event.object) };
};

/** Ink cards are interchangeable: the first ready ones in the inkwell are exerted. */
const exertInk: Atom<InkExerted> = (draft, event) => {
  if (event.count === 0) return null;
  const ready = inkwellOf(draft, event.seat).filter((id) => !isExerted(draft, id));
  for (const id of ready.slice(0, event.count)) setMark(draft, id, 'exerted', true);
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

const removeDamage: Atom<DamageRemoved> = (draft, event) => {
  const amount = Math.min(event.amount, damageOn(draft, event.object));
  if (amount <= 0) return null;
  const damage = damageOn(draft, event.object) - amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = damage === 0 ? [...event.cites, lorcana('5.1.4')] : event.cites;
  return { ...event, cites, amount, damage, ...faceOf(draft, event.object) };
};

const move: Atom<Moved> = (draft, event) => {
  setMark(draft, event.object, 'at', event.location);
  return { ...event, ...faceOf(draft, event.object), locationCard: objectOf(draft, event.location).definition };
};

const leaveLocation: Atom<LeftLocation> = (draft, event) => {
  setMark(draft, event.object, 'at', false);
  return { ...event, ...faceOf(draft, event.object) };
};

const challenge: Atom<Challenged> = (draft, event) => {
  setMark(draft, event.object, 'challenging', event.target);
  setMark(draft, event.target, 'challenged', event.object);
  return { ...event, ...faceOf(draft, event.object), targetCard: objectOf(draft, event.target).definition };
};

const endChallenge: Atom<ChallengeEnded> = (draft, event) => {
  for (const id of event.objects) {
    if (objectIn(draft, id) === undefined) continue;
    setMark(draft, id, 'challenging', false);
    setMark(draft, id, 'challenged', false);
  }
  return event;
};

/** What is true of cards in play: ready or exerted, damaged, at a location, in a challenge. */
export const statesAtoms = {
  readied: ready,
  exerted: exert,
  dried: dry,
  madeDry: makeDry,
  inkExerted: exertInk,
  challenged: challenge,
  challengeEnded: endChallenge,
  damageDealt: putDamage,
  damagePut: putDamage,
  damageRemoved: removeDamage,
  moved: move,
  leftLocation: leaveLocation,
};
