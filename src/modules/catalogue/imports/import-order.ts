import type { CardSetText } from '../card-sets/card-set.repository.js';
import type { CardTotals } from '../card-sets/card-set.js';
import type { ImportError } from './import.js';

/** What the process of an import is given. It asks for the cards of before, as they are stored. */
export interface ImportOrder {
  readonly game: string;
  readonly format: string;
  /** The file; it says JSON, maybe after a byte order mark. */
  readonly upload: Uint8Array;
}

/** How far it is. */
export interface ImportNews {
  readonly done: number;
  readonly total: number;
}

/** What is stored of an import: texts, which nobody has to read again. */
export type ImportOutcome =
  | {
      readonly kind: 'imported';
      readonly cardSet: CardSetText;
      readonly totals: CardTotals;
      readonly records: number;
      /** JSON. */
      readonly report: string;
    }
  | { readonly kind: 'rejected'; readonly error: ImportError };
