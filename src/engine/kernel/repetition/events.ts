import { defineEvent, type EventOf } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import type { LoopFound } from '../game/loop-found.js';
import { listOf, record } from '../json/described.js';
import type { Json } from '../json/index.js';
import type { RepeatedLoop, NamedCards, Stop } from '../state/repetition.js';
import type { Seat } from '../state/state.js';

const { seat, number, text, optional } = field;
const times = number('How many rounds.');
const seats = optional(field.texts('The seats that give these answers.'));
const round = field.of<readonly Json[]>(listOf('The answers of one round.', {}));

/** A player who keeps a loop going proposes a round and how often it is to be repeated. */
export const repetitionProposed = defineEvent({
  kind: 'repetitionProposed',
  says: 'A player proposes to repeat a loop.',
  fields: { seat, round, times, seats },
});
export type RepetitionProposed = EventOf<typeof repetitionProposed>;

/** Nothing of it happens. */
export const repetitionRefused = defineEvent({
  kind: 'repetitionRefused',
  says: 'A seat does not agree to the repetition.',
  fields: { seat, by: field.seatOf('The seat that does not agree.') },
});

/** What follows, up to `repetitionEnded`, is the rounds; they begin as soon as the game asks again what to do. */
export const repetitionAgreed = defineEvent(
  {
    kind: 'repetitionAgreed',
    says: 'All agree to the repetition; the rounds follow.',
    fields: {
      seat,
      times,
      stops: optional(field.of<Stop>(record('The seat that stops it, and after how many rounds.', {}))),
    },
    unlogged: { round, seats, named: field.of<NamedCards>() },
  },
  (draft, { kind, cites, seat, round, times, seats, named, stops }) => {
    const more = { ...(seats !== undefined && { seats }), ...(stops !== undefined && { stops }) };
    draft.state.repeating = { seat, round, times, named, ...more };
    return { kind, cites, seat, times, ...(stops !== undefined && { stops }) };
  },
);

/** If fewer rounds are done than agreed, it says in which and at which answer it ended, and why. */
export const repetitionEnded = defineEvent(
  {
    kind: 'repetitionEnded',
    says: 'The rounds are over.',
    fields: {
      seat,
      times,
      done: number('How many were carried out.'),
      round: optional(number('The round in which it ended, if it ended early.')),
      answer: optional(number('The answer of that round at which it ended.')),
      why: optional(text('The reason why it ended.')),
      message: optional(text('The reason, for people.')),
      decides: optional(field.as<Seat>(text('The seat that must decide.'))),
      rejection: optional(text('Code of the refusal that ended it.')),
      bound: optional(text('Which bound ended it.')),
      max: optional(number('That bound.')),
    },
    // What its player may not begin again from there, in games where that is so.
    unlogged: { barred: optional(field.of<Omit<RepeatedLoop, 'seat'>>()) },
  },
  (draft, { barred, ...entry }) => {
    if (barred !== undefined) draft.state.barred = [...(draft.state.barred ?? []), { seat: entry.seat, ...barred }];
    return entry;
  },
);

/** The record ends here, for a judge to decide. */
export const loopFound = defineEvent({
  kind: 'loopFound',
  says: 'The game is in a loop that nobody can stop.',
  fields: {
    by: field.as<LoopFound['by']>(text('How it was found.')),
    bound: field.as<LoopFound['bound']>(text('Which bound.')),
    steps: number('How many steps were taken.'),
    stepsMax: number('How many are allowed.'),
  },
});

export const repetitionEvents = [repetitionProposed, repetitionRefused, repetitionAgreed, repetitionEnded, loopFound];
