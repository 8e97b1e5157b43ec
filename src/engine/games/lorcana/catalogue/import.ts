import {
  isPlainRecord,
  type CardDefinition,
  type CardReport,
  type CardStatus,
  type Imported,
  type Importer,
} from '../../../kernel/index.js';
import type { LorcanaCard } from '../card.js';
import { define, type Defined } from './definitions.js';
import type { Findings } from './fields.js';
import { recordsOf } from './file.js';
import { withOneName } from './naming.js';
import { numbered } from './numbering.js';
import { bounded, oddities, type Oddities } from './oddities.js';
import { printingOf, type Printing } from './printing.js';
import { cardReport } from './report.js';
import { ownScripts } from './scripts.js';

/** An importer of LorcanaJSON files beside the project's own cards, each with the fingerprint of the text it scripts. */
export const lorcanaJson = (cards: readonly LorcanaCard[], fingerprints: { readonly [id: string]: string }): Importer =>
  function* (file) {
    const read = recordsOf(file);
    if (read.kind === 'faults') return { kind: 'rejected', faults: read.faults };
    const own = ownScripts(cards, fingerprints);
    const odd = oddities();
    const total = read.records.length;
    const printings: Printing[] = [];
    for (const [index, record] of read.records.entries()) {
      yield { done: half(index), total };
      printings.push(...readRecord(record, index, odd));
    }
    const defined: Defined[] = [];
    for (const [index, printing] of numbered(withOneName(printings, own, odd.note), own, odd.note).entries()) {
      yield { done: half(total + index), total };
      const definition = define(printing, own, odd.note);
      if (definition !== undefined) defined.push(definition);
    }
    yield { done: total, total };
    return imported(total, defined, cards, odd);
  };

/** A record is half done when it has been read, and done when it has been defined. */
const half = (steps: number): number => Math.floor(steps / 2);

const readRecord = (record: unknown, index: number, odd: Oddities): readonly Printing[] => {
  const findings: Findings = { faults: [], odd: [] };
  const printing = printingOf(record, index, findings);
  odd.record(index, printing?.fullName ?? nameIn(record), findings);
  return printing === undefined ? [] : [printing];
};

/** What a faulty record calls itself. */
const nameIn = (record: unknown): string | null => {
  const name = isPlainRecord(record) && Object.hasOwn(record, 'fullName') ? record['fullName'] : undefined;
  return typeof name === 'string' ? name.slice(0, NAME_MAX) : null;
};

const NAME_MAX = 100;

const imported = (
  records: number,
  defined: readonly Defined[],
  own: readonly LorcanaCard[],
  odd: Oddities,
): Imported => {
  const ids = new Set(defined.map(({ definition }) => definition.id));
  const builtIn = own.filter(({ id }) => !ids.has(id));
  const cards = [...defined.map(({ definition }) => definition), ...builtIn].sort(byNumber);
  const reports = cards.map(cardReport);
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
  return { kind: 'imported', format: FORMAT, cards, report: { totals, cards: reports, odd: bounded(found) } };
};

export const FORMAT = 'lorcanajson';

const count = (reports: readonly CardReport[]): { readonly [S in CardStatus]: number } => {
  const of = (status: CardStatus): number => reports.filter((report) => report.status === status).length;
  return { scripted: of('scripted'), partly: of('partly'), unscripted: of('unscripted') };
};

/** By set and collector number, 2 before 10. */
const byNumber = (a: CardDefinition, b: CardDefinition): number => (sortKey(a.id) < sortKey(b.id) ? -1 : 1);

const sortKey = (id: string): string => id.replaceAll(/\d+/g, (digits) => digits.padStart(8, '0'));
