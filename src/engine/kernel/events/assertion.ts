import { isPublic } from '../board/visibility.js';
import type { Atom } from '../game/atom.js';
import { objectIn, writeObject, writePlayer, type Draft } from '../game/draft.js';
import { isList, type Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { LogEntry } from '../state/event.js';
import type { Bindings, Seat } from '../state/state.js';

/** Events that happen because a player asserts that a text causes them. The engine cannot know; it records who asserted it. */
type OfText<Kind extends string> = {
  readonly kind: Kind;
  readonly cites: readonly Citation[];
  /** The player of the text. */
  readonly seat: Seat;
  readonly source: string;
  readonly card: string;
  readonly fingerprint: string;
};

/** Its player declares that it applies now. */
export type TextInvoked = Omit<OfText<'textInvoked'>, 'source' | 'fingerprint'> & {
  readonly object: string;
  readonly ability: string;
};
export type TextDue = OfText<'textDue'>;
export type TextEnded = OfText<'textEnded'>;
/** An act that every opponent has confirmed; what it leads to follows, up to the next act. */
export type Asserted = OfText<'asserted'> & {
  readonly act: string;
  readonly given: Bindings;
  /** The opponents; a judge may have confirmed in the place of one (recorded in `answered`). */
  readonly confirmedFor: readonly Seat[];
};
/** An act that a judge has ruled; what it leads to follows, up to the next act. */
export type Corrected = Omit<OfText<'corrected'>, 'fingerprint'> & {
  readonly act: string;
  readonly given: Bindings;
  readonly ruling: string;
};
/** A ruling begins to correct the game. */
export type GameCorrected = Omit<OfText<'gameCorrected'>, 'fingerprint'> & {
  readonly acts: number;
  readonly ruling: string;
};
export type AssertionRefused = OfText<'assertionRefused'> & { readonly act: string; readonly by: Seat };
/** What happens from here on follows from the rules again. */
export type AssertionEnded = { readonly kind: 'assertionEnded'; readonly cites: readonly Citation[] };

const asIs: Atom<TextInvoked | TextDue | TextEnded | AssertionRefused | GameCorrected> = (_draft, event) => event;

const assert: Atom<Asserted> = (draft, event) => {
  const { seat } = event;
  draft.state.asserting = true;
  writePlayer(draft, seat, { assertions: assertionsOf(draft, seat) + 1 });
  return withoutHidden(draft, event);
};

/** Acts of a judge count for no seat. */
const correct: Atom<Corrected> = (draft, event) => {
  draft.state.asserting = true;
  return withoutHidden(draft, event);
};

/** For other seats the entry names no card that they do not see. */
const withoutHidden = (draft: Draft, event: Asserted | Corrected): LogEntry => {
  const { given, seat } = event;
  const { objects, ...open } = given;
  const isHidden = idsIn(objects).some((id) => {
    const object = objectIn(draft, id);
    return object !== undefined && !isPublic(draft, object);
  });
  return isHidden ? { ...event, given: open, secret: { seats: [seat], fields: { given } } } : event;
};

const endAssertion: Atom<AssertionEnded> = (draft) => {
  delete draft.state.asserting;
  return null;
};

export const assertionAtoms = {
  textInvoked: asIs,
  textDue: asIs,
  textEnded: asIs,
  assertionRefused: asIs,
  asserted: assert,
  gameCorrected: asIs,
  corrected: correct,
  assertionEnded: endAssertion,
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
  return { ...entry, asserted: true };
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
