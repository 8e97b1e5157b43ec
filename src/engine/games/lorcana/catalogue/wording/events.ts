import type { EventPattern, Filter } from '../../../../kernel/index.js';
import type { events } from '../../events/index.js';
import { merge, readObjects, SELF } from './objects.js';

/**
 * A clause such as "this character challenges another character" as what the engine hears, and a name for its ability.
 */
export type Clause = { readonly name: string; readonly on: readonly EventPattern[] };

/** Read whole or not at all; a word more and the event would be another one. */
export const readClause = (text: string): Clause | undefined => {
  const [, clause = text, state = ''] = STATE.exec(text) ?? [];
  for (const [pattern, read] of CLAUSES) {
    const [whole, subject = '', target = ''] = pattern.exec(clause) ?? [];
    const found = whole === undefined ? undefined : read(subject + state, target);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A predicate of the subject, at the end of the clause. */
const STATE = /^(.+)( while (?:here|at a location|(?:he|she|it) has \d+ ¤ or more))$/;

type ClauseReader = (subject: string, target: string) => Clause | undefined;
type Where = NonNullable<EventPattern['where']>;
type Kind = (typeof events)[number]['kind'];

const object = (filter: Filter): Where[string] => ({ object: filter });
const you: Where = { seat: { seat: 'you' } };
const opponents: Where = { seat: { seat: 'opponents' } };
const inChallenge: Where = { inChallenge: { equals: true } };

/** What stands where a field of the event is, for each filter that the phrase stands for. */
const about =
  (name: string, event: Kind, field: string, more: Where = {}, extra: Filter = {}): ClauseReader =>
  (phrase) => {
    const filters = subjectsOf(phrase);
    const on = filters?.map((filter) => ({ event, where: { ...more, [field]: object(merge(filter, extra)) } }));
    return on && { name, on };
  };

/**
 * As `about`, of two objects. "Another" is another than the subject, which goes without saying where that is not the
 * card.
 */
const between =
  (name: string, event: Kind, field: string, targetField: string, more: Where = {}): ClauseReader =>
  (subject, target) => {
    const subjects = subjectsOf(subject);
    const targets = readObjects(SELF.test(subject) ? target : target.replace(/^another /, 'a '));
    const on = subjects?.flatMap((one) =>
      (targets ?? []).map((other) => ({
        event,
        where: { ...more, [field]: object(one), [targetField]: object(other) },
      })),
    );
    return on === undefined || on.length === 0 ? undefined : { name, on };
  };

const always =
  (name: string, event: Kind, where: Where): ClauseReader =>
  () => ({ name, on: [{ event, where }] });

/** "This character or one of your characters named …" are two subjects; "or" between names is read by `readObjects`. */
const subjectsOf = (phrase: string): readonly Filter[] | undefined => {
  const whole = readSubject(phrase);
  if (whole !== undefined) return whole;
  const [first = '', second = '', ...more] = phrase.split(' or ');
  const [one, other] = [readSubject(first), readSubject(second)];
  return one === undefined || other === undefined || more.length > 0 ? undefined : [...one, ...other];
};

const WHILE: readonly (readonly [RegExp, (found: readonly string[]) => Filter])[] = [
  [/^(.+) while here$/, () => ({ markIsSource: 'at' })],
  [/^(.+) while at a location$/, () => ({ marks: { at: true } })],
  [/^(.+) while (?:he|she|it) has (\d+) ¤ or more$/, ([, , n]) => ({ numbers: { strength: { min: Number(n) } } })],
];

const readSubject = (phrase: string): readonly Filter[] | undefined => {
  for (const [pattern, read] of WHILE) {
    const found = pattern.exec(phrase);
    if (found !== null) return readObjects(found[1] ?? '')?.map((filter) => merge(filter, read(found)));
  }
  return readObjects(phrase);
};

/** An action is never in play: where it resolves is for the rules to know. */
const played =
  (name: string, whose: Where): ClauseReader =>
  (phrase) => {
    const filters = SELF.test(phrase) ? undefined : subjectsOf(phrase);
    const on = filters?.map((filter) => {
      const where = isAction(filter) ? { ...filter, zone: 'any' } : filter;
      return { event: 'played', where: { ...whose, object: object(where) } };
    });
    return on && { name, on };
  };

const isAction = ({ is = [] }: Filter): boolean => is.includes('action') || is.includes('Song');

const youPlayThisOr: ClauseReader = (self, other) => {
  const one = about('when-you-play', 'played', 'object')(self, '');
  const more = played('when-you-play', you)(other, '');
  return one && more && { name: one.name, on: [...one.on, ...more.on] };
};

/** Into the discard it is banished; into any other zone an effect puts it. */
const leavesPlay: ClauseReader = (phrase) => {
  const banished = about('when-leaves', 'banished', 'object')(phrase, '');
  const put = about('when-leaves', 'putInto', 'object')(phrase, '');
  return banished && put && { name: banished.name, on: [...banished.on, ...put.on] };
};

/** In this order: a clause that goes on where another ends stands before it, or fails to be read as the other. */
const CLAUSES: readonly (readonly [RegExp, ClauseReader])[] = [
  [/^you play (this (?:character|item|location|card))$/, about('when-played', 'played', 'object')],
  [/^you play a card$/, always('when-you-play', 'played', you)],
  [/^you play (this character) or (another .+)$/, youPlayThisOr],
  [/^you play (.+)$/, played('when-you-play', you)],
  [/^an opponent plays (.+)$/, played('when-opponents-play', opponents)],
  [/^(.+) is played$/, played('when-played', {})],
  [/^(.+) quests$/, about('when-quests', 'quested', 'object')],
  [/^(.+) challenges (.+)$/, between('when-challenges', 'challenged', 'object', 'target')],
  [/^(.+) challenges$/, about('when-challenges', 'challenged', 'object')],
  [
    /^(.+) is challenged and banished$/,
    about('when-banished', 'banished', 'object', {}, { marks: { challenged: true } }),
  ],
  [
    /^(.+) challenges and is banished$/,
    about('when-banished', 'banished', 'object', {}, { marks: { challenging: true } }),
  ],
  [/^(.+?)(?: is|'s) challenged$/, about('when-challenged', 'challenged', 'target')],
  [/^(.+) is banished in a challenge$/, about('when-banished', 'banished', 'object', inChallenge)],
  [/^(.+) is banished$/, about('when-banished', 'banished', 'object')],
  [/^(.+) banishes (.+) in a challenge$/, between('when-banishes', 'banished', 'with', 'object', inChallenge)],
  [/^(.+) leaves play$/, leavesPlay],
  [
    /^(.+) is returned to your hand from play$/,
    about('when-returned', 'putInto', 'object', { zone: { equals: 'hand' } }),
  ],
  [
    /^(.+) deals damage to (.+) in a challenge$/,
    between('when-deals-damage', 'damageDealt', 'source', 'object', { challenge: { equals: true } }),
  ],
  [/^(.+) sings a song$/, about('when-sings', 'sung', 'object')],
  [/^(.+) moves to a location$/, about('when-moved', 'moved', 'object')],
  [/^(.+) is dealt damage$/, about('when-damaged', 'damageDealt', 'object')],
  [/^you remove 1 or more damage from (.+)$/, about('when-healed', 'damageRemoved', 'object', you)],
  [/^(.+) is exerted$/, about('when-exerted', 'exerted', 'object')],
  [/^you draw a card$/, always('when-you-draw', 'drawn', you)],
  [/^you discard a card$/, always('when-you-discard', 'discarded', you)],
  [/^a card is put into your inkwell$/, always('when-inked', 'inked', you)],
];
