/** Card languages as data: what cards may say, for validation and for readers. */
export { nameFaults } from './names.js';
export {
  amount,
  changes,
  condition,
  filter,
  filterPart,
  constant,
  costs,
  effect,
  flag,
  gives,
  happened,
  listOf,
  oneOf,
  oneOfTexts,
  optional,
  record,
  text,
  uses,
  whole,
  type Fields,
  type Part,
} from './parts.js';
export { readCards, readStoredCard, type CardsRead } from './read-cards.js';
export type { LanguageTables } from './tables.js';
