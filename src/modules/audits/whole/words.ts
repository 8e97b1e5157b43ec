import type { Finding, FindingReason } from '../../../platform/event-store/index.js';

/** What is wrong, in plain words; where the row and its values stand before and behind. */
const WORDS: Readonly<Record<FindingReason, string>> = {
  hash: 'the event was changed after it was recorded: its hash',
  gap: 'is missing',
  link: 'event and hash were changed together: the ledger has another hash',
  order: 'stands in another order than it was recorded in',
  unplaced: 'is not in the ledger, so no root covers it',
  root: 'the root of the ledger does not follow from the one before it',
  'kept-root': 'the root is not the one that was kept: what happened up to here was rewritten',
  missing: 'the row is missing',
  'no-event': 'no event accounts for this row',
  differs: 'is not what the record says',
  unreadable: 'cannot be read',
  unrelated: 'does not agree with the record that it names',
  'state-hash': 'carrying the game out again leads to another state',
  'position-hash': 'carrying the game out again leads to another position',
  rejected: 'the rules refuse what was recorded',
  outcome: 'the result does not follow from what was recorded',
  substitutions: 'the rewind exchanged other cards than chance does',
  commitment: 'the secret is not the one that was committed to',
  cards: 'the cards of the game are not there as it pins them',
};

export function lineOf({ table, key, column, reason, expected, actual }: Finding): string {
  const where = [table, key, ...(column === null ? [] : [column])].join(' ');
  return `${where}: ${WORDS[reason]} (expected ${expected}, found ${actual})`;
}
