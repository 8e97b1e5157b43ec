import { defineEvent, field, writePlayer, type EventOf } from '../../../kernel/index.js';

const { seat, number, text, texts } = field;

/** round.1 */
export const roundBegan = defineEvent({
  kind: 'roundBegan',
  says: 'A round begins.',
  fields: { number: number('Which.'), seats: texts('Those who play it.') },
});

/** prepare.3: abilities that let their players draw more in the draw step wait for it. */
export const drawStepEnding = defineEvent({
  kind: 'drawStepEnding',
  says: 'All players have drawn up to the full hand.',
  fields: {},
  cardsAsk: [],
});

/** prepare.0: effects "at the end of the prepare phase" wait for it; `seat` is the first player. */
export const prepareEnding = defineEvent({
  kind: 'prepareEnding',
  says: 'The end of the prepare phase.',
  fields: { seat },
  cardsAsk: ['seat'],
});

/** endround.1: effects "at the end of the round" wait for it; `seat` is the first player. */
export const roundEnding = defineEvent({
  kind: 'roundEnding',
  says: 'The end of the round.',
  fields: { seat, number: number('Which round.') },
  cardsAsk: ['seat'],
});

/** endround.2, prepare.1.first: its player is the first player from now on. */
export const tokenGiven = defineEvent(
  { kind: 'tokenGiven', says: 'A player gets the first player token.', fields: { seat } },
  (draft, event) => {
    for (const seat of draft.state.seats) writePlayer(draft, seat, { first: seat === event.seat ? 1 : 0 });
    return event;
  },
);
export type TokenGiven = EventOf<typeof tokenGiven>;

/** turn.1, turn.2, reaction.3: actions and reactions of all players are counted by turns. */
export const turnBegan = defineEvent(
  { kind: 'turnBegan', says: 'A turn of a player begins.', fields: { seat }, cardsAsk: ['seat'] },
  (draft, event) => {
    for (const seat of draft.state.seats)
      writePlayer(draft, seat, {
        mainsTaken: 0,
        sidesTaken: 0,
        sidesAllowed: 0,
        reactionsTaken: 0,
        resting: 0,
        passed: 0,
      });
    return event;
  },
);
export type TurnBegan = EventOf<typeof turnBegan>;

/** turn.2 */
export const turnEnding = defineEvent({
  kind: 'turnEnding',
  says: 'A turn of a player is about to end.',
  fields: { seat },
  cardsAsk: ['seat'],
});

/** turn.2, glossary.sideaction */
export const actionTaken = defineEvent(
  {
    kind: 'actionTaken',
    says: 'A main or a side action of the turn is taken.',
    fields: { seat, action: text<'main' | 'side'>('`main` or `side`.') },
  },
  (draft, event) => {
    const { mainsTaken, sidesTaken } = draft.state.players[event.seat] ?? {};
    if (event.action === 'main') writePlayer(draft, event.seat, { mainsTaken: counted(mainsTaken) });
    else writePlayer(draft, event.seat, { sidesTaken: counted(sidesTaken) });
    return event;
  },
);
export type ActionTaken = EventOf<typeof actionTaken>;

/** glossary.sideaction: a side action beside the one of the turn. */
export const sideActionAllowed = defineEvent(
  { kind: 'sideActionAllowed', says: 'A player may take a further side action in this turn.', fields: { seat } },
  (draft, event) => {
    const { sidesAllowed } = draft.state.players[event.seat] ?? {};
    writePlayer(draft, event.seat, { sidesAllowed: counted(sidesAllowed) });
    return event;
  },
);
export type SideActionAllowed = EventOf<typeof sideActionAllowed>;

/** meditate.1: the entries that follow tell which cards are discarded, and for which dice. */
export const meditated = defineEvent({
  kind: 'meditated',
  says: 'A player begins to meditate.',
  fields: { seat },
});
export type Meditated = EventOf<typeof meditated>;

/** turn.2, glossary.sideaction */
const counted = (before: unknown): number => (typeof before === 'number' ? before : 0) + 1;

/** turn.main.pass.1, turn.main.pass.2, turn.3 */
export const passed = defineEvent(
  { kind: 'passed', says: 'A player does nothing with the main action.', fields: { seat }, cardsAsk: ['seat'] },
  (draft, event) => {
    writePlayer(draft, event.seat, { passed: 1 });
    return event;
  },
);
export type Passed = EventOf<typeof passed>;
