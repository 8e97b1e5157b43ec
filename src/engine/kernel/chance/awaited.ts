/**
 * Chance of a paper match: it fell at a table, and whoever records the match tells how. Cards of a shuffled pile are
 * untold until one of them comes to light; until then the engine has some card of the deck in each place, and nobody is
 * shown which. A game that comes to chance of which it has been told nothing waits there, in the middle of whatever is
 * under way.
 */
import { rejectRequest, type Rejection } from '../rules/rejection.js';
import type { Awaited } from '../state/awaited.js';
import type { GameState } from '../state/state.js';

/** What is awaited as everybody may know it: how many of which zone, and of what is hidden no more. */
export type OpenAwaited = Omit<Awaited, 'among'> & Partial<Pick<Awaited, 'among'>>;

export const awaitedIn = ({ chance }: Pick<GameState, 'chance'>): readonly OpenAwaited[] =>
  openly(chance?.awaiting ?? []);

const openly = (awaited: readonly Awaited[]): readonly OpenAwaited[] =>
  awaited.map(({ among, ...open }) => (open.kind === 'choice' ? { ...open, among } : open));

export const notAsserted = (awaited: readonly Awaited[]): Rejection =>
  rejectRequest('chance.not-asserted', `Tell first how chance fell: ${awaited.map(asText).join('; ')}.`, {
    awaiting: openly(awaited),
  });

const asText = ({ label, kind, count, among }: Awaited): string => {
  switch (kind) {
    case 'cards':
      return `${label}, the next ${count === 1 ? 'card' : `${count} cards`}`;
    case 'pick':
      return `${label}, ${count} of ${among.length} cards`;
    case 'choice':
      return `${label}, one of ${among.join(', ')}`;
  }
};

export const notAwaited = (labels: readonly string[], { chance }: Pick<GameState, 'chance'>): Rejection =>
  rejectRequest(
    'chance.not-awaited',
    chance === undefined
      ? 'All chance of this game comes from its seed.'
      : `Nobody can know that yet: ${labels.join(', ')}. Only what comes to light is told.`,
    { labels, awaiting: openly(chance?.awaiting ?? []) },
  );

export const impossible = (label: string, outcome: readonly string[], why: string): Rejection =>
  rejectRequest('chance.impossible', `${label} cannot have been ${outcome.join(', ')}: ${why}`, { label, outcome });
