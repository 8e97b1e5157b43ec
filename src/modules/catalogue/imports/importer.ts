import { Injectable } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { importCardsInTurns, type Imported, importFormats, type ImportRejected } from '../../../engine/index.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { UnknownImportFormat } from '../catalogue.errors.js';

/** Reading a record takes about half a millisecond; others have the processor in between. */
const STEPS_PER_TURN = 20;

/** A step is half a record; nobody looks more often than this is told. */
const STEPS_PER_REPORT = 200;

type Given = {
  readonly importId: string;
  readonly game: string;
  readonly format: string;
  readonly file: unknown;
};

/** The engine's importers, by game and format of the file. */
@Injectable()
export class Importer {
  constructor(private readonly cardSets: CardSetRules) {}

  /** Throws `UnknownGame` or `UnknownImportFormat`. */
  requireFormat(game: string, format: string): void {
    this.cardSets.own(game);
    const formats = importFormats(game);
    if (!formats.includes(format)) throw new UnknownImportFormat(game, format, formats);
  }

  /** The same file always gives the same set; the report says also where it differs from the set before it. */
  async convert(
    { importId, game, format, file }: Given,
    report: (done: number, total: number) => Promise<void>,
  ): Promise<Imported | ImportRejected> {
    const importing = importCardsInTurns(game, format, file, await this.cardSets.cardsBefore(game, importId));
    for (let step = 0; ; step += 1) {
      const { done, value } = importing.next();
      if (done === true) return value;
      if (step % STEPS_PER_TURN === 0) await othersTurn();
      if (step % STEPS_PER_REPORT === 0) await report(value.done, value.total);
    }
  }
}
