import type { Keyword } from '../card.js';

/** Keywords without a number, by their printed names. */
export const PLAIN_KEYWORDS: { readonly [printed: string]: Keyword } = {
  Bodyguard: 'bodyguard',
  Evasive: 'evasive',
  Reckless: 'reckless',
  Rush: 'rush',
  Support: 'support',
  Ward: 'ward',
};
