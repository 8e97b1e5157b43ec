/** What carries out the events of all toys. */
import {
  giveControl,
  leaveGame,
  moveObject,
  objectIn,
  objectOf,
  objectsIn,
  removeFromGame,
  setMark,
  writePlayer,
  zoneOf,
  type Atom,
  type Draft,
  type GameEvent,
  type LogEntry,
  type ObjectId,
  type Seat,
} from '../../../src/engine/kernel/index.js';

type OfObject = GameEvent & { readonly object: ObjectId };
type OfSeat = GameEvent & { readonly seat: Seat; readonly amount: number };

const enter: Atom<OfObject & { readonly seat: Seat }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, event.object, 'play', { seat: event.seat });
  return { ...event, was: event.object, object: becomes[0] ?? '', card: object.definition };
};

const die: Atom<OfObject> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, event.object, 'trash');
  return { ...event, seat: object.controller, card: object.definition, becomes };
};

/** Between zones that all see; what was not visible before is from now on. */
const move: Atom<OfObject & { readonly to: string; readonly at?: 'first' | 'last' }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, event.object, event.to, { at: event.at ?? 'last' });
  return { ...event, seat: object.owner, card: object.definition, becomes };
};

const draw: Atom<GameEvent & { readonly seat: Seat }> = (draft, event) => {
  const [top] = objectsIn(draft, zoneOf(event.seat, 'deck'));
  if (top === undefined) return null;
  const { definition } = objectOf(draft, top);
  moveObject(draft, top, 'hand');
  return { ...event, secret: { seats: [event.seat], fields: { card: definition } } };
};

const hurt: Atom<OfObject & { readonly amount: number }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || event.amount <= 0) return null;
  const before = object.marks['damage'];
  setMark(draft, event.object, 'damage', (typeof before === 'number' ? before : 0) + event.amount);
  return { ...event, card: object.definition };
};

const mark: Atom<OfObject & { readonly mark: string; readonly value: number | boolean }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || (object.marks[event.mark] ?? false) === event.value) return null;
  setMark(draft, event.object, event.mark, event.value);
  return { ...event, card: object.definition };
};

const control: Atom<OfObject & { readonly seat: Seat }> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || object.controller === event.seat) return null;
  giveControl(draft, event.object, event.seat);
  return { ...event, card: object.definition };
};

const addTo =
  (field: string, sign: 1 | -1): Atom<OfSeat> =>
  (draft, event) => {
    writePlayer(draft, event.seat, { [field]: sign * event.amount + amountIn(draft, event.seat, field) });
    return event;
  };

const lose: Atom<GameEvent & { readonly seat: Seat }> = (draft, event) => {
  leaveGame(draft, event.seat);
  for (const { id, owner } of Object.values(draft.state.objects)) if (owner === event.seat) removeFromGame(draft, id);
  draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== event.seat);
  return event;
};

const happen: Atom<LogEntry> = (_draft, event) => event;

const amountIn = (draft: Draft, seat: Seat, field: string): number => {
  const value = draft.state.players[seat]?.[field];
  return typeof value === 'number' ? value : 0;
};

export type Atoms = { readonly [kind: string]: Atom<never> };

export const toyAtoms: Atoms = {
  entered: enter,
  died: die,
  moved: move,
  drew: draw,
  hurt,
  marked: mark,
  controlled: control,
  scored: addTo('score', 1),
  paid: addTo('mana', -1),
  gotMana: addTo('mana', 1),
  lost: lose,
  said: happen,
};
