import { isPlainRecord, shown } from '../../../kernel/index.js';
import { unreadableFile, recordsIn, type FileRead } from '../../../catalogue/index.js';
import { browser, simulator } from './dialects.js';
import type { Dialect } from './printing.js';

/** Where a file has its records, and how each is read. */
export type Format = { readonly dialect: Dialect; readonly at: string; readonly records: (file: unknown) => FileRead };

/** By their names: the card lists of the projects FFTCGSim and fftcg-card-browser. */
export const FORMATS: { readonly [format: string]: Format } = {
  fftcgsim: { dialect: simulator, at: '', records: (file) => recordsIn(file, '') },
  'fftcg-card-browser': {
    dialect: browser,
    at: '/cards',
    records: (file) =>
      isPlainRecord(file) && Object.hasOwn(file, 'cards')
        ? recordsIn(file['cards'], '/cards')
        : unreadableFile('', `a record with cards, not ${shown(file)}`),
  },
};
