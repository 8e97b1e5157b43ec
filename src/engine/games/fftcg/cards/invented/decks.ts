import type { DeckEntry } from '../../../../kernel/index.js';

const times = (count: number, ...cards: readonly string[]): readonly DeckEntry[] =>
  cards.map((card) => ({ card, count }));

const STEAM = times(3, 'X-1', 'X-2', 'X-3', 'X-4', 'X-5', 'X-6', 'X-7', 'X-8', 'X-9', 'X-10', 'X-11');

/**
 * Two decks that are much alike, two with an LB deck each, and one of the market by night: together all cards of our
 * own.
 */
export const inventedDecks: { readonly [name: string]: readonly DeckEntry[] } = {
  'steam-and-lamps': [...STEAM, ...times(3, 'X-12', 'X-13', 'X-16', 'X-17', 'X-14'), ...times(2, 'X-18')],
  'steam-and-mist': [...STEAM, ...times(3, 'X-12', 'X-13', 'X-16', 'X-17', 'X-15'), ...times(2, 'X-18')],
  'glass-harbour': [
    ...times(3, 'X-19', 'X-20', 'X-21', 'X-22', 'X-23', 'X-24', 'X-25', 'X-26', 'X-27', 'X-28', 'X-29', 'X-30'),
    ...times(2, 'X-31', 'X-32', 'X-33', 'X-34', 'X-35', 'X-36', 'X-37'),
    ...times(3, 'X-39', 'X-40'),
    ...times(2, 'X-38'),
  ],
  'storm-ledger': [
    ...times(3, 'X-41', 'X-42', 'X-43', 'X-45', 'X-47', 'X-49', 'X-50', 'X-51', 'X-53', 'X-54'),
    ...times(2, 'X-44', 'X-46', 'X-48', 'X-52', 'X-55', 'X-56', 'X-57', 'X-58', 'X-60'),
    ...times(1, 'X-59', 'X-61'),
    ...times(3, 'X-63', 'X-64'),
    ...times(2, 'X-62'),
  ],
  'night-market': [
    ...times(3, 'X-65', 'X-66', 'X-67', 'X-68', 'X-69', 'X-70', 'X-71', 'X-74', 'X-75', 'X-76', 'X-77', 'X-78', 'X-79'),
    ...times(3, 'X-80'),
    ...times(2, 'X-6', 'X-13', 'X-72', 'X-73'),
  ],
};
