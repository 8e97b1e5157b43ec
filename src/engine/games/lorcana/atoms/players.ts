import {
  endEffects,
  leaveGame,
  objectOf,
  objectsIn,
  removeFromGame,
  writePlayer,
  type Atom,
} from '../../../kernel/index.js';
import type { InkAllowed, LoreGained, LoreLost, LoreSet, LossPrevented, Lost, TurnBegan } from '../events.js';
import { loreOf } from '../state.js';

const beginTurn: Atom<TurnBegan> = (draft, event) => {
  writePlayer(draft, event.seat, { inked: 0, inkAllowed: 0 });
  return event;
};

const allowInk: Atom<InkAllowed> = (draft, event) => {
  const { inkAllowed } = draft.state.players[event.seat] ?? {};
  const before = typeof inkAllowed === 'number' ? inkAllowed : 0;
  writePlayer(draft, event.seat, { inkAllowed: before + event.count });
  return event;
};

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

/** The attempt to draw counted for one check (1.9.1.2). */
const preventLoss: Atom<LossPrevented> = (draft, event) => {
  writePlayer(draft, event.seat, { failedDraw: false });
  return event;
};

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

/** What players have, and that they leave. */
export const playersAtoms = {
  turnBegan: beginTurn,
  inkAllowed: allowInk,
  loreSet: setLore,
  loreGained: gainLore,
  loreLost: loseLore,
  lossPrevented: preventLoss,
  lost: lose,
};
