import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Presets, SingleBar } from 'cli-progress';
import { type Terminal } from '../command.js';
import { type ImportAnswer, importAnswer, reportAnswer } from './answers.js';
import { oddLines, resultLines } from './lines.js';
import { CommandFailed, type Server } from './server.js';

const LOOK_EVERY_MS = 200;

export interface ImportOrder {
  readonly game: string;
  readonly format: string;
  readonly file: string;
  /** Where the whole report goes. */
  readonly report: string | undefined;
  /** Whether everything odd is printed. */
  readonly all: boolean;
}

/** Sends the file, follows the import to its end, and prints what came of it. */
export async function importFile(server: Server, order: ImportOrder, terminal: Terminal): Promise<void> {
  const bytes = await bytesOf(order.file);
  const query = new URLSearchParams({ game: order.game, format: order.format, fileName: basename(order.file) });
  const requested = importOf(await server.send(`/v1/catalogue/imports?${query.toString()}`, bytes));
  const ended = await follow(server, requested);
  const { error, result } = ended;
  if (error !== null) {
    throw new CommandFailed(
      `The import failed${error.path === undefined ? '' : ` at ${error.path || 'the top'}`}: ${error.message}`,
    );
  }
  if (result === null) throw new CommandFailed('The import ended without a result.');
  const report = await server.get(result.report);
  resultLines(ended).forEach(terminal.print);
  oddLines(reportAnswer(JSON.parse(report), 'report'), order.all).forEach(terminal.print);
  if (order.report === undefined) return;
  await keep(report, order.report);
  terminal.print(`\nThe whole report is in ${order.report}.`);
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new CommandFailed(`There is no file to read at ${file}.`, { cause });
  });
  return new Uint8Array(bytes);
}

async function keep(report: string, file: string): Promise<void> {
  await writeFile(file, `${JSON.stringify(JSON.parse(report), null, 2)}\n`).catch((cause: unknown) => {
    throw new CommandFailed(`The report cannot be written to ${file}.`, { cause });
  });
}

async function follow(server: Server, requested: ImportAnswer): Promise<ImportAnswer> {
  const format = `${requested.game} {bar} {value}/{total} records`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 1_000 }, Presets.shades_classic);
  try {
    for (let latest = requested; ; latest = importOf(await server.get(`/v1/catalogue/imports/${requested.id}`))) {
      const { done, total } = latest.progress;
      // The length of the bar is unknown until the file is opened.
      if (total > 0 && !bar.isActive) bar.start(total, 0);
      if (total > 0) bar.update(done);
      if (latest.status === 'done' || latest.status === 'failed') return latest;
      await delay(LOOK_EVERY_MS);
    }
  } finally {
    bar.stop();
  }
}

const importOf = (answer: string): ImportAnswer => importAnswer(JSON.parse(answer), 'import');
