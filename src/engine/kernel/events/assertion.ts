import { isPublic } from '../board/visibility.js';
import { identifyProposed } from '../chance/searching.js';
import { objectIn, writeObject, writePlayer, type Draft } from '../game/draft.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { record } from '../json/described.js';
import { isList, type Json, withFields } from '../json/index.js';
import type { LogEntry } from '../state/event.js';
import type { Bindings, Seat } from '../state/state.js';

/**
 * Events that happen because a player asserts that a text causes them. The engine cannot know; it records who asserted
 * it.
 */
const { seat, object, card, source, ability, fingerprint, text } = field;
const ofText = { seat, source, card };
const ruling = text('Id of the ruling.');
const act = text('Which act.');
const given = field.of<Bindings>(record('What the act is done to, and how often.', {}));

export const textInvoked = defineEvent({
  kind: 'textInvoked',
  says: 'A player declares that a text without a script applies now.',
  fields: { seat, object, card, ability },
});

export const textDue = defineEvent({
  kind: 'textDue',
  says: 'A text without a script is to be carried out by hand.',
  fields: { ...ofText, fingerprint },
});

export const textEnded = defineEvent({
  kind: 'textEnded',
  says: 'A text has been carried out by hand.',
  fields: { ...ofText, fingerprint },
});

/**
 * A judge may have confirmed in place of an opponent (recorded in `answered`). Its consequences end with the next act.
 */
export const asserted = defineEvent(
  {
    kind: 'asserted',
    says: 'An act of a text carried out by hand, confirmed by the opponents; its consequences follow.',
    fields: { ...ofText, fingerprint, act, given, confirmedFor: field.texts('The opponents.') },
  },
  (draft, event) => {
    const { seat } = event;
    draft.state.asserting = true;
    identifyProposed(draft, seat, event.given);
    writePlayer(draft, seat, { assertions: assertionsOf(draft, seat) + 1 });
    return withoutHidden(draft, event);
  },
);

export const assertionRefused = defineEvent({
  kind: 'assertionRefused',
  says: 'An act that an opponent has not confirmed.',
  fields: { ...ofText, fingerprint, act, by: field.seatOf('The seat that has not confirmed it.') },
});

export const gameCorrected = defineEvent({
  kind: 'gameCorrected',
  says: 'A ruling begins to correct the game.',
  fields: { ...ofText, ruling, acts: field.number('By how many acts.') },
});

/** What a judge says counts for no seat. What it leads to ends with the next act. */
export const corrected = defineEvent(
  {
    kind: 'corrected',
    says: 'An act of a ruling; its consequences follow.',
    fields: { ...ofText, ruling, act, given },
  },
  (draft, event) => {
    draft.state.asserting = true;
    return withoutHidden(draft, event);
  },
);

/** What happens from here on follows from the rules again. */
export const assertionEnded = defineEvent(
  { kind: 'assertionEnded', says: 'What an act leads to is done.', fields: {}, logged: false },
  (draft) => {
    delete draft.state.asserting;
    return null;
  },
);

export const assertionEvents = [
  textInvoked,
  textDue,
  textEnded,
  asserted,
  assertionRefused,
  gameCorrected,
  corrected,
  assertionEnded,
];

/** For other seats the entry names no card that they do not see. */
const withoutHidden = (draft: Draft, event: LogEntry & { readonly seat: Seat; readonly given: Bindings }): LogEntry => {
  const { given, seat } = event;
  const { objects, ...open } = given;
  const isHidden = idsIn(objects).some((id) => {
    const object = objectIn(draft, id);
    return object !== undefined && !isPublic(draft, object);
  });
  return isHidden ? withFields(event, { given: open, secret: { seats: [seat], fields: { given } } }) : event;
};

/** How often a seat has asserted what a text does. */
export const assertionsOf = ({ state }: Pick<Draft, 'state'>, seat: Seat): number => {
  const count = state.players[seat]?.['assertions'];
  return typeof count === 'number' ? count : 0;
};

/** Marks an entry, and the objects that it happened to, as known by assertion only. */
export const asAsserted = (draft: Draft, entry: LogEntry): LogEntry => {
  for (const id of touchedBy(entry)) {
    const object = objectIn(draft, id);
    if (object !== undefined && object.asserted !== true) writeObject(draft, { ...object, asserted: true });
  }
  return withFields(entry, { asserted: true });
};

const touchedBy = ({ object, objects, becomes, does, secret }: LogEntry): readonly string[] =>
  [object, objects, becomes, changedBy(does), secret?.fields['object'], secret?.fields['becomes']].flatMap(idsIn);

/** The objects that a lasting effect changes. */
const changedBy = (does: Json = null): Json =>
  typeof does === 'object' && does !== null && 'objects' in does ? does.objects : null;

const idsIn = (value: Json = null): readonly string[] => {
  if (typeof value === 'string') return [value];
  return isList(value) ? value.filter((id) => typeof id === 'string') : [];
};
