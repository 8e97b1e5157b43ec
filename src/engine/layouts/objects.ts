/** Which card each object of a game is, from all boards and entries that the reader may see: the log names objects. */
import { isRecord } from './speech.js';

export type Objects = Map<string, string>;

/** Adds all objects in a board, or in a part of one. */
export function addObjects(objects: Objects, part: unknown): void {
  if (Array.isArray(part)) for (const each of part) addObjects(objects, each);
  if (!isRecord(part)) return;
  const { id, card } = part;
  if (typeof id === 'string' && typeof card === 'string') objects.set(id, card);
  else for (const each of Object.values(part)) if (typeof each === 'object') addObjects(objects, each);
}

/** An entry has the card beside the object; of several, in the same order. */
export function addEntry(objects: Objects, entry: Readonly<Record<string, unknown>>): void {
  const { object, card, objects: ids, cards } = entry;
  if (typeof object === 'string' && typeof card === 'string') objects.set(object, card);
  if (!Array.isArray(ids) || !Array.isArray(cards) || ids.length !== cards.length) return;
  for (const [place, id] of ids.entries()) objects.set(String(id), String(cards[place]));
}
