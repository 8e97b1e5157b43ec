import type { Condition, EventPattern } from '../../../../kernel/index.js';
import { readCondition } from './conditions.js';
import { readClause, type Clause } from './events.js';

/** What makes a triggered ability trigger; what it does then is left to the players. */
export type Trigger = {
  readonly name: string;
  readonly on: readonly EventPattern[];
  /** Holds at the event: "during your turn". */
  readonly while?: Condition;
  /** Stands after the event: "…, if you have an item in play, …". */
  readonly if?: Condition;
};

/**
 * The opening of a text, up to the comma after which it says what is done. Undefined unless all that restricts it was
 * read: an ability that triggers too often is worse than one that its player has to think of.
 */
export const readTrigger = (text: string): Trigger | undefined => {
  if (COUNTED.test(text)) return undefined;
  const commas = [...text.slice(0, OPENING_MAX).matchAll(/, /g)].slice(0, COMMAS_MAX);
  for (const { index } of commas) {
    const trigger = readOpening(text.slice(0, index));
    if (trigger !== undefined) return withSecondary(trigger, text.slice(index + 2));
  }
  return undefined;
};

/** The longest printed opening has about half of it. */
const OPENING_MAX = 200;
const COMMAS_MAX = 5;

/** Nothing counts how often an ability has triggered. */
const COUNTED = /\bonce (?:per|during|each)\b/i;

const readOpening = (text: string): Trigger | undefined => {
  const [, turn, rest = text] =
    /^(During (?:your turn|an opponent's turn|each opponent's turn|opponents' turns)), (.+)$/.exec(text) ?? [];
  const during: Pick<Trigger, 'while'> =
    turn === undefined ? {} : { while: { turn: turn === 'During your turn' ? 'yours' : 'opponents' } };
  const clause: OpenClause | undefined = readTime(rest) ?? readClauses(rest);
  if (clause === undefined || (clause.while !== undefined && during.while !== undefined)) return undefined;
  return { ...clause, ...during };
};

const TIMES: { readonly [words: string]: Clause } = {
  'At the start of your turn': {
    name: 'start-of-turn',
    on: [{ event: 'turnBegan', where: { seat: { seat: 'you' } } }],
  },
  'At the end of your turn': { name: 'end-of-turn', on: [{ event: 'turnEnding', where: { seat: { seat: 'you' } } }] },
};

const readTime = (text: string): Clause | undefined => (Object.hasOwn(TIMES, text) ? TIMES[text] : undefined);

type OpenClause = Clause & Pick<Trigger, 'while'>;

/** "When you play this character and whenever he quests": each is heard. */
const readClauses = (text: string): OpenClause | undefined => {
  const [, words] = /^when(?:ever)? (.+)$/i.exec(text) ?? [];
  const clauses = words?.split(/ and when(?:ever)? /).map(readConditional);
  const [first, ...others] = clauses ?? [];
  if (first === undefined || others.length === 0) return first;
  if (clauses?.some((clause) => clause === undefined || clause.while !== undefined)) return undefined;
  return { name: first.name, on: [first, ...others].flatMap((clause) => clause?.on ?? []) };
};

/** "… while this character is exerted", where something else is the subject. */
const readConditional = (text: string): OpenClause | undefined => {
  const [, clause = text, condition] = /^(.+) while (this (?:character|item|location) is .+)$/.exec(text) ?? [];
  const holds = condition === undefined ? undefined : readCondition(condition);
  const read = readClause(clause);
  if (read === undefined || (condition !== undefined && holds === undefined)) return undefined;
  return { ...read, ...(holds && { while: holds }) };
};

const withSecondary = (trigger: Trigger, rest: string): Trigger | undefined => {
  if (!/^(?:if|unless) /i.test(rest)) return trigger;
  // With an "otherwise" the text does something either way, and its players see which.
  if (/\botherwise\b/i.test(rest)) return trigger;
  const [, text = ''] = /^if ([^,]{1,200}), /i.exec(rest) ?? [];
  if (/^you used Shift to play (?:him|her|it|them)$/.test(text)) return byShift(trigger);
  const condition = readCondition(text);
  return condition && { ...trigger, if: condition };
};

/** The event says how the card was paid for; asked later, nothing would. */
const byShift = (trigger: Trigger): Trigger | undefined => {
  const played = trigger.on.every(({ event }) => event === 'played');
  const on = trigger.on.map((pattern) => ({ ...pattern, where: { ...pattern.where, pay: { equals: 'shift' } } }));
  return played ? { ...trigger, on } : undefined;
};
