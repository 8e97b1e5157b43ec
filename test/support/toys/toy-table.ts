/**
 * A table to try a toy ruleset at. Every command is carried out twice: as it is, and with the state frozen and revived
 * from its JSON after every instruction; both must lead to the same log and the same state.
 */
import { expect } from 'vitest';
import {
  cardSetOf,
  deepFreeze,
  makeRules,
  type Command,
  type Decided,
  type GameDefinition,
  type GameState,
  type Json,
  type JsonRecord,
  type LogEntry,
  type Observer,
  type Rejection,
  type Rules,
  type Seat,
} from '../../../src/engine/kernel/index.js';
import { openPosition } from '../../../src/engine/positions/index.js';
import type { ToyCard } from './toy.js';

export type ToyTable = ReturnType<typeof tableAt>;

/** Opens a position: `seats` as in a position document, decks of ten blanks where none is given. */
export const toyTable = (
  game: GameDefinition,
  cards: readonly ToyCard[],
  seats: { readonly [seat: string]: JsonRecord },
): ToyTable => {
  const rules = makeRules(game, cardSetOf(cards));
  const opened = openPosition(rules, { seats, turn: { number: 1 }, seed: SEED }, freezing);
  if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
  return tableAt(rules, opened.state, opened.log, opened.labels);
};

const SEED = '5e'.repeat(32);

/** Nothing outside the JSON may matter, and values that were handed out may not be written. */
export const freezing: Observer = (state) => deepFreeze(JSON.parse(JSON.stringify(state)) as GameState);

export const decideTwice = (rules: Rules, state: GameState, command: Command): Decided | Rejection => {
  const plain = rules.decide(deepFreeze(state), command);
  const frozen = rules.decide(state, command, freezing);
  expect(frozen).toEqual(plain);
  return plain;
};

export const tableAt = (
  rules: Rules,
  start: GameState,
  startLog: readonly LogEntry[],
  labels: { readonly [label: string]: string },
) => {
  let [state, log] = [start, startLog];
  const withIds = (value: Json): Json => {
    if (typeof value === 'string') return labels[value] ?? value;
    if (Array.isArray(value)) return value.map(withIds);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [labels[key] ?? key, withIds(part)]));
  };
  const submit = (command: Command): Decided | Rejection => {
    const result = decideTwice(rules, state, command);
    if (result.kind === 'decided') ({ state, log } = result);
    return result;
  };
  const table = {
    rules,
    get state() {
      return state;
    },
    get log() {
      return log;
    },
    id: (label: string): string => labels[label] ?? label,
    submit,
    /** Gives several answers at once, all or nothing. */
    answers(seat: Seat, ...answers: readonly Json[]) {
      const command: Command = {
        kind: 'answer',
        seat,
        answers: answers.map((answer) => ({ answer: withIds(answer) })),
      };
      const result = submit(command);
      if (result.kind === 'rejected') throw new Error(`${seat} may not ${JSON.stringify(answers)}: ${result.message}`);
      return table;
    },
    refused(seat: Seat, ...answers: readonly Json[]): Rejection {
      const result = submit({ kind: 'answer', seat, answers: answers.map((answer) => ({ answer: withIds(answer) })) });
      if (result.kind !== 'rejected') throw new Error(`${seat} may ${JSON.stringify(answers)}, but should not`);
      return result;
    },
    concede(seat: Seat) {
      const result = submit({ kind: 'concede', seat });
      if (result.kind === 'rejected') throw new Error(result.message);
      return table;
    },
    /** Who must decide what. */
    get open(): JsonRecord {
      return Object.fromEntries(state.pending.map(({ seat, kind }) => [seat, kind]));
    },
    legal(seat: Seat): readonly Json[] {
      const decision = state.pending.find((open) => open.seat === seat);
      if (decision === undefined) throw new Error(`${seat} has nothing to decide: ${JSON.stringify(table.open)}`);
      return rules.legalAnswers(state, decision.id)?.answers ?? [];
    },
    /** The log of the last command, in short: the text said, else the kind and the card or seat. */
    get happened(): readonly string[] {
      return log.filter(({ kind }) => kind !== 'answered').map(shortly);
    },
    /** Cards of a zone, by definition. */
    cards: (zone: string): readonly string[] =>
      (state.zones[zone] ?? []).map((id) => state.objects[id]?.definition ?? ''),
    score: (seat: Seat): Json => state.players[seat]?.['score'] ?? null,
    marks: (label: string): JsonRecord => state.objects[labels[label] ?? label]?.marks ?? {},
    exists: (label: string): boolean => state.objects[labels[label] ?? label] !== undefined,
    /** A derived number, as everybody sees it. */
    power: (label: string): Json => {
      const id = labels[label] ?? label;
      const seats = rules.view(state, { kind: 'everything' }).seats;
      const object = seats.flatMap(({ zones }) => zones['play']?.objects ?? []).find((one) => one.id === id);
      const numbers = object?.['numbers'];
      return (numbers as JsonRecord | undefined)?.['power'] ?? null;
    },
  };
  return table;
};

const shortly = (entry: LogEntry): string => {
  const { kind, text, card, seat, amount } = entry;
  if (typeof text === 'string') return text;
  const parts = [kind, typeof card === 'string' ? card : seat, amount];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
};
