/** A process that reads card files, one after the other. It loads the engine, and nothing of the service around it. */
import { hash } from 'node:crypto';
import {
  canonicalJson,
  type CardDefinition,
  cardSetOf,
  hashWith,
  importCardsInTurns,
  type Imported,
  type ImportRejected,
  type ImportReport,
  readStoredCard,
} from '../../../engine/index.js';
import { serveTasks, type Task } from '../../../platform/tasks/index.js';
import type { ImportError, ImportNews, ImportOrder, ImportOutcome } from './import.js';

/** A step is half a record; more frequent reports would have no reader. */
const STEPS_PER_REPORT = 200;

hashWith((data) => hash('sha256', data, 'hex'));
serveTasks<ImportOrder, ImportOutcome>(async (task) => {
  const before = await task.ask(null);
  task.begin();
  const { game, format, upload } = task.input;
  // The decoder takes a byte order mark away.
  const file: unknown = JSON.parse(new TextDecoder().decode(upload));
  const importing = importCardsInTurns(game, format, file, cardsIn(game, before));
  return outcomeOf(toEnd(importing, task));
});

function toEnd(importing: ReturnType<typeof importCardsInTurns>, task: Task<ImportOrder>): Imported | ImportRejected {
  for (let step = 0; ; step += 1) {
    const { done, value } = importing.next();
    if (done === true) return value;
    if (step % STEPS_PER_REPORT === 0) task.tell(value satisfies ImportNews);
  }
}

/** Cards that this build does not understand are no cards to compare with. */
function cardsIn(game: string, text: unknown): readonly CardDefinition[] {
  if (typeof text !== 'string') return [];
  const stored: unknown = JSON.parse(text);
  return Object.values(stored ?? {}).flatMap((card: unknown) => readStoredCard(game, card) ?? []);
}

function outcomeOf(imported: Imported | ImportRejected): ImportOutcome {
  if (imported.kind === 'rejected') return { kind: 'rejected', error: errorOf(imported) };
  const { cards, report } = imported;
  // A set without any card of the file would be the newest, and the cards imported before would be in no new match.
  if (report.totals.leftOut === report.totals.records) return { kind: 'rejected', error: nothingIn(report) };
  const { hash: contentHash, cards: byId } = cardSetOf(cards);
  return {
    kind: 'imported',
    cardSet: { hash: contentHash, text: canonicalJson(byId) },
    totals: report.totals,
    records: report.totals.records,
    report: JSON.stringify(report),
  };
}

function nothingIn({ totals: { records }, odd }: ImportReport): ImportError {
  const [first] = odd;
  if (first === undefined) return { message: 'the file has no records' };
  return { message: `no card in ${records} records; first of all: ${first.what}`, path: first.path };
}

/** The first fault explains most: the others usually follow from it. */
const errorOf = ({ faults: [first] }: ImportRejected) => ({
  message: first?.message ?? 'the file is of another format',
  ...(first !== undefined && { path: first.path }),
});
