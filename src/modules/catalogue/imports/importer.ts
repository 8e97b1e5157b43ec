import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { importFormats } from '../../../engine/index.js';
import { type TaskLimits, TaskPool, TaskTooLarge, TaskTooLong } from '../../../platform/tasks/index.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { UnknownImportFormat } from '../catalogue.problems.js';
import type { ImportNews, ImportOrder, ImportOutcome } from './import.js';

/** Ten times what the largest file there is takes. */
const LIMITS: TaskLimits = { processes: 1, ms: 300_000, heapMb: 1_024, waitingOfOne: 1, waitingOfAll: 1 };

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./import.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/**
 * The engine's importers, by game and format of the file, in a process of their own: files are as large as they like.
 */
@Injectable()
export class Importer implements OnModuleDestroy {
  private readonly pool = new TaskPool<ImportOrder, ImportOutcome>(SCRIPT, LIMITS);

  constructor(private readonly cardSets: CardSetRules) {}

  /** Throws `UnknownGame` or `UnknownImportFormat`. */
  requireFormat(game: string, format: string): void {
    this.cardSets.own(game);
    const formats = importFormats(game);
    if (!formats.includes(format)) throw new UnknownImportFormat(game, format, formats);
  }

  /** The same file always gives the same set; the report says also where it differs from the set before it. */
  async convert(importId: string, order: ImportOrder, report: (news: ImportNews) => void): Promise<ImportOutcome> {
    const answer = () => this.cardSets.cardsBefore(order.game, importId);
    // Between this and the one process that it is heard from.
    const heard = (news: unknown): void => report(news as ImportNews);
    return this.pool.run({ caller: 'imports', input: order, answer, heard }).catch((error: unknown) => {
      if (error instanceof TaskTooLong || error instanceof TaskTooLarge) return tooMuch(error.message);
      throw error;
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}

const tooMuch = (message: string): ImportOutcome => ({ kind: 'rejected', error: { message } });
