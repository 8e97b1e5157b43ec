/**
 * What importers of card files share: reading records, reporting what is odd, scripts of the project for their texts.
 */
export {
  ODD_MAX,
  type CardReport,
  type CardStatus,
  type Imported,
  type Importer,
  type Importing,
  type ImportProgress,
  type ImportRejected,
  type ImportReport,
  type Odd,
  type UnscriptedText,
} from './import.js';
export { reportOn } from './card-report.js';
export {
  importerOf,
  unreadableFile,
  RECORDS_MAX,
  recordsIn,
  type Defined,
  type FileRead,
  type Numbered,
  type Reading,
} from './importing.js';
export { plainDeckLists, type DeckLists } from './deck-lists.js';
export { LEFT_OUT, oddities, type Found, type NoteOf } from './oddities.js';
export { defineCard, type OwnScript, type ReadCard, type Scripting } from './scripts.js';
export {
  fault,
  flagIn,
  isMissing,
  listIn,
  note,
  optionalTextIn,
  sourceAt,
  textIn,
  TEXT_MAX,
  textsIn,
  valueOf,
  wholeIn,
  type Findings,
  type RawRecord,
  type Source as RecordSource,
} from './source.js';
export {
  comparison,
  recordsRead,
  textField,
  unreadIn,
  type FileRecord,
  type ScriptsCompared,
  type Survey,
  type SurveyedCard,
  type TextTools,
} from './survey.js';
export { byHandText, unscriptedText, withNames, type NamedAbility } from './texts.js';
