import { isPlainRecord, shown, type CardDefinition, type Fault } from '../kernel/index.js';
import { differences } from './differences.js';
import type { CardReport, CardStatus, Imported, Importer } from './import.js';
import { bounded, oddities, type Found, type NoteOf, type Oddities } from './oddities.js';
import type { Findings } from './source.js';

/** How one format of card files is read: what is the same for all of them is in `importerOf`. */
export type Reading<Printing extends Found> = {
  readonly format: string;
  /** The version of the grammar that reads its texts. */
  readonly grammar?: string;
  /** The cards that come with the game: those that the file lacks belong to the set too. */
  readonly own: readonly CardDefinition[];
  records(file: unknown): FileRead;
  /** One record; undefined where something is missing or wrong, and `findings` say what. */
  read(record: unknown, index: number, findings: Findings): Printing | undefined;
  /** The field that names a faulty record in reports. */
  readonly named: string;
  /** What requires all records: unique ids, one name for all printings. */
  settle(printings: readonly Printing[], note: NoteOf): readonly Numbered<Printing>[];
  /** `known`: the card of this id in the newest set, or else the game's, for what a format leaves out. */
  define(printing: Numbered<Printing>, note: NoteOf, known: CardDefinition | undefined): Defined | undefined;
  /** Fields in the language of the file, which are not compared with those of the newest set. */
  readonly translated?: readonly string[];
  report(card: CardDefinition): CardReport;
};

/** A printing with the id that no other card of the set has. */
export type Numbered<Printing extends Found> = Printing & { readonly id: string };

export type Defined = { readonly definition: CardDefinition; readonly scripted: boolean };

export type FileRead =
  | { readonly kind: 'records'; readonly records: readonly unknown[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] };

/** A set has some 230 records, and no game has ten thousand cards yet. */
export const RECORDS_MAX = 20_000;

/** The records of a list at `path` in the file. */
export const recordsIn = (value: unknown, path: string): FileRead => {
  if (!Array.isArray(value)) return unreadableFile(path, `a list, not ${shown(value)}`);
  if (value.length > RECORDS_MAX) return unreadableFile(path, `at most ${RECORDS_MAX} records, not ${value.length}`);
  return { kind: 'records', records: value };
};

export const unreadableFile = (path: string, message: string): FileRead => ({
  kind: 'faults',
  faults: [{ path, message }],
});

export const importerOf = <Printing extends Found>(reading: Reading<Printing>): Importer =>
  function* (file, before = []) {
    const read = reading.records(file);
    if (read.kind === 'faults') return { kind: 'rejected', faults: read.faults };
    const odd = oddities();
    const total = read.records.length;
    const printings: Printing[] = [];
    for (const [index, record] of read.records.entries()) {
      yield { done: half(index), total };
      printings.push(...readRecord(reading, record, index, odd));
    }
    const known = new Map([...reading.own, ...before].map((card) => [card.id, card]));
    const defined: Carded[] = [];
    for (const [index, printing] of reading.settle(printings, odd.note).entries()) {
      yield { done: half(total + index), total };
      const definition = reading.define(printing, odd.note, known.get(printing.id));
      if (definition !== undefined) defined.push({ ...definition, printing });
    }
    yield { done: total, total };
    differences(defined, before, odd.note, reading.translated);
    return imported(reading, total, defined, odd);
  };

/** A record is half done when it has been read, and done when it has been defined. */
const half = (steps: number): number => Math.floor(steps / 2);

/** With the record that it was made of. */
type Carded = Defined & { readonly printing: Found };

const readRecord = <Printing extends Found>(
  reading: Reading<Printing>,
  record: unknown,
  index: number,
  odd: Oddities,
): readonly Printing[] => {
  const findings: Findings = { faults: [], odd: [] };
  const printing = reading.read(record, index, findings);
  odd.record(index, printing?.fullName ?? nameIn(record, reading.named), findings);
  return printing === undefined ? [] : [printing];
};

const nameIn = (record: unknown, field: string): string | null => {
  const name = isPlainRecord(record) && Object.hasOwn(record, field) ? record[field] : undefined;
  return typeof name === 'string' ? name.slice(0, NAME_MAX) : null;
};

const NAME_MAX = 100;

const imported = <Printing extends Found>(
  reading: Reading<Printing>,
  records: number,
  defined: readonly Defined[],
  odd: Oddities,
): Imported => {
  const ids = new Set(defined.map(({ definition }) => definition.id));
  const builtIn = reading.own.filter(({ id }) => !ids.has(id));
  const cards = [...defined.map(({ definition }) => definition), ...builtIn].sort(byNumber);
  const reports = cards.map((card) => reading.report(card));
  const found = odd.list();
  const totals = {
    records,
    leftOut: records - defined.length,
    cards: cards.length,
    builtIn: builtIn.length,
    withOwnScript: defined.filter(({ scripted }) => scripted).length,
    ...count(reports),
    odd: found.length,
  };
  const report = { totals, grammar: reading.grammar ?? null, cards: reports, odd: bounded(found) };
  return { kind: 'imported', format: reading.format, cards, report };
};

const count = (reports: readonly CardReport[]): { readonly [S in CardStatus]: number } => {
  const of = (status: CardStatus): number => reports.filter((report) => report.status === status).length;
  return { scripted: of('scripted'), partly: of('partly'), unscripted: of('unscripted') };
};

/** By set and collector number, 2 before 10. */
const byNumber = (a: CardDefinition, b: CardDefinition): number => (sortKey(a.id) < sortKey(b.id) ? -1 : 1);

const sortKey = (id: string): string => id.replaceAll(/\d+/g, (digits) => digits.padStart(8, '0'));
