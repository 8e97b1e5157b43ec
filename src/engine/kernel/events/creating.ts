import type { Atom } from '../game/atom.js';
import { createObject } from '../objects/place.js';
import type { Citation } from '../rules/citation.js';
import type { DefinitionId, Marks, Seat } from '../state/state.js';

/** An object without cards comes to be: a token, a die. The entry has `object`. */
export type ObjectCreated = {
  readonly kind: 'objectCreated';
  readonly cites: readonly Citation[];
  /** Its owner, under whose control it is. */
  readonly seat: Seat;
  /** What it is, by the card set. */
  readonly card: DefinitionId;
  /** The kind of zone. */
  readonly zone: string;
  readonly marks?: Marks;
};

const create: Atom<ObjectCreated> = (draft, event) => {
  const { seat, card, zone, marks = {} } = event;
  return { ...event, object: createObject(draft, { definition: card, owner: seat }, zone, { marks }) };
};

/** For games with objects without cards, among their atoms. */
export const creatingAtoms = { objectCreated: create };
