import { heapOf } from '../board/visibility.js';
import { textsOf } from '../frames/result.js';
import { objectIn, objectOf, writeObject, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { shuffled } from '../random/index.js';
import { type AwaitedOutcome } from '../state/reported-chance.js';
import type { LogEntry } from '../state/event.js';
import type { DefinitionId, GameObject, ObjectId } from '../state/state.js';
import { impossibleOutcome, possibleIn } from './awaited.js';

/** The outcome of a random choice: drawn from the seed by its label, or as it was reported. */
export const randomOutcome = (draft: Draft, { label, kind, seat, among, count }: AwaitedOutcome): readonly string[] => {
  const { reports, state } = draft;
  if (reports === null) {
    invariant(state.seed !== null, 'chance comes from the seed of the game');
    return shuffled(state.seed, label, 0, among).value.slice(0, count);
  }
  const outcome = reports.outcomes.get(label);
  if (outcome === undefined) {
    reports.missing.push({ label, kind, ...(seat !== undefined && { seat }), among, count });
    return among.slice(0, count);
  }
  reports.used.choices.add(label);
  const chosen = kind === 'pick' ? picked(draft, outcome, among) : outcome.filter((one) => among.includes(one));
  if (outcome.length === count && new Set(chosen).size === count) return chosen;
  reports.refusal ??= impossibleOutcome(label, outcome, `it is ${possibleIn({ kind, count, among })}.`);
  return among.slice(0, count);
};

/**
 * Objects named by their ids, or by a card: an object that is this card, or else an unidentified one, which becomes it.
 */
const picked = (draft: Draft, outcome: readonly string[], among: readonly ObjectId[]): readonly ObjectId[] => {
  const chosen: ObjectId[] = [];
  for (const name of outcome) {
    const left = among.flatMap((id) => (chosen.includes(id) ? [] : (objectIn(draft, id) ?? [])));
    const named = left.find(({ id }) => id === name);
    const shown = left.find(({ definition, untold }) => definition === name && untold !== true);
    const object = named ?? shown ?? left.find(({ id, untold }) => untold === true && identifyAs(draft, id, name));
    if (object !== undefined) chosen.push(object.id);
  }
  return chosen;
};

/** To be called for every object that a player is about to see, or that moves to where a player sees it. */
export const identify = (draft: Draft, id: ObjectId): void => {
  const { untold, zone: label, owner: seat } = objectOf(draft, id);
  if (untold !== true) return;
  const { reports } = draft;
  invariant(reports !== null, 'cards are unidentified only where chance is reported');
  const index = reports.missing.findIndex((awaited) => awaited.label === label);
  const before = reports.missing[index];
  if (before === undefined) reports.missing.push({ label, kind: 'cards', seat, count: 1, among: [id] });
  else if (!before.among.includes(id)) {
    reports.missing[index] = { ...before, count: before.count + 1, among: [...before.among, id] };
  }
};

/**
 * To be called for objects that are looked at together. A player who looks at all unidentified cards of a pile learns
 * which cards there are, not in which order: nothing needs to be reported, unless other cards of the deck lie
 * unidentified elsewhere, for then those are known by what is missing.
 */
export const identifyTogether = (draft: Draft, ids: readonly ObjectId[]): void => {
  const unidentified = ids.flatMap((id) => objectIn(draft, id) ?? []).filter((object) => object.untold === true);
  if (unidentified.length === 0) return;
  const zones = new Set(unidentified.map(({ zone }) => zone));
  const likes = new Map(unidentified.map((object) => [`${object.owner}/${heapOf(draft, object)}`, object]));
  const others = [...likes.values()]
    .flatMap((one) => unidentifiedLike(draft, one))
    .filter(({ id }) => !ids.includes(id));
  const isWhole = !others.some(({ zone }) => zones.has(zone));
  for (const { id } of isWhole ? others : unidentified) identify(draft, id);
};

/**
 * Unidentified: no player knows which cards they are, or they were not reported. Examples are a shuffled pile and a
 * card that moved unseen.
 */
export const makeUnidentified = (draft: Draft, ids: readonly ObjectId[]): void => {
  if (draft.reports === null) return;
  for (const id of ids) writeObject(draft, { ...objectOf(draft, id), untold: true });
  for (const id of ids) {
    const card = draft.reports.ofNewObjects.get(id);
    if (card !== undefined) identifyAs(draft, id, card);
  }
};

/** The entry without the name of a placeholder card. */
export const withoutUnidentified = (draft: Draft, entry: LogEntry): LogEntry => {
  if (draft.reports === null || entry.secret === undefined) return entry;
  const { card: _standsIn, ...fields } = entry.secret.fields;
  const isUnidentified = textsOf(fields['becomes'] ?? []).some((id) => objectIn(draft, id)?.untold === true);
  return isUnidentified ? { ...entry, secret: { ...entry.secret, fields } } : entry;
};

/**
 * The object in this place is this card. An unidentified copy of the card changes places with what stood in for it
 * here; if there is no such copy, the command is refused.
 */
export const identifyAs = (draft: Draft, place: ObjectId, card: DefinitionId): boolean => {
  const object = objectOf(draft, place);
  const other = [object, ...unidentifiedLike(draft, object)].find(({ definition }) => definition === card);
  if (other === undefined) {
    if (draft.reports !== null) draft.reports.refusal ??= impossibleOutcome(object.zone, [card], noSuchCard(object));
    return false;
  }
  if (other.id !== place) writeObject(draft, { ...other, cards: object.cards, definition: object.definition });
  const { untold: _unidentified, ...known } = object;
  writeObject(draft, { ...known, cards: other.cards, definition: other.definition });
  return true;
};

const noSuchCard = ({ owner }: GameObject): string => `no such card of ${owner} lies where nobody knows the cards.`;

/** Those that it may be, and it: in an order that does not depend on how the state was kept. */
const unidentifiedLike = (draft: Draft, like: GameObject): readonly GameObject[] => {
  const { zones, objects } = draft.state;
  const heap = heapOf(draft, like);
  return Object.keys(zones)
    .toSorted()
    .flatMap((zone) => zones[zone] ?? [])
    .flatMap((id) => objects[id] ?? [])
    .filter((object) => object.untold === true && object.owner === like.owner && heapOf(draft, object) === heap);
};
