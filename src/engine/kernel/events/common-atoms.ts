import { isPublic, isSeenBy, visibilityOf } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import { identifyTogether, randomOutcome, makeUnidentified } from '../chance/unidentified.js';
import { endEffects, startEffect } from '../continuous/lasting.js';
import type { Atom } from '../game/atom.js';
import { objectOf, removeObject, touch, type Draft } from '../game/draft.js';
import { type Visibility } from '../game/zone-kind.js';
import { invariant } from '../ground/invariant.js';
import { textsIn } from '../json/index.js';
import { reorderWithNewIds, showTo } from '../objects/move.js';
import { setZone } from '../objects/place.js';
import { placeWaiting } from '../objects/waiting.js';
import { shuffled } from '../random/index.js';
import type { Citation } from '../rules/citation.js';
import { spend } from '../rules/effort.js';
import type { ContinuousEffect } from '../state/continuous-effect.js';
import type { LogEntry } from '../state/event.js';
import type { DefinitionId, ObjectId, Outcome, Seat, Triggered, Turn, ZoneId } from '../state/state.js';

/** Events that every game has, each with the one function that carries it out. */
type Cites = readonly Citation[];

/** The objects `above` are kept out of it and lie on top. */
export type Shuffled = {
  readonly kind: 'shuffled';
  readonly cites: Cites;
  readonly seat: Seat;
  readonly zone: ZoneId;
  readonly above?: readonly ObjectId[];
};

/** This many of these objects, at random; seats that may see all of them learn which, in `picked`, and of how many, in `among`. */
export type PickedAtRandom = {
  readonly kind: 'pickedAtRandom';
  readonly cites: Cites;
  readonly seat: Seat;
  readonly among: readonly ObjectId[];
  readonly count: number;
};

/** A random choice among listed things, for everybody to see; the entry has `chosen`. */
export type ChosenAtRandom = {
  readonly kind: 'chosenAtRandom';
  readonly cites: Cites;
  readonly purpose: string;
  readonly among: readonly string[];
};

export type EffectStarted = {
  readonly kind: 'effectStarted';
  readonly cites: Cites;
  readonly effect: Omit<ContinuousEffect, 'id' | 'timestamp'>;
};

export type EffectsEnded = {
  readonly kind: 'effectsEnded';
  readonly cites: Cites;
  readonly effects: readonly string[];
};

export type TurnChanged = { readonly kind: 'turnChanged'; readonly cites: Cites; readonly turn: Turn };

export type GameEnded = { readonly kind: 'gameEnded'; readonly cites: Cites; readonly outcome: Outcome };

export type Revealed = {
  readonly kind: 'revealed';
  readonly cites: Cites;
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
};

/** One seat looks at faces that nobody else sees; how many is public. */
export type LookedAt = {
  readonly kind: 'lookedAt';
  readonly cites: Cites;
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
};

/** A choice of an effect found nothing that it could choose. */
export type NothingToChoose = { readonly kind: 'nothingToChoose' } & LogEntry;

/** A triggered ability begins to wait where the game lets it wait. */
export type AbilityPlaced = {
  readonly kind: 'abilityPlaced';
  readonly cites: Cites;
  readonly triggered: string;
  readonly zone: ZoneId;
};

/** A met trigger whose secondary condition does not hold: it never waits. */
export type TriggerDropped = { readonly kind: 'triggerDropped'; readonly cites: Cites; readonly triggered: string };

/** A waiting ability leaves the place where it waited. */
export type AbilityTaken = {
  readonly kind: 'abilityTaken';
  readonly cites: Cites;
  readonly object: ObjectId;
  readonly reason: string;
};

/** A seat answered a question; others learn the answer only where the question is not secret. */
export type Answered = { readonly kind: 'answered' } & LogEntry;

const shuffle: Atom<Shuffled> = (draft, { kind, cites, seat, zone, above = [] }) => {
  const all = objectsIn(draft, zone);
  spend(draft, all.length + ((all.length * above.length) >> 3));
  const ids = all.filter((id) => !above.includes(id));
  const label = nextLabel(draft, `shuffle/${zone.replace('.', '/')}`);
  reorderWithNewIds(draft, zone, shuffled(seedOf(draft), label, 0, ids).value);
  makeUnidentified(draft, objectsIn(draft, zone));
  if (above.length > 0) setZone(draft, zone, [...above, ...objectsIn(draft, zone)]);
  return { kind, cites, seat, zone, count: ids.length };
};

const pickAtRandom: Atom<PickedAtRandom> = (draft, { kind, cites, seat, among, count }) => {
  const label = nextLabel(draft, `pick/${seat}`);
  const picked = randomOutcome(draft, { label, kind: 'pick', seat, among, count });
  const entry = { kind, cites, seat, count, ...markOf(draft) };
  const found = { among: among.length, picked };
  spend(draft, among.length);
  const places = among.map((id) => objectOf(draft, id));
  if (places.every((object) => isPublic(draft, object))) return { ...entry, ...found };
  const owners = draft.state.seats.filter((one) => places.every((object) => isSeenBy(draft, object, one)));
  return { ...entry, secret: { seats: owners, fields: found } };
};

const chooseAtRandom: Atom<ChosenAtRandom> = (draft, { kind, cites, purpose, among }) => {
  const [chosen] = randomOutcome(draft, { label: nextLabel(draft, purpose), kind: 'choice', among, count: 1 });
  invariant(chosen !== undefined, 'a random choice is among something');
  return { kind, cites, purpose, among, chosen, ...markOf(draft) };
};

/** A reported outcome of chance is known by assertion only. */
const markOf = ({ reports }: Draft) => reports !== null && { asserted: true };

const startLasting: Atom<EffectStarted> = (draft, { kind, cites, effect }) => {
  const { id, does, until, controller, source } = startEffect(draft, effect);
  return { kind, cites, effect: id, controller, source: source.object, card: source.definition, until, does };
};

const endLasting: Atom<EffectsEnded> = (draft, { kind, cites, effects }) => {
  const ended = endEffects(draft, ({ id }) => effects.includes(id));
  return ended.length === 0 ? null : { kind, cites, effects: ended.map(({ id }) => id) };
};

const changeTurn: Atom<TurnChanged> = (draft, { kind, cites, turn }) => {
  const before = draft.state.turn;
  draft.state.turn = turn;
  touch(draft, 'turn');
  if (turn.number !== before.number) sweep(draft);
  return {
    kind,
    cites,
    seat: turn.active,
    number: turn.number,
    phase: turn.phase,
    began: turn.number !== before.number,
  };
};

/**
 * Removes what mattered only within a turn: memories of departed objects, unless a lasting effect or a waiting ability
 * refers to them, and the history before the previous turn.
 */
const sweep = (draft: Draft): void => {
  const { former, effects, triggered, objects } = draft.state;
  const waiting = Object.values(objects).flatMap((object) => object.waiting ?? []);
  const named = new Set([...effects, ...triggered, ...waiting].flatMap(textsIn));
  draft.state.former = Object.fromEntries(Object.entries(former).filter(([id]) => named.has(id)));
  draft.former = null;
  const { number } = draft.state.turn;
  if (draft.state.history.length > 0) {
    draft.state.history = draft.state.history.filter((event) => event.turn >= number - 1);
  }
};

/** Open questions need no answer any more. */
const endGame: Atom<GameEnded> = (draft, { kind, cites, outcome }) => {
  draft.state.outcome = outcome;
  draft.state.pending = [];
  return { ...outcome, kind, cites };
};

const reveal: Atom<Revealed> = (draft, { kind, cites, seat, objects }) => {
  const cards = facesOf(draft, objects, draft.state.seats);
  return { kind, cites, seat, cards };
};

const lookAt: Atom<LookedAt> = (draft, { kind, cites, seat, objects }) => {
  const cards = facesOf(draft, objects, [seat]);
  return { kind, cites, seat, count: objects.length, secret: { seats: [seat], fields: { cards } } };
};

/** Shows the objects. Where they lie in no order, or in one that was not reported, the order is not shown. */
const facesOf = (draft: Draft, ids: readonly ObjectId[], seats: readonly Seat[]): readonly DefinitionId[] => {
  spend(draft, ids.length);
  identifyTogether(draft, ids);
  for (const id of ids) showTo(draft, id, seats);
  const objects = ids.map((id) => objectOf(draft, id));
  const cards = objects.map(({ definition }) => definition);
  const inOrder = objects.every((object) => object.untold !== true && ORDERED.includes(visibilityOf(draft, object)));
  return inOrder ? cards : cards.toSorted();
};

const ORDERED: readonly Visibility[] = ['public', 'hidden-ordered'];

const placeAbility: Atom<AbilityPlaced> = (draft, { kind, cites, triggered: id, zone }) => {
  const triggered = takeTriggered(draft, id);
  const { controller, source } = triggered;
  const object = placeWaiting(draft, triggered, zone);
  return { kind, cites, seat: controller, ability: object, card: source.definition, source: source.object };
};

const dropTriggered: Atom<TriggerDropped> = (draft, { kind, cites, triggered }) => {
  const { controller, source } = takeTriggered(draft, triggered);
  return { kind, cites, seat: controller, card: source.definition, source: source.object };
};

const takeAbility: Atom<AbilityTaken> = (draft, { kind, cites, object: id, reason }) => {
  const { controller, definition, zone } = objectOf(draft, id);
  const others = objectsIn(draft, zone).filter((other) => other !== id);
  setZone(draft, zone, others);
  removeObject(draft, id);
  touch(draft, 'zones');
  return { kind, cites, seat: controller, ability: id, card: definition, reason };
};

const answer: Atom<Answered> = (_draft, event) => event;

const findNothing: Atom<NothingToChoose> = (_draft, event) => event;

const takeTriggered = (draft: Draft, id: string): Triggered => {
  const triggered = draft.state.triggered.find((one) => one.id === id);
  invariant(triggered !== undefined, `trigger ${id} waits to be placed`);
  draft.state.triggered = draft.state.triggered.filter((one) => one !== triggered);
  return triggered;
};

const seedOf = (draft: Draft): string => {
  const { seed } = draft.state;
  invariant(seed !== null, 'chance comes from the seed of the game');
  return seed;
};

/** Each draw has a label of its own, which names its purpose and how many came before it: `shuffle/p1/deck/0`. */
const nextLabel = (draft: Draft, purpose: string): string => {
  const { counters } = draft.state;
  const drawn = counters.draws[purpose] ?? 0;
  draft.state.counters = { ...counters, draws: { ...counters.draws, [purpose]: drawn + 1 } };
  return `${purpose}/${drawn}`;
};

/** The events of this file. */
export const commonAtoms = {
  shuffled: shuffle,
  chosenAtRandom: chooseAtRandom,
  pickedAtRandom: pickAtRandom,
  effectStarted: startLasting,
  effectsEnded: endLasting,
  turnChanged: changeTurn,
  gameEnded: endGame,
  revealed: reveal,
  lookedAt: lookAt,
  nothingToChoose: findNothing,
  abilityPlaced: placeAbility,
  triggerDropped: dropTriggered,
  abilityTaken: takeAbility,
  answered: answer,
};
