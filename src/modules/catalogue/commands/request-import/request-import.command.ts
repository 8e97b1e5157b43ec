import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../../identity/index.js';
import { type CardImport } from '../../imports/import.js';

export interface CardFile {
  readonly game: string;
  readonly format: string;
  readonly name: string | null;
  readonly bytes: Buffer;
}

/** Asks for the cards of a file to become a card set. Throws `UnknownGame` and `UnknownImportFormat`. */
export class RequestImport extends Command<CardImport> {
  constructor(
    readonly file: CardFile,
    readonly caller: CallerIdentity,
    readonly requestId: string,
  ) {
    super();
  }
}
