/**
 * What the game itself says no to, or its match; and of a game that this build cannot carry on, no ruling waits for
 * another one.
 */
const REFUSALS = [
  'rewind.',
  'invocation.',
  'correction.',
  'game.over',
  'game.seat-left',
  'action.',
  'case.later-game',
  'case.match-decided',
  'card-set.unavailable',
  'game.record-diverges',
  'event-store.stream-corrupted',
  'decoding.unexpected',
];

export const isRefusal = (error: Error): error is Error & { readonly code: string } =>
  'code' in error && typeof error.code === 'string' && REFUSALS.some((start) => String(error.code).startsWith(start));
