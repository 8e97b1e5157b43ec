/**
 * A table to try rules at: any position, any cards, and short words to act and to look. It plays through the engine's
 * door only. Every command is decided twice: the second time the state is serialised and revived after every single
 * step (`KIFU_PAUSE=0` leaves that out).
 */
import { expect } from 'vitest';
import {
  canonicalJson,
  citationText,
  isOutsideTheRules,
  openPosition,
  type CardDefinition,
  type Command,
  type GameState,
  type Json,
  type JsonRecord,
  type LogEntry,
  type Observer,
  type Rejection,
  type Rules,
  type Seat,
} from '../../src/engine/index.js';
import { requireDescribed } from './described.js';

export type Table = ReturnType<typeof tableOf>;

/** Opens a position of a game; `cards` are definitions beside the built-in ones, read like any from outside. */
export const openTable = (game: string, position: JsonRecord, cards: readonly CardDefinition[] = []): Table => {
  const opened = openPosition({ game, cards, ...position }, PAUSES ? pausing() : undefined);
  if (opened.kind === 'rejected') throw new Error(`The position is faulty: ${JSON.stringify(opened.faults)}`);
  return tableOf(opened.rules, opened.state, opened.log, opened.labels);
};

/** Carries on from a state, for tests that begin with a whole game. */
export const tableOf = (
  rules: Rules,
  start: GameState,
  startLog: readonly LogEntry[] = [],
  labels: { readonly [label: string]: string } = {},
) => {
  let state = start;
  let log = startLog;

  /** The id behind a label; what is no label is an id already. */
  const id = (label: string): string => labels[label] ?? label;
  const withIds = (value: Json): Json => {
    if (typeof value === 'string') return id(value);
    if (Array.isArray(value)) return value.map(withIds);
    if (typeof value !== 'object' || value === null) return value;
    // The keys of an action are its fields; those of any other record are what gives or gets something.
    const keyed = 'action' in value ? (key: string) => key : id;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [keyed(key), key === 'action' ? part : withIds(part)]),
    );
  };
  const submit = (command: Command) => {
    const before = JSON.stringify(state);
    const result = rules.decide(state, command);
    expect(JSON.stringify(state) === before, 'decide never changes the state it is given').toBe(true);
    if (result.kind === 'decided') {
      requireDescribed(rules, result.state, result.log);
      expect(canonicalJson(result.log), 'a log is JSON: it is hashed').toBeTypeOf('string');
    }
    if (PAUSES && result.kind === 'decided') {
      const paused = rules.decide(state, command, pausing());
      expect(paused.kind === 'decided' && paused.log).toEqual(result.log);
      expect(paused.kind === 'decided' && rules.stateHash(paused.state)).toBe(rules.stateHash(result.state));
    }
    return result;
  };

  const table = {
    rules,
    id,
    labels,
    get state() {
      return state;
    },
    /** What the last accepted command led to. */
    get log() {
      return log;
    },

    /** Answers an open decision of the seat (the only one unless `decision` is given); must be legal. */
    answer(seat: Seat, answer: Json, decision?: string) {
      const result = submit({
        kind: 'answer',
        seat,
        answers: [{ answer: withIds(answer), ...(decision !== undefined && { decision }) }],
      });
      if (result.kind === 'rejected') {
        throw new Error(
          `${seat} may not ${JSON.stringify(answer)}: ${result.code} (${cited(result)}) ${result.message}`,
        );
      }
      ({ state, log } = result);
      return table;
    },
    /** The same for a refused answer: returns the rejection, the state stays. */
    refused(seat: Seat, answer: Json): Rejection {
      const result = submit({ kind: 'answer', seat, answers: [{ answer: withIds(answer) }] });
      if (result.kind !== 'rejected') throw new Error(`${seat} may ${JSON.stringify(answer)}, but should not`);
      return result;
    },
    concede(seat: Seat) {
      return table.command({ kind: 'concede', seat });
    },
    /** Carries out a command that must be legal. */
    command(command: Command) {
      const result = submit(command);
      if (result.kind === 'rejected') throw new Error(`${result.code} (${cited(result)}) ${result.message}`);
      ({ state, log } = result);
      return table;
    },
    /** Carries out a command that must not be, the state being unchanged. */
    refusedCommand(command: Command): Rejection {
      const result = submit(command);
      if (result.kind !== 'rejected') throw new Error(`${JSON.stringify(command)} is carried out, but should not be`);
      return result;
    },
    /** Asserts a refusal by code and by the rules it cites, the state being unchanged. */
    expectRefused(seat: Seat, answer: Json, code: string, ...rules: readonly string[]) {
      const rejection = table.refused(seat, answer);
      expect({ code: rejection.code, cites: rejection.cites.map(({ rule }) => rule) }).toMatchObject({ code });
      expect(rejection.cites.length > 0 || isOutsideTheRules(code), `${code} cites a rule`).toBe(true);
      for (const rule of rules) expect(rejection.cites.map((citation) => citation.rule)).toContain(rule);
      return table;
    },

    /** All legal answers of the seat's open decision. */
    legal(seat: Seat): readonly Json[] {
      const decision = state.pending.find((open) => open.seat === seat);
      if (decision === undefined) throw new Error(`${seat} has nothing to decide; ${waiting(state)}`);
      const legal = rules.legalAnswers(state, decision.id);
      expect(legal?.complete, 'all legal answers fit the limit').toBe(true);
      return legal?.answers ?? [];
    },
    /** Asserts the whole set of legal answers, in any order. */
    expectLegal(seat: Seat, answers: readonly Json[]) {
      const sorted = (list: readonly Json[]) => list.map((answer) => JSON.stringify(answer)).sort();
      expect(sorted(table.legal(seat))).toEqual(sorted(answers.map(withIds)));
      return table;
    },
    /** Asserts who must decide what: `{ p1: 'turnAction' }`. */
    expectDecision(open: { readonly [seat: string]: string }) {
      expect(Object.fromEntries(state.pending.map(({ seat, kind }) => [seat, kind]))).toEqual(open);
      return table;
    },

    /** Asserts the whole log of the last command, entry by entry: the kind, and the fields that are given. */
    expectLog(entries: readonly JsonRecord[]) {
      const kinds = log.filter(({ kind }) => kind !== 'answered').map(({ kind }) => kind);
      expect(kinds).toEqual(entries.map(({ kind }) => kind));
      log
        .filter(({ kind }) => kind !== 'answered')
        .forEach((entry, index) => table.expectEntry(entry, entries[index] ?? {}));
      return table;
    },
    /** Asserts that the last command led to an entry of this kind with these fields. `cites` is one rule of it. */
    expectHappened(kind: string, fields: JsonRecord = {}) {
      const entries = log.filter((entry) => entry.kind === kind);
      expect(
        entries.length,
        `${kind} happened; the log has ${log.map((entry) => entry.kind).join(', ')}`,
      ).toBeGreaterThan(0);
      const fitting = entries.filter((entry) => fits(entry, fields, withIds));
      expect(fitting.length, `${kind} ${JSON.stringify(fields)} among ${JSON.stringify(entries)}`).toBeGreaterThan(0);
      return table;
    },
    /** The rules that each such entry of the last command names. */
    rulesOf(kind: string, fields: JsonRecord = {}): readonly (readonly string[])[] {
      const entries = log.filter((entry) => entry.kind === kind && fits(entry, fields, withIds));
      return entries.map(({ cites }) => cites.map(({ rule }) => rule));
    },
    expectNotHappened(kind: string) {
      expect(log.map((entry) => entry.kind)).not.toContain(kind);
      return table;
    },
    expectEntry(entry: LogEntry, fields: JsonRecord) {
      expect(fits(entry, fields, withIds), `${JSON.stringify(entry)} fits ${JSON.stringify(fields)}`).toBe(true);
      return table;
    },

    /** The objects of a zone by card id, in order. */
    cards(seat: Seat, zone: string): readonly string[] {
      return (state.zones[`${seat}.${zone}`] ?? []).map((object) => state.objects[object]?.definition ?? '');
    },
    /** Marks (statuses and counters) of an object in play. */
    marks(label: string): JsonRecord {
      const object = state.objects[id(label)];
      if (object === undefined) throw new Error(`${label} is not there any more`);
      return object.marks;
    },
    exists(label: string): boolean {
      return state.objects[id(label)] !== undefined;
    },
    /** Derived numbers, keywords and names of an object in play, as everybody sees them. */
    facts(label: string): { readonly numbers: JsonRecord; readonly keywords: JsonRecord; readonly names: Json } {
      const seen = rules.view(state, { kind: 'everything' });
      for (const seat of seen.seats) {
        const objects = Object.values(seat.zones).flatMap((zone) => zone.objects ?? []);
        const object = objects.find((one) => one.id === id(label));
        if (object !== undefined) {
          const { numbers, keywords, names = [] } = object;
          return { numbers: record(numbers), keywords: record(keywords), names };
        }
      }
      throw new Error(`${label} is not in play`);
    },
    player(seat: Seat): JsonRecord {
      return state.players[seat] ?? {};
    },
    /** The object in a zone whose card this is; the first. */
    find(seat: Seat, zone: string, card: string): string {
      const found = (state.zones[`${seat}.${zone}`] ?? []).find((object) => state.objects[object]?.definition === card);
      if (found === undefined) throw new Error(`${seat} has no ${card} in ${zone}`);
      return found;
    },
  };
  return table;
};

const fits = (entry: LogEntry, fields: JsonRecord, withIds: (value: Json) => Json): boolean =>
  Object.entries(fields).every(([field, wanted]) => {
    if (field === 'cites') return entry.cites.some(({ rule }) => rule === wanted);
    const value = entry[field] ?? entry.secret?.fields[field];
    return (
      JSON.stringify(value) === JSON.stringify(withIds(wanted)) || JSON.stringify(value) === JSON.stringify(wanted)
    );
  });

const record = (value: Json | undefined): JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : {};

const cited = ({ cites }: Rejection): string => cites.map(citationText).join(', ') || 'no rule';

const waiting = (state: GameState): string =>
  state.outcome === null
    ? `open: ${state.pending.map(({ seat, kind }) => `${seat} ${kind}`).join(', ')}`
    : `the game is over: ${JSON.stringify(state.outcome)}`;

const PAUSES = process.env['KIFU_PAUSE'] !== '0';

/** Steps of one command that are paused: a loop that the engine repeats has many thousands. */
const PAUSED_MAX = 500;

/** The state after a step, as text and back, its keys in another order: the rules go by its JSON alone. */
const pausing = (): Observer => {
  let steps = 0;
  return (state) => {
    steps += 1;
    return steps > PAUSED_MAX ? state : (JSON.parse(canonicalJson(state)) as GameState);
  };
};
