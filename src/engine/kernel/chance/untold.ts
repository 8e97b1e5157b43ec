import { textsOf } from '../frames/result.js';
import { objectIn, objectOf, writeObject, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { shuffled } from '../random/index.js';
import { type Awaited } from '../state/awaited.js';
import type { LogEntry } from '../state/event.js';
import type { DefinitionId, GameObject, ObjectId, Seat } from '../state/state.js';
import { impossible } from './awaited.js';

/** A random choice: by its label from the seed, or as it was told. */
export const drawnBy = (draft: Draft, { label, kind, seat, among, count }: Awaited): readonly string[] => {
  const { desk, state } = draft;
  if (desk === null) {
    invariant(state.seed !== null, 'chance comes from the seed of the game');
    return shuffled(state.seed, label, 0, among).value.slice(0, count);
  }
  const outcome = desk.told.get(label);
  if (outcome === undefined) {
    desk.lacking.push({ label, kind, ...(seat !== undefined && { seat }), among, count });
    return among.slice(0, count);
  }
  desk.used.choices.add(label);
  const chosen = kind === 'pick' ? picked(draft, outcome, among) : outcome.filter((one) => among.includes(one));
  if (outcome.length === count && new Set(chosen).size === count) return chosen;
  desk.refusal ??= impossible(label, outcome, `it is ${count} of what there is, each once.`);
  return among.slice(0, count);
};

/** Objects by their ids, or by a card: one that shows it, or else an untold one, which is it from now on. */
const picked = (draft: Draft, outcome: readonly string[], among: readonly ObjectId[]): readonly ObjectId[] => {
  const chosen: ObjectId[] = [];
  for (const said of outcome) {
    const left = among.flatMap((id) => (chosen.includes(id) ? [] : (objectIn(draft, id) ?? [])));
    const named = left.find(({ id }) => id === said);
    const shown = left.find(({ definition, untold }) => definition === said && untold !== true);
    const untold = named ?? shown ?? left.find((object) => object.untold === true && makeKnown(draft, object.id, said));
    if (untold !== undefined) chosen.push(untold.id);
  }
  return chosen;
};

/** Said of every object that somebody is about to see, or that goes to where somebody sees it. */
export const comeToLight = (draft: Draft, id: ObjectId): void => {
  const { untold, zone: label, owner: seat } = objectOf(draft, id);
  if (untold !== true) return;
  const { desk } = draft;
  invariant(desk !== null, 'cards are untold only where chance is told');
  const index = desk.lacking.findIndex((awaited) => awaited.label === label);
  const before = desk.lacking[index];
  if (before === undefined) desk.lacking.push({ label, kind: 'cards', seat, count: 1, among: [id] });
  else if (!before.among.includes(id)) {
    desk.lacking[index] = { ...before, count: before.count + 1, among: [...before.among, id] };
  }
};

/**
 * Said of objects that are looked at together. Who looks at all that is untold of a pile learns which cards there are,
 * not in which order: that needs no telling, unless some of the deck lies untold elsewhere, for then those are known by
 * what is missing.
 */
export const comeToLightTogether = (draft: Draft, ids: readonly ObjectId[]): void => {
  const untold = ids.flatMap((id) => objectIn(draft, id) ?? []).filter((object) => object.untold === true);
  if (untold.length === 0) return;
  const zones = new Set(untold.map(({ zone }) => zone));
  const owners = new Set(untold.map(({ owner }) => owner));
  const others = [...owners].flatMap((owner) => untoldOf(draft, owner)).filter(({ id }) => !ids.includes(id));
  const isWhole = !others.some(({ zone }) => zones.has(zone));
  for (const { id } of isWhole ? others : untold) comeToLight(draft, id);
};

/** Nobody knows, or nobody has told, which cards they are: those of a pile that was shuffled, one that went unseen. */
export const makeUntold = (draft: Draft, ids: readonly ObjectId[]): void => {
  if (draft.desk === null) return;
  for (const id of ids) writeObject(draft, { ...objectOf(draft, id), untold: true });
  for (const id of ids) {
    const card = draft.desk.toCome.get(id);
    if (card !== undefined) makeKnown(draft, id, card);
  }
};

/** An entry about a card that nobody sees where it went does not name what only stands in for it. */
export const withoutUntold = (draft: Draft, entry: LogEntry): LogEntry => {
  if (draft.desk === null || entry.secret === undefined) return entry;
  const { card: _standsIn, ...fields } = entry.secret.fields;
  const isUntold = textsOf(fields['becomes'] ?? []).some((id) => objectIn(draft, id)?.untold === true);
  return isUntold ? { ...entry, secret: { ...entry.secret, fields } } : entry;
};

/**
 * Some copy of this card lies untold: it is the one in this place, and what stood in for it goes to where that lay. Where
 * there is none the command cannot be carried out.
 */
export const makeKnown = (draft: Draft, place: ObjectId, card: DefinitionId): boolean => {
  const object = objectOf(draft, place);
  const other = [object, ...untoldOf(draft, object.owner)].find(({ definition }) => definition === card);
  if (other === undefined) {
    if (draft.desk !== null) draft.desk.refusal ??= impossible(object.zone, [card], noSuchCard(object));
    return false;
  }
  if (other.id !== place) writeObject(draft, { ...other, cards: object.cards, definition: object.definition });
  const { untold: _told, ...known } = object;
  writeObject(draft, { ...known, cards: other.cards, definition: other.definition });
  return true;
};

const noSuchCard = ({ owner }: GameObject): string => `no such card of ${owner} lies where nobody knows the cards.`;

/** In an order that does not depend on how the state was kept. */
const untoldOf = ({ state }: Pick<Draft, 'state'>, owner: Seat): readonly GameObject[] =>
  Object.keys(state.zones)
    .toSorted()
    .flatMap((zone) => state.zones[zone] ?? [])
    .flatMap((id) => state.objects[id] ?? [])
    .filter((object) => object.untold === true && object.owner === owner);
