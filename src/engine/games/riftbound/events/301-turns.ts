import { defineEvent, field, writePlayer, type EventOf } from '../../../kernel/index.js';
import { PHASES, TURNS_ADDED, turnsAddedFor, turnsOf } from '../state.js';

const { seat, number } = field;

/** 315.3: counts the turns of each player: the last in turn order channels one more in a first turn (458.7). */
export const turnBegan = defineEvent(
  {
    kind: 'turnBegan',
    says: 'A turn begins.',
    fields: { seat },
    logs: { turns: number('How many turns this player has begun, with this one.') },
    cardsAsk: ['seat'],
  },
  (draft, { kind, cites, seat }) => {
    const turns = turnsOf(draft, seat) + 1;
    writePlayer(draft, seat, { turns });
    return { kind, cites, seat, turns };
  },
);
export type TurnBegan = EventOf<typeof turnBegan>;

/** What happens "at the start of" a phase hears of it. */
export const phaseBegan = defineEvent({
  kind: 'phaseBegan',
  says: 'A phase of the turn begins.',
  fields: { seat, phase: field.oneOfTexts('The phase.', PHASES) },
  cardsAsk: ['seat', 'phase'],
});
export type PhaseBegan = EventOf<typeof phaseBegan>;

/** 002: a text has its player take one more turn, right after the one that is under way. */
export const turnAdded = defineEvent(
  { kind: 'turnAdded', says: 'A player gets one more turn.', fields: { seat } },
  (draft, event) => {
    writePlayer(draft, event.seat, { [TURNS_ADDED]: turnsAddedFor(draft, event.seat) + 1 });
    return event;
  },
);

export const addedTurnTaken = defineEvent(
  { kind: 'addedTurnTaken', says: 'The next turn is one that a player has got.', fields: { seat } },
  (draft, event) => {
    writePlayer(draft, event.seat, { [TURNS_ADDED]: Math.max(0, turnsAddedFor(draft, event.seat) - 1) });
    return event;
  },
);
