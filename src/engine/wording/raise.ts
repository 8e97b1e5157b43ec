import { isList, isRecord, type Json, type JsonRecord } from '../kernel/index.js';
import {
  beforeThat,
  doOf,
  effectOf,
  eventOf,
  FOR_EACH,
  GATHERING,
  isAbilityNode,
  isChoice,
  isEffect,
  isNamedList,
  listIn,
  MENTION,
  OPENING,
  selectionsOf,
  stepsOf,
  subjectOf,
  TARGET,
  textsDeep,
  withoutField,
  type Names,
  type Roles,
} from './references.js';

/**
 * A script can be written in several ways. The effect on a choice under a "may" has a sentence of its own, or shares
 * that of the choice. A number comes before or after its use. An announced choice is named where it is used, in the
 * sentence before, or at the beginning with all others.
 */
export type Telling = {
  readonly numbersFirst: boolean;
  /** How many effects of a "may" its own sentence tells; of the others so many follow behind "if you do". */
  readonly kept?: { readonly count: number; readonly joined: number };
  readonly mentions?: 'before' | 'first';
};

type Kept = Pick<Telling, 'kept'>;
const SPREAD: readonly Kept[] = [1, 2, 3].flatMap((count) => [0, 1, 2].map((joined) => ({ kept: { count, joined } })));

/** All tellings that differ for a script. */
export const tellingsOf = (script: Json): readonly Telling[] => {
  const kept: readonly Kept[] = holds(script, (record) => record['do'] === 'may') ? [{}, ...SPREAD] : [{}];
  const isAnnounced = holds(script, (record) => Object.hasOwn(record, 'targets'));
  const mentions: readonly Pick<Telling, 'mentions'>[] = isAnnounced
    ? [{ mentions: 'before' }, { mentions: 'first' }, {}]
    : [{}];
  return [false, true].flatMap((numbersFirst) =>
    kept.flatMap((spreading) => mentions.map((mention) => ({ numbersFirst, ...spreading, ...mention }))),
  );
};

const holds = (value: Json, test: (record: JsonRecord) => boolean): boolean => {
  if (isList(value)) return value.some((one) => holds(one, test));
  return isRecord(value) && (test(value) || Object.values(value).some((one) => holds(one, test)));
};

type State = {
  readonly telling: Telling;
  readonly names: Names;
  topic: Json | undefined;
  /** Names of what was selected, or of fields of the event, and how a clause refers to them. */
  readonly known: Map<string, Json>;
  /** Selected, and not mentioned yet. */
  readonly pending: Map<string, JsonRecord>;
  chosen: string | undefined;
};

/** The clause of a script, as phrases mean it: the other direction of `lower`. */
export const raise = (script: Json, telling: Telling, names: Names): Json => {
  const state: State = { telling, names, topic: undefined, known: new Map(), pending: new Map(), chosen: undefined };
  if (isAbilityNode(script)) return raiseAbility(script, state);
  state.known.set('self', { the: 'card' });
  return raiseEffect(script, state);
};

const raiseAbility = (ability: JsonRecord, { telling, names }: State, outer?: State): Json => {
  const { roles } = names;
  const { name: _name, on, targets, ...rest } = ability;
  const bindings = new Map<string, Json>();
  const heard = on === undefined ? null : withoutBindings(on, roles, bindings);
  const patterns = on === undefined ? {} : { on: outer === undefined ? heard : raiseValue(heard, 'on', outer) };
  const known = new Map([...(outer?.known ?? []), ...bindings]);
  const pending = new Map([...(outer?.pending ?? []), ...announced(targets)]);
  const state: State = { telling, names, topic: undefined, known, pending, chosen: undefined };
  state.topic = inRole(subjectOf({ ...rest, ...patterns }, names, outer?.topic), on, roles);
  return { ...raiseFields(rest, state), ...patterns };
};

const announced = (targets: Json | undefined): readonly (readonly [string, JsonRecord])[] =>
  listIn(targets).flatMap((target) => {
    if (!isRecord(target) || typeof target['as'] !== 'string') return [];
    return [[target['as'], { do: TARGET, ...withoutField(target, 'as') }] as const];
  });

const roleOf = (roles: Roles, event: string, field: Json): Json =>
  Object.entries(roles).find(([, fields]) => fields[event] === field)?.[0] ?? field;

const inRole = (subject: Json | undefined, on: Json | undefined, roles: Roles): Json | undefined => {
  const [pattern = null] = listIn(on);
  if (subject === undefined || !isRecord(subject) || !isRecord(pattern) || subject['event'] === undefined)
    return subject;
  return { event: roleOf(roles, eventOf(pattern), subject['event']) };
};

const withoutBindings = (on: Json, roles: Roles, bindings: Map<string, Json>): Json => {
  if (isList(on)) return on.map((pattern) => withoutBindings(pattern, roles, bindings));
  if (!isRecord(on)) return on;
  const { bind = null, ...pattern } = on;
  for (const [name, field] of isRecord(bind) ? Object.entries(bind) : []) {
    // Two roles can be the same field: what reading has named keeps its name.
    const isRole = roles[name]?.[eventOf(on)] === field;
    bindings.set(name, { event: isRole ? name : roleOf(roles, eventOf(on), field) });
  }
  return pattern;
};

const raiseEffect = (effect: Json, state: State): Json =>
  effectOf(stepsOf(effect).flatMap((step) => [...mentionsFor(step, state), ...raiseStep(step, state)]));

/** Sentences that mention what is announced, before the step in which it is spoken of, or before all. */
const mentionsFor = (step: Json, state: State): readonly Json[] => {
  const { mentions } = state.telling;
  if (mentions === undefined) return [];
  const spoken = textsDeep(step);
  const named = [...state.pending].filter(
    ([name, { do: word }]) => word === TARGET && (mentions === 'first' || spoken.includes(name)),
  );
  return named.map(([name, select]) => ({ do: MENTION, objects: raiseSelection(name, select, state) }));
};

const raiseStep = (step: Json, state: State): readonly Json[] => {
  if (!isEffect(step)) return [step];
  if (OPENING.includes(doOf(step))) {
    for (const [name, select] of announced(step['targets'])) state.pending.set(name, select);
    return [raiseFields(withoutField(step, 'targets'), state)];
  }
  const { as: name, ...rest } = step;
  if (typeof name === 'string' && Object.hasOwn(selectionsOf(state.names), doOf(step))) {
    state.pending.set(name, rest);
    return [];
  }
  const isOutcome = typeof name === 'string' && doOf(step) !== FOR_EACH;
  if (isOutcome) state.known.set(name, { outcome: doOf(step) });
  return spread(raiseFields(isOutcome ? rest : step, state), state.telling);
};

/** A "may" whose later effects are written behind it. */
const spread = (step: JsonRecord, { kept }: Telling): readonly Json[] => {
  if (kept === undefined || step['do'] !== 'may') return [step];
  const steps = stepsOf(step['effect'] ?? null);
  const [head, tail] = [steps.slice(0, kept.count), steps.slice(kept.count)];
  if (tail.length === 0) return [step];
  const joined = kept.joined === 0 ? [] : [{ join: effectOf(tail.slice(0, kept.joined)) }];
  return [{ ...step, effect: effectOf(head) }, ...joined, ...tail.slice(kept.joined)];
};

/** What these hold is a word of the language, though a name may be spelled like it. */
const NEVER_NAMES: readonly string[] = ['do', 'event'];
const EARLY: readonly string[] = ['condition', 'costs', 'object', 'from'];
const OBJECTS: readonly string[] = ['objects', 'card'];
const LATE: readonly string[] = ['effect', 'ability', 'then', 'otherwise', 'options'];

/** In the order in which a text tells them. */
const inOrder = (record: JsonRecord, { numbersFirst }: Telling): readonly (readonly [string, Json])[] => {
  const rank = (field: string): number => {
    if (EARLY.includes(field)) return EARLY.indexOf(field);
    if (OBJECTS.includes(field)) return numbersFirst ? 60 : 40;
    return LATE.includes(field) ? 70 + LATE.indexOf(field) : 50;
  };
  return Object.entries(record).toSorted(([a], [b]) => rank(a) - rank(b));
};

const raiseFields = (record: JsonRecord, state: State): JsonRecord => {
  let before: { readonly topic: Json | undefined } | undefined;
  return Object.fromEntries(
    inOrder(record, state.telling).map(([field, value]) => {
      if (field === 'then' || field === 'otherwise') {
        if (before !== undefined) state.topic = before.topic;
        before ??= { topic: state.topic };
      }
      if (doOf(record) === GATHERING.do && field === GATHERING.choice) return [field, value];
      if (isNamedList(record, field)) return [field, raiseNamed(value, state)];
      if (isEffect(record) && isAbilityNode(value)) return [field, raiseAbility(value, state, state)];
      return [field, NEVER_NAMES.includes(field) ? value : raiseValue(value, field, state)];
    }),
  );
};

const raiseNamed = (list: Json, state: State): Json => {
  const { topic } = state;
  return listIn(list).map((item) => {
    state.topic = topic;
    if (!isRecord(item)) return item;
    const { name: _name, targets, ...rest } = item;
    for (const [name, select] of announced(targets)) state.pending.set(name, select);
    return raiseFields(rest, state);
  });
};

const raiseValue = (value: Json, field: string, state: State): Json => {
  if (typeof value === 'string') return raiseText(value, state);
  if (isList(value)) {
    if (field === 'costs') return value.map((cost) => raiseCost(cost, state));
    return value.map((one) => raiseValue(one, field, state));
  }
  if (!isRecord(value)) return value;
  if (isEffect(value)) return raiseEffect(value, state);
  return isAbilityNode(value) ? raiseAbility(value, state) : raiseFields(value, state);
};

const raiseCost = (cost: Json, { known }: State): Json => {
  if (!isRecord(cost)) return cost;
  const { as: name, ...rest } = cost;
  if (typeof name === 'string') known.set(name, { paid: true });
  return rest;
};

/** A name becomes what it refers to; any other text stays. */
const raiseText = (text: string, state: State): Json => {
  const select = state.pending.get(text);
  if (select !== undefined) return raiseSelection(text, select, state);
  const reference = state.known.get(text) ?? (text === 'self' ? text : undefined);
  if (reference === undefined) return text;
  if (isSame(state.topic, reference)) return { topic: reference };
  if (text === 'self' && state.names.callsItselfByName !== true) state.topic = 'self';
  return reference;
};

const isSame = (one: Json | undefined, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

const raiseSelection = (name: string, select: JsonRecord, state: State): Json => {
  state.pending.delete(name);
  const from = select['from'];
  const word = doOf(select);
  const asked =
    from !== undefined && isRecord(from) && isChoice(state.names, word)
      ? { ...select, from: another(from, state) }
      : select;
  const fields = raiseFields(asked, state);
  const reference = { the: word };
  // Only the last two that a word selected can be referred to.
  for (const [other, to] of state.known) {
    const the = isRecord(to) && typeof to['the'] === 'string' ? to['the'] : '';
    if (the === word || the === beforeThat(word)) state.known.set(other, { the: beforeThat(the) });
  }
  state.known.set(name, reference);
  state.topic = reference;
  if (isChoice(state.names, word)) state.chosen = name;
  return { select: fields };
};

const another = (filter: JsonRecord, { chosen }: State): JsonRecord => {
  const { other, notBound, ...rest } = filter;
  if (chosen === undefined ? other === true && notBound === undefined : notBound === chosen && other === undefined) {
    return { ...rest, another: true };
  }
  return filter;
};
