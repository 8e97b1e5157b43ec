import type { Change } from '../abilities/change.js';
import type { Game } from '../game/draft.js';
import { spend } from '../rules/effort.js';
import type { ObjectId } from '../state/state.js';
import { writtenBy } from './change.js';
import type { Contribution } from './contribution.js';
import { readsOf } from './reads.js';

/**
 * Changes of one rank, ordered so that a change that reads a value comes after all that write it: always the first that
 * waits for no other, or the first of all where they wait for each other in a circle. The writers of each value are
 * counted once and kept up to date: with many changes on the board, comparing each with each would cost more than all
 * the rest.
 */
export const byDependency = (game: Game, changes: readonly Contribution[]): readonly Contribution[] => {
  if (changes.length < 2) return changes;
  const waiting = [...changes];
  const waitedFor = countsOf(waiting);
  const ordered: Contribution[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((one) => isFree(game, one, waitedFor));
    for (const one of waiting.splice(Math.max(free, 0), 1)) {
      ordered.push(one);
      count(waitedFor, one, -1);
    }
  }
  return ordered;
};

/** How many of the remaining changes write a value, and how many remove the text of an object. */
type Counts = { readonly writers: Map<string, number>; readonly silencers: Map<ObjectId, number> };

const countsOf = (changes: readonly Contribution[]): Counts => {
  const counts: Counts = { writers: new Map(), silencers: new Map() };
  for (const one of changes) count(counts, one, 1);
  return counts;
};

const count = ({ writers, silencers }: Counts, one: Contribution, by: number): void => {
  const written = writtenValue(one);
  writers.set(written, (writers.get(written) ?? 0) + by);
  if (one.kind !== 'settled' || !SILENCING.includes(one.change.change)) return;
  for (const id of one.affected) silencers.set(id, (silencers.get(id) ?? 0) + by);
};

const SILENCING: readonly string[] = ['lose-text', 'lose-abilities'] satisfies readonly Change['change'][];

/** Whether no other change can remove it, or change what it applies to or does. */
const isFree = (game: Game, one: Contribution, { writers, silencers }: Counts): boolean => {
  spend(game, 1);
  if (one.kind === 'settled') return true;
  if ((silencers.get(one.active.source.object) ?? 0) > 0) return false;
  const reads = readsOf(game, one.active.ability, one.change);
  const own = writtenValue(one);
  for (const [written, many] of writers) {
    spend(game, 1);
    if (reads.has(written) && many > (written === own ? 1 : 0)) return false;
  }
  return true;
};

/** As `readsOf` names it; a tag with its name. */
export const writtenValue = ({ change }: Contribution): string =>
  'tag' in change ? `tag:${change.tag}` : writtenBy(change);
