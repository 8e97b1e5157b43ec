import { keepFormer, touch, type Draft } from '../game/draft.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { textsIn } from '../json/index.js';
import type { Outcome, Turn } from '../state/state.js';

const { flag, number, text, texts } = field;

export const turnChanged = defineEvent(
  {
    kind: 'turnChanged',
    says: 'The game goes on to another phase or turn.',
    fields: {},
    unlogged: { turn: field.of<Turn>() },
    logs: { seat: field.seat, number: number('The turn.'), phase: text('The phase.'), began: flag('A turn begins.') },
  },
  (draft, { kind, cites, turn }) => {
    const before = draft.state.turn;
    draft.state.turn = turn;
    touch(draft, 'turn');
    const began = turn.number !== before.number;
    if (began) sweep(draft);
    return { kind, cites, seat: turn.active, number: turn.number, phase: turn.phase, began };
  },
);

/**
 * Removes what mattered only within a turn: memories of departed objects, unless a lasting effect or a waiting ability
 * refers to them, and the history before the previous turn.
 */
const sweep = (draft: Draft): void => {
  const { effects, triggered, zones, objects } = draft.state;
  const named = new Set([...effects, ...triggered].flatMap(textsIn));
  for (const ids of Object.values(zones)) {
    for (const id of ids) {
      const waiting = objects[id]?.waiting;
      if (waiting !== undefined) for (const text of textsIn(waiting)) named.add(text);
    }
  }
  keepFormer(draft, named);
  const { number } = draft.state.turn;
  if (draft.state.history.length > 0) {
    draft.state.history = draft.state.history.filter((event) => event.turn >= number - 1);
  }
};

/** Open questions need no answer any more. */
export const gameEnded = defineEvent(
  {
    kind: 'gameEnded',
    says: 'The game is over.',
    fields: {},
    unlogged: { outcome: field.of<Outcome>() },
    logs: { winners: texts('Seats.'), losers: texts('Seats.'), draw: flag('Nobody has won.'), reason: text('Why.') },
  },
  (draft, { kind, cites, outcome }) => {
    draft.state.outcome = outcome;
    draft.state.pending = [];
    return { ...outcome, kind, cites };
  },
);
