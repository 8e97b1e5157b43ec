import { Query } from '@nestjs/cqrs';
import { type CardImport } from '../../imports/import.js';

/** An import, and how far it is. Throws `ImportNotFound`. */
export class GetImport extends Query<CardImport> {
  constructor(readonly importId: string) {
    super();
  }
}

/** The whole report of an import, as JSON text. Throws `ImportNotFound` and `ImportNotDone`. */
export class GetImportReport extends Query<string> {
  constructor(readonly importId: string) {
    super();
  }
}
