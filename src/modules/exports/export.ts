import { pipeline, Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { jsonPieces } from '../../platform/http/index.js';
import { inertBehindSeparators } from './cells.js';

/** What a cell of a table may hold. */
export type Cell = string | number | boolean | null;

/** Something that can be exported: items one after the other, and each as lines of a table. */
export interface Export<Item = unknown> {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** In the order of the table. */
  readonly columns: readonly string[];
  readonly items: AsyncIterable<Item>;
  /** The lines of one item, cell by cell in the order of the columns. */
  readonly lines: (item: Item) => readonly (readonly Cell[])[];
  /** An item is too large to be written as JSON at once. */
  readonly isLarge?: true;
}

export const EXPORT_FORMATS = ['json', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MEDIA: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
};

/** Sends item by item, as fast as the reader reads: how many there are makes no difference to our memory. */
export async function sendExport<Item>(reply: FastifyReply, format: ExportFormat, what: Export<Item>): Promise<void> {
  const items = await begun(what.items);
  void reply
    .type(MEDIA[format])
    .header('Content-Disposition', `attachment; filename="${what.name}.${format}"`)
    .header('Cache-Control', 'no-store');
  const body =
    format === 'csv' ? csvOf({ ...what, items }) : Readable.from(jsonOf({ ...what, items }), { objectMode: false });
  await reply.send(body);
}

/** Items between two turns of the event loop: a page that was read at once is written in pieces. */
const ITEMS_AT_ONCE = 20;

/** With the first item at hand: what is refused is refused before the status line has gone out. */
async function begun<Item>(items: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  const iterator = items[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done !== true) yield first.value;
    let sent = 0;
    for await (const item of { [Symbol.asyncIterator]: () => iterator }) {
      yield item;
      sent += 1;
      if (sent % ITEMS_AT_ONCE === 0) await othersTurn();
    }
  })();
}

/**
 * RFC 4180, with a header, and a byte order mark, without which Excel does not read UTF-8. Names are what people typed:
 * where a spreadsheet would take one for a formula, an apostrophe comes before it.
 */
function csvOf<Item>({ columns, items, lines }: Export<Item>): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String, string: inertBehindSeparators },
  });
  return pipeline(Readable.from(linesOf(items, lines)), csv, () => {
    // Both ends are destroyed by now, and with them the connection: an export that broke off must not look complete.
  });
}

/** Lines of one item between two turns of the event loop: a report has thousands. */
const LINES_AT_ONCE = 100;

export async function* linesOf<Item>(
  items: AsyncIterable<Item>,
  lines: Export<Item>['lines'],
): AsyncIterable<readonly Cell[]> {
  for await (const item of items) {
    for (const [at, line] of lines(item).entries()) {
      if (at > 0 && at % LINES_AT_ONCE === 0) await othersTurn();
      yield line;
    }
  }
}

async function* jsonOf({ items, isLarge }: Pick<Export, 'items' | 'isLarge'>): AsyncIterable<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n`;
    if (isLarge === true) yield* jsonPieces(item);
    else yield JSON.stringify(item);
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
