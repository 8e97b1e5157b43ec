import { isList, isRecord, type Json, type JsonRecord } from '../kernel/index.js';

/**
 * Printed texts choose where they speak of what is chosen ("banish chosen item"), and refer back by pronouns. Scripts
 * choose first, give a name, and refer back by the name. A clause, as phrases mean it, has in the place of a name:
 * - `{ select: … }`: what is selected there;
 * - `{ topic: true }`: what was mentioned last ("they"), in texts about an event its subject; `'selected'`: only what
 *   the text has selected, `'announced'`: only what it has announced, `'not-self'`: anything but the card itself;
 * - `{ the: 'choose' }`: what such a word selected last ("the chosen character"), `{ the: 'choose before' }` the one
 *   before it;
 * - `{ the: 'card' }`: in the effect of a card that is played for it, the card ("this card");
 * - `{ event: role }`: what a field of the event holds ("the challenging character");
 * - `{ outcome: word }`: what the `as` of an earlier word names ("removed this way");
 * - `{ paid: true }`: what the costs were paid with ("the banished character");
 * and in filters `{ another: true }`: not what was chosen before, or else not the card itself.
 *
 * `{ do: 'mention', objects }` is a sentence that does nothing but mention ("choose 1 Forward"). A selection by
 * `announced` is among the `targets` of its ability or mode.
 */
export type Referring = 'select' | 'topic' | 'the' | 'event' | 'outcome' | 'paid';

/** What a text calls parts of events, and which field of each event that is: the challenging character. */
export type Roles = { readonly [role: string]: { readonly [event: string]: string } };

/** The words of every game that select and name objects, and the names that they are given. */
const SELECTIONS: { readonly [word: string]: string } = {
  choose: 'chosen',
  all: 'those',
  'top-of-deck': 'cards',
  'reveal-until': 'cards',
  'at-random': 'random',
  announced: 'target',
};

/** How a game names what its texts speak of. */
export type Names = {
  /** How a game names the abilities that are read; a name is no part of a text. */
  readonly nameOf: (ability: JsonRecord) => string;
  readonly roles: Roles;
  /** Fields of events that are places: texts speak of what is there, and never mean the place by a pronoun. */
  readonly places?: { readonly [event: string]: readonly string[] };
  /** Texts speak of their own card by its name, so that a pronoun never means it once something else was mentioned. */
  readonly callsItselfByName?: boolean;
  /** Words of the game itself by which a player chooses objects, and the names that those are given. */
  readonly choices?: { readonly [word: string]: string };
};

export const selectionsOf = ({ choices }: Names): { readonly [word: string]: string } => ({
  ...SELECTIONS,
  ...choices,
});

/** Whether a player chooses by this word; "another" is another than what was chosen. */
export const isChoice = ({ choices = {} }: Names, word: string): boolean =>
  word === 'choose' || Object.hasOwn(choices, word);

/** Announced, so that the ability has it and no step of its effect. */
export const TARGET = 'announced';
/** Its `as` is each object in turn, and no outcome: phrases say both the name and its uses. */
export const FOR_EACH = 'for-each';
/** Its choice is no selection of the text's own: phrases say both its name and the uses of that name. */
export const GATHERING = { do: 'each-chooses', choice: 'choice' } as const;
/** A sentence that does nothing but mention. */
export const MENTION = 'mention';
/** Lists of named effects, by their word. */
const NAMED: { readonly [word: string]: string } = { 'choose-one': 'options', modes: 'of' };
export const isNamedList = (record: JsonRecord, field: string): boolean => NAMED[doOf(record)] === field;

/** Words whose effect announces what it chooses for itself. */
export const OPENING: readonly string[] = ['do-this'];

/** What a word selected before it selected something else. */
export const beforeThat = (reference: string): string => `${reference} before`;
export const OUTCOME = 'outcome';
export const PAID = 'paid';

export const stepsOf = (effect: Json): readonly Json[] => {
  const of = isRecord(effect) && effect['do'] === 'sequence' ? effect['of'] : undefined;
  return of !== undefined && isList(of) ? of.flatMap(stepsOf) : [effect];
};

export const doOf = (step: Json): string => (isRecord(step) && typeof step['do'] === 'string' ? step['do'] : '');

export const effectOf = (steps: readonly Json[]): Json => {
  const [only, ...more] = steps;
  return only !== undefined && more.length === 0 ? only : { do: 'sequence', of: steps };
};

export const isEffect = (value: Json): value is JsonRecord => isRecord(value) && typeof value['do'] === 'string';
export const isAbilityNode = (value: Json): value is JsonRecord => isRecord(value) && typeof value['kind'] === 'string';

/**
 * What a pronoun means at the beginning of what a trigger does: the card, or else the subject of the event. A text that
 * calls its card by name means the other object of the event, if there is one. `outer`: what was mentioned before an
 * ability that is left behind.
 */
export const subjectOf = (ability: JsonRecord, names: Names, outer?: Json): Json | undefined => {
  if (ability['kind'] !== 'triggered') return outer ?? ('affects' in ability ? undefined : 'self');
  const objects = objectsOf(ability, names);
  const others = objects.filter(({ self }) => !self);
  const isAnother = names.callsItselfByName === true && others.length > 0;
  if (!isAnother && others.length < objects.length) return 'self';
  const [first] = others.toSorted((a, b) => rankOf(a.field) - rankOf(b.field));
  return first === undefined ? outer : { event: first.field };
};

/** The objects that the first event of a trigger is about, and whether each is the card itself. */
export const objectsOf = (
  ability: JsonRecord,
  { places = {} }: Names,
): readonly { readonly field: string; readonly self: boolean }[] => {
  const [pattern = null] = listIn(ability['on']);
  const passedOver = isRecord(pattern) ? (places[eventOf(pattern)] ?? []) : [];
  const where = isRecord(pattern) ? (pattern['where'] ?? null) : null;
  const fields = isRecord(where) ? Object.entries(where) : [];
  return fields.flatMap(([field, test]) => {
    const filter = isRecord(test) ? test['object'] : undefined;
    return filter !== undefined && isRecord(filter) && !passedOver.includes(field)
      ? [{ field, self: filter['self'] === true }]
      : [];
  });
};

/** Who does something is the subject before whom it is done to: of a banishing in a challenge, the other character. */
const SUBJECTS: readonly string[] = ['with', 'source', 'object'];
const rankOf = (field: string): number => (SUBJECTS.includes(field) ? SUBJECTS.indexOf(field) : SUBJECTS.length);

export const listIn = (value: Json | undefined): readonly Json[] => (value !== undefined && isList(value) ? value : []);

/** Every text in a value. */
export const textsDeep = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(textsDeep);
  return isRecord(value) ? Object.values(value).flatMap(textsDeep) : [];
};

/** Whether a reference of this kind occurs anywhere in a clause. */
export const refers = (value: Json, kind: Referring): boolean => {
  if (isList(value)) return value.some((one) => refers(one, kind));
  return isRecord(value) && (Object.hasOwn(value, kind) || Object.values(value).some((one) => refers(one, kind)));
};

export const withoutField = (record: JsonRecord, field: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

export const eventOf = (pattern: JsonRecord): string => (typeof pattern['event'] === 'string' ? pattern['event'] : '');
