import { isList, isRecord, type Json, type JsonRecord } from '../kernel/index.js';
import {
  beforeThat,
  doOf,
  effectOf,
  eventOf,
  isAbilityNode,
  isChoice,
  isEffect,
  isNamedList,
  listIn,
  MENTION,
  objectsOf,
  OPENING,
  OUTCOME,
  PAID,
  refers,
  selectionsOf,
  stepsOf,
  subjectOf,
  TARGET,
  textsDeep,
  withoutField,
  type Names,
} from './references.js';

/** What is known where a part of a clause is lowered. */
type State = {
  readonly names: Names;
  topic: Json | undefined;
  /** The name that each word gave last. */
  readonly last: Map<string, string>;
  readonly taken: Map<string, number>;
  readonly events: Set<string>;
  /** Whether the text is about an event whose subject is not the card itself. */
  readonly ofAnotherObject: boolean;
  /** Whether it is about an event of two objects: "another" would be another than both. */
  readonly ofTwoObjects: boolean;
  /** The object that was chosen last. */
  chosen: string | undefined;
  /** The words whose outcomes the clause speaks of. */
  readonly outcomes: readonly string[];
  /** What is announced for the ability or mode. */
  targets: readonly Json[];
  fault: boolean;
};

/** `outer`: where the clause is a part of another, whose names it knows. */
const begin = (names: Names, clause: Json, topic?: Json, outer?: State): State => ({
  names,
  topic,
  ofAnotherObject: topic !== undefined && topic !== 'self',
  ofTwoObjects: isRecord(clause) && objectsOf(clause, names).length > 1,
  last: new Map(outer?.last),
  taken: outer?.taken ?? new Map<string, number>(),
  events: new Set(),
  chosen: undefined,
  outcomes: [...new Set(outcomesIn(clause))],
  targets: [],
  fault: false,
});

const outcomesIn = (clause: Json): readonly string[] => {
  if (isList(clause)) return clause.flatMap(outcomesIn);
  if (!isRecord(clause)) return [];
  const { outcome } = clause;
  return typeof outcome === 'string' ? [outcome] : outcomesIn(Object.values(clause));
};

const nameOfOutcome = (word: string, { outcomes }: State): string => {
  const at = outcomes.indexOf(word);
  return at === 0 ? OUTCOME : `${OUTCOME}${at + 1}`;
};

/** The script of a clause; undefined where it refers to nothing. */
export const lower = (clause: Json, names: Names): Json | undefined => {
  const state = begin(names, clause);
  if (!isAbilityNode(clause)) state.last.set('card', 'self');
  const script = isAbilityNode(clause) ? lowerAbility(clause, state) : effectOf(lowerEffect(clause, state));
  return state.fault || state.events.size > 0 || state.targets.length > 0 ? undefined : script;
};

/** An ability that an effect leaves behind knows the names of the effect; one that is given to an object knows none. */
const lowerAbility = (ability: JsonRecord, outer: State, isLeftBehind = false): Json => {
  // What the event of the outer text holds has no name here.
  const mentioned = isLeftBehind && !isRecord(outer.topic ?? null) ? outer.topic : undefined;
  const subject = subjectOf(ability, outer.names, mentioned);
  const state = begin(outer.names, ability, subject, isLeftBehind ? outer : undefined);
  const { on, ...rest } = ability;
  const fields = lowerFields(rest, state);
  const heard = on === undefined || !isLeftBehind ? on : knowing(on, outer);
  if (isLeftBehind) handOver(state, outer, on);
  const lowered = heard === undefined ? fields : { ...fields, on: withBindings(heard, state) };
  if (state.fault || (state.events.size > 0 && on === undefined)) outer.fault = true;
  const { kind = null, ...parts } = lowered;
  return { kind, name: outer.names.nameOf(lowered), ...parts, ...targetsIn(state) };
};

/** Roles that the events of an ability that is left behind do not have are roles of the event of the outer text. */
const handOver = (state: State, outer: State, on: Json | undefined): void => {
  const own = listIn(on).filter(isRecord).map(eventOf);
  for (const role of state.events) {
    const fields = state.names.roles[role];
    if (fields === undefined || own.some((event) => fields[event] !== undefined)) continue;
    state.events.delete(role);
    outer.events.add(role);
  }
};

/** What an ability that is left behind waits for may be about something that the text has named. */
const knowing = (on: Json, outer: State): Json => {
  if (isList(on)) return on.map((pattern) => knowing(pattern, outer));
  if (!isRecord(on)) return on;
  const { where } = on;
  return where === undefined ? on : { ...on, where: lowerValue(where, outer, []) };
};

const targetsIn = ({ targets }: State): JsonRecord => (targets.length === 0 ? {} : { targets });

/** The fields of the event that the effect speaks of are named by their roles. */
const withBindings = (on: Json, state: State): Json => {
  if (isList(on)) return on.map((pattern) => withBindings(pattern, state));
  if (!isRecord(on) || state.events.size === 0) return on;
  const fields = [...state.events].map((role): [string, string | undefined] => {
    const fieldsOfRole = state.names.roles[role];
    return [role, fieldsOfRole === undefined ? role : fieldsOfRole[eventOf(on)]];
  });
  if (fields.some(([, field]) => field === undefined)) state.fault = true;
  return { ...on, bind: Object.fromEntries(fields.map(([role, field = '']) => [role, field])) };
};

const lowerEffect = (effect: Json, state: State): readonly Json[] =>
  stepsOf(effect).reduce<readonly Json[]>((done, step) => appended(done, step, state), []);

/**
 * What a later sentence says of something that was chosen under a "may" belongs to that "may"; where all of a kind were
 * meant, they are selected before it, and the sentence applies either way.
 */
const appended = (done: readonly Json[], step: Json, state: State): readonly Json[] => {
  const joined = isRecord(step) ? step['join'] : undefined;
  const next = joined === undefined ? lowerStep(step, state) : lowerEffect(joined, state);
  const may = done.at(-1);
  if (may === undefined || !isRecord(may) || may['do'] !== 'may') {
    if (joined !== undefined) state.fault = true;
    return [...done, ...next];
  }
  const within = stepsOf(may['effect'] ?? null);
  const used = within.filter((one) => textsDeep(next).some((text) => text === nameGivenBy(one)));
  if (joined === undefined && used.length === 0) return [...done, ...next];
  const [first] = within;
  const allOfAKind = joined === undefined && used.every((one) => one === first && doOf(one) === 'all');
  if (allOfAKind) {
    return [...done.slice(0, -1), ...used, { ...may, effect: effectOf(within.slice(1)) }, ...next];
  }
  return [...done.slice(0, -1), { ...may, effect: effectOf([...within, ...next]) }];
};

const nameGivenBy = (step: Json): string | undefined =>
  isRecord(step) && typeof step['as'] === 'string' ? step['as'] : undefined;

/** What it selects comes before it. */
const lowerStep = (step: Json, state: State): readonly Json[] => {
  if (!isEffect(step)) {
    state.fault = true;
    return [];
  }
  const selected: Json[] = [];
  const fields = OPENING.includes(doOf(step)) ? lowerOpening(step, state) : lowerFields(step, state, selected);
  if (step['do'] === MENTION) return selected;
  const word = doOf(step);
  if (!state.outcomes.includes(word)) return [...selected, fields];
  const name = nameOfOutcome(word, state);
  state.last.set(name, name);
  return [...selected, { ...fields, as: name }];
};

/** What its effect announces are targets of its own. */
const lowerOpening = (step: JsonRecord, state: State): JsonRecord => {
  const { targets } = state;
  state.targets = [];
  const fields = { ...lowerFields(step, state), ...targetsIn(state) };
  state.targets = targets;
  return fields;
};

/** Branches begin with what was mentioned before them. */
const BRANCHES: readonly string[] = ['then', 'otherwise'];

const lowerFields = (record: JsonRecord, state: State, selected: Json[] = []): JsonRecord => {
  let before: { readonly topic: Json | undefined } | undefined;
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (BRANCHES.includes(field)) {
        if (before !== undefined) state.topic = before.topic;
        before ??= { topic: state.topic };
      }
      if (field === 'costs' && refers(record, 'paid')) return [field, paidBy(value, state)];
      if (isNamedList(record, field)) return [field, lowerNamed(record, value, state)];
      if (isEffect(record) && isAbilityNode(value)) return [field, lowerAbility(value, state, true)];
      return [field, lowerValue(value, state, selected)];
    }),
  );
};

/** Each begins with what was mentioned before all of them; of modes each has targets of its own. */
const lowerNamed = (record: JsonRecord, list: Json, state: State): Json => {
  const { topic, targets } = state;
  const isAnnounced = record['do'] === 'modes';
  return listIn(list).map((item, index) => {
    state.topic = topic;
    if (isAnnounced) state.targets = [];
    const fields = lowerFields(isRecord(item) ? item : {}, state);
    const own = isAnnounced ? targetsIn(state) : {};
    if (isAnnounced) state.targets = targets;
    return { name: `option-${index + 1}`, ...fields, ...own };
  });
};

/** The cost that has a count. If several have one, the words do not say which of them paid: nothing is read. */
const paidBy = (costs: Json, state: State): Json => {
  const isCounted = (cost: Json): cost is JsonRecord => isRecord(cost) && Object.hasOwn(cost, 'count');
  const list = listIn(costs);
  if (list.filter(isCounted).length > 1) state.fault = true;
  return list.map((cost) => (isCounted(cost) ? { ...cost, as: PAID } : cost));
};

const lowerValue = (value: Json, state: State, selected: Json[]): Json => {
  if (value === 'self' && state.names.callsItselfByName !== true) state.topic = 'self';
  if (isList(value)) return value.map((one) => lowerValue(one, state, selected));
  if (!isRecord(value)) return value;
  const referred = lowerReference(value, state, selected);
  if (referred !== undefined) return referred;
  if (isEffect(value)) return effectOf(lowerEffect(value, state));
  if (isAbilityNode(value)) return lowerAbility(value, state);
  return lowerFields(value, state, selected);
};

const lowerReference = (value: JsonRecord, state: State, selected: Json[]): Json | undefined => {
  const { select, topic, the, event, outcome, paid } = value;
  if (select !== undefined && isRecord(select)) return lowerSelection(select, state, selected);
  if (topic !== undefined) return lowerTopic(topic, state);
  if (typeof the === 'string') return nameOr(state.last.get(the), state);
  if (typeof event === 'string' && Object.keys(value).length === 1) {
    state.events.add(event);
    return event;
  }
  if (typeof outcome === 'string') return nameOr(state.last.get(nameOfOutcome(outcome, state)), state);
  return paid === undefined ? undefined : PAID;
};

const nameOr = (name: string | undefined, state: State): Json => {
  if (name === undefined) state.fault = true;
  return name ?? null;
};

/**
 * `selected`: only what the text itself has selected; `announced`: only what was announced last; `not-self`: anything
 * but the card itself.
 */
const lowerTopic = (asked: Json, state: State): Json => {
  const { topic = null } = state;
  if (asked === TARGET && topic !== state.last.get(TARGET)) state.fault = true;
  if (asked === 'not-self' && topic === 'self') state.fault = true;
  if (asked === 'selected' && (isRecord(topic) || topic === 'self')) state.fault = true;
  if (isRecord(topic)) return lowerReference(topic, state, []) ?? null;
  return nameOr(typeof topic === 'string' ? topic : undefined, state);
};

const lowerSelection = (select: JsonRecord, state: State, selected: Json[]): Json => {
  const from = select['from'];
  const asked = from !== undefined && isRecord(from) ? { ...select, from: another(from, state) } : select;
  const fields = lowerFields(asked, state, selected);
  const word = doOf(select);
  const name = freshName(word, state);
  if (word === TARGET) state.targets = [...state.targets, { ...withoutField(fields, 'do'), as: name }];
  else selected.push({ ...fields, as: name });
  state.topic = name;
  const before = state.last.get(word);
  if (before !== undefined) state.last.set(beforeThat(word), before);
  state.last.set(word, name);
  if (isChoice(state.names, word)) state.chosen = name;
  return name;
};

const freshName = (word: string, { taken, names }: State): string => {
  const count = (taken.get(word) ?? 0) + 1;
  taken.set(word, count);
  const name = selectionsOf(names)[word] ?? word;
  return count === 1 ? name : `${name}${count}`;
};

/** Where the text is about an event of another object, "another" would be none of two: nothing is read. */
const another = (filter: JsonRecord, state: State): JsonRecord => {
  if (filter['another'] === undefined) return filter;
  const { chosen } = state;
  if (chosen === undefined && (state.ofAnotherObject || (state.ofTwoObjects && filter['of'] !== 'you'))) {
    state.fault = true;
  }
  return { ...withoutField(filter, 'another'), ...(chosen === undefined ? { other: true } : { notBound: chosen }) };
};
