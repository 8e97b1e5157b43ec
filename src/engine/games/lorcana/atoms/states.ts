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

/** 4.2.1.1, 5.1.1: what is exerted becomes ready. */
const ready: Atom<Readied> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || !isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', false);
  const { zone, controller } = objectOf(draft, event.object);
  if (zone.endsWith('.inkwell')) return null;
  return { ...event, seat: controller, ...faceOf(draft, event.object) };
};

/** 5.1.2: what is ready becomes exerted: to quest (4.3.5.7), to challenge (4.3.6.8), to pay (4.3.4.6). */
const exert: Atom<Exerted> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined || isExerted(draft, event.object)) return null;
  setMark(draft, event.object, 'exerted', true);
  const { zone, controller: seat } = objectOf(draft, event.object);
  // 8.5.3: which card the ink is stays hidden.
  if (zone.endsWith('.inkwell')) return { kind: event.kind, cites: event.cites, seat };
  return { ...event, seat, ...faceOf(draft, event.object) };
};

/** 4.2.2.1: part of the turn, of which nothing is told. */
const dry: Atom<Dried> = (draft, { object }) => {
  setMark(draft, object, 'drying', false);
  return null;
};

/** By an effect (1.2.1), before its time (4.2.2.1). */
const makeDry: Atom<MadeDry> = (draft, event) => {
  setMark(draft, event.object, 'drying', false);
  return { ...event, ...faceOf(draft, event.object) };
};

/** 4.3.4.6: ink cards are interchangeable (8.5.1): the first ready ones in the inkwell are exerted. */
const exertInk: Atom<InkExerted> = (draft, event) => {
  if (event.count === 0) return null;
  const ready = inkwellOf(draft, event.seat).filter((id) => !isExerted(draft, id));
  for (const id of ready.slice(0, event.count)) setMark(draft, id, 'exerted', true);
  return event;
};

/** 9.1.1, 9.2.1: counters are put on what is still there; with the first one it is damaged. */
const putDamage: Atom<DamageDealt | DamagePut> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (event.amount <= 0 || object === undefined) return null;
  const damage = damageOn(draft, event.object) + event.amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = damage === event.amount ? [...event.cites, lorcana('5.1.3')] : event.cites;
  return { ...event, cites, seat: object.controller, card: object.definition, damage };
};

/** As much as there is, for what is healed (7.1.8) and moved (9.3.1). */
const removeDamage: Atom<DamageRemoved> = (draft, event) => {
  const amount = Math.min(event.amount, damageOn(draft, event.object));
  if (amount <= 0) return null;
  const damage = damageOn(draft, event.object) - amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = damage === 0 ? [...event.cites, lorcana('5.1.4')] : event.cites;
  return { ...event, cites, amount, damage, ...faceOf(draft, event.object) };
};

/** 4.3.7.4: it is at the location, and no longer at another. */
const move: Atom<Moved> = (draft, event) => {
  setMark(draft, event.object, 'at', event.location);
  return { ...event, ...faceOf(draft, event.object), locationCard: objectOf(draft, event.location).definition };
};

/** 4.3.7.4, 6.5.5: the location has left play, or is none any more. */
const leaveLocation: Atom<LeftLocation> = (draft, event) => {
  setMark(draft, event.object, 'at', false);
  return { ...event, ...faceOf(draft, event.object) };
};

/** 4.3.6.9: both are in the challenge, of which some abilities speak (4.3.6.10, 4.3.6.16). */
const challenge: Atom<Challenged> = (draft, event) => {
  setMark(draft, event.object, 'challenging', event.target);
  setMark(draft, event.target, 'challenged', event.object);
  return { ...event, ...faceOf(draft, event.object), targetCard: objectOf(draft, event.target).definition };
};

/** 4.3.6.17, 4.3.6.22: whoever is left of them is in no challenge any more. */
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
