/** Card languages as data: what cards may say, for validation and for readers. */
export { cardLanguage } from './language.js';
export { nameFaults } from './names.js';
export {
  amount,
  changes,
  condition,
  constant,
  costs,
  effect,
  filter,
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
} from './parts.js';
export { readCards, type CardsRead } from './read-cards.js';
export type { EventFields, LanguageTables } from './tables.js';
