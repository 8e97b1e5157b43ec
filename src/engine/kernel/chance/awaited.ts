/**
 * Chance of a paper match falls at a table, and the scorekeeper reports how it fell. The cards of a shuffled pile are
 * unidentified until somebody sees one of them: until then the engine keeps a placeholder card of the deck in each
 * place and hides it from all viewers. A game that needs an unreported outcome waits there, even in the middle of a
 * resolution.
 */
import { rejectRequest, type Rejection } from '../rules/rejection.js';
import type { AwaitedOutcome } from '../state/reported-chance.js';
import type { GameState } from '../state/state.js';

/** An awaited outcome as everybody may know it: hidden cards are counted, not listed. */
export type PublicAwaitedOutcome = Omit<AwaitedOutcome, 'among'> & Partial<Pick<AwaitedOutcome, 'among'>>;

export const awaitedIn = ({ chance }: Pick<GameState, 'chance'>): readonly PublicAwaitedOutcome[] =>
  openly(chance?.awaiting ?? []);

const openly = (awaited: readonly AwaitedOutcome[]): readonly PublicAwaitedOutcome[] =>
  awaited.map(({ among, ...open }) => (open.kind === 'choice' || open.kind === 'roll' ? { ...open, among } : open));

export const notReported = (awaited: readonly AwaitedOutcome[]): Rejection =>
  rejectRequest('chance.not-asserted', `Report the outcomes of chance first: ${awaited.map(asText).join('; ')}.`, {
    awaiting: openly(awaited),
  });

const asText = (awaited: AwaitedOutcome): string => `${awaited.label}, ${possibleIn(awaited)}`;

/** In words: what the outcome is one of. */
export const possibleIn = ({ kind, count, among }: Pick<AwaitedOutcome, 'kind' | 'count' | 'among'>): string => {
  switch (kind) {
    case 'cards':
      return `the next ${count === 1 ? 'card' : `${count} cards`}`;
    case 'pick':
      return `${count} of ${among.length} cards`;
    case 'choice':
      return `one of ${among.join(', ')}`;
    case 'roll':
      return `the faces of ${count} dice with ${[...new Set(among)].join(', ')}`;
  }
};

export const notAwaited = (labels: readonly string[], { chance }: Pick<GameState, 'chance'>): Rejection =>
  rejectRequest(
    'chance.not-awaited',
    chance === undefined
      ? 'All chance of this game comes from its seed.'
      : `These outcomes are not awaited: ${labels.join(', ')}. Report only outcomes that are awaited.`,
    { labels, awaiting: openly(chance?.awaiting ?? []) },
  );

export const impossibleOutcome = (label: string, outcome: readonly string[], why: string): Rejection =>
  rejectRequest('chance.impossible', `${label} cannot have been ${outcome.join(', ')}: ${why}`, { label, outcome });
