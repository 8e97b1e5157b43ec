import { isPlainRecord, shown } from '../../../kernel/index.js';
import { recordsIn, unreadableFile, type FileRead } from '../../../catalogue/index.js';
import { chineseMarkup, englishMarkup, type Markup } from './card-text.js';
import { official, rulesEngine, type Dialect } from './dialects.js';

/** Where a file has its records, and how each is read. */
export type Format = {
  readonly dialect: Dialect;
  readonly markup: Markup;
  /** The fields that hold rules text, and the name. */
  readonly textField: string;
  readonly nameField: string;
  /** Where the record of this place is in the file. */
  readonly pathOf: (index: number, record: unknown) => string;
  readonly records: (file: unknown) => FileRead;
};

/** By their names: the list of cards of playloltcg.com, and the catalogue of the project riftbound-rules-engine. */
export const FORMATS = {
  playloltcg: {
    dialect: official,
    markup: chineseMarkup,
    textField: 'cardEffect',
    nameField: 'cardName',
    pathOf: (index) => `/cards/${index}`,
    records: (file) =>
      isPlainRecord(file) && Object.hasOwn(file, 'cards')
        ? recordsIn(file['cards'], '/cards')
        : unreadableFile('', `a record with cards, not ${shown(file)}`),
  },
  'riftbound-rules-engine': {
    dialect: rulesEngine,
    markup: englishMarkup,
    textField: 'abilityText',
    nameField: 'name',
    pathOf: (_index, record) => (isPlainRecord(record) && typeof record['id'] === 'string' ? `/${record['id']}` : ''),
    records: (file) =>
      isPlainRecord(file) ? recordsIn(Object.values(file), '') : unreadableFile('', `a record, not ${shown(file)}`),
  },
} as const satisfies { readonly [format: string]: Format };
export type FormatName = keyof typeof FORMATS;
