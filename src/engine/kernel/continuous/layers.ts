import type { AbilityRef, StaticAbility } from '../abilities/ability.js';
import type { Game } from '../match/draft.js';
import type { ObjectId } from '../match/state.js';
import type { Amount } from '../selectors/amount.js';
import type { Comparison } from '../selectors/comparison.js';
import type { Condition } from '../selectors/condition.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import type { Filter } from '../selectors/filter.js';
import { selected } from '../selectors/matches.js';
import { viewpointOf, type Active, type Board } from './board.js';
import { applyChange, settleChange, writtenBy, type Change, type SettledChange } from './change.js';
import { grant } from './granting.js';

/** One change that wants to apply: of a lasting effect, with everything fixed, or of a static ability, read anew each time. */
export type Contribution =
  | {
      readonly kind: 'settled';
      readonly timestamp: number;
      readonly affected: readonly ObjectId[];
      readonly change: SettledChange;
    }
  | {
      readonly kind: 'static';
      readonly timestamp: number;
      readonly active: Active<StaticAbility>;
      readonly change: Change;
      /** Where the change stands. */
      readonly at: AbilityRef;
    };

/**
 * Applies all contributions to the board, layer by layer as the game's table lists them. Within a layer the order is by
 * timestamp, except that what reads a value waits for what writes it (dependency); a cycle falls back to timestamps.
 * After each layer `arising` tells what more there is now: static abilities that keywords stand for or that were given.
 */
export const applyLayers = (
  game: Game,
  board: Board,
  printed: readonly Contribution[],
  arising: (written: readonly string[]) => readonly Contribution[],
): void => {
  const { layers } = game.rules.game;
  let contributions = printed;
  layers.forEach((parts, layer) => {
    const here = contributions.filter(({ change }) => layerOf(layers, change) === layer);
    for (const contribution of inOrder(here)) apply(game, board, contribution);
    const added = arising(parts);
    if (added.length === 0) return;
    board.volatile = true;
    const late = added.filter(({ change }) => layerOf(layers, change) <= layer);
    for (const contribution of inOrder(late)) apply(game, board, contribution);
    contributions = [...contributions, ...added];
  });
};

const layerOf = (layers: readonly (readonly string[])[], change: Contribution['change']): number => {
  const written = writtenBy(change);
  const exact = layers.findIndex((parts) => parts.includes(written));
  return exact >= 0 ? exact : layers.findIndex((parts) => parts.includes('number:*'));
};

const inOrder = (contributions: readonly Contribution[]): readonly Contribution[] => {
  if (contributions.length < 2) return contributions;
  const waiting = contributions.toSorted((a, b) => a.timestamp - b.timestamp);
  const ordered: Contribution[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((one) => !waiting.some((other) => other !== one && dependsOn(one, other)));
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
};

const dependsOn = (one: Contribution, other: Contribution): boolean => {
  const written = writtenBy(other.change);
  return written !== writtenBy(one.change) && readsOf(one).has(written);
};

const apply = (game: Game, board: Board, contribution: Contribution): void => {
  const { timestamp } = contribution;
  if (contribution.kind === 'settled') {
    for (const id of contribution.affected) changeObject(game, board, id, contribution.change, timestamp);
    return;
  }
  const { active, at } = contribution;
  const from = viewpointOf(active);
  if (active.ability.while !== undefined && !holds(game, active.ability.while, from)) return;
  const affected = active.ability.affects === undefined ? [from.source] : selected(game, active.ability.affects, from);
  if (affected.length === 0) return;
  const settled = settleChange(contribution.change, at, (amount) => evaluate(game, amount, from));
  for (const id of affected) changeObject(game, board, id, settled, timestamp);
};

const changeObject = (game: Game, board: Board, id: ObjectId, settled: SettledChange, timestamp: number): void => {
  const before = board.facts.get(id);
  if (before === undefined) return;
  if (settled.change === 'grant') grant(game, board, id, settled.ability, timestamp);
  else board.facts.set(id, applyChange(before, settled, game.rules.game.addingKeywords));
};

const readsOf = (contribution: Contribution): ReadonlySet<string> => {
  const reads = new Set<string>();
  if (contribution.kind === 'static') {
    const { ability } = contribution.active;
    if (ability.affects !== undefined) readFilter(reads, ability.affects);
    if (ability.while !== undefined) readCondition(reads, ability.while);
    if ('add' in contribution.change) readAmount(reads, contribution.change.add);
    if ('to' in contribution.change) readAmount(reads, contribution.change.to);
  }
  return reads;
};

const readFilter = (reads: Set<string>, filter: Filter): void => {
  if (filter.is !== undefined || filter.anyOf !== undefined || filter.isNot !== undefined) reads.add('tags');
  if (filter.keyword !== undefined) reads.add('keywords');
  for (const [name, comparison] of Object.entries(filter.numbers ?? {})) {
    reads.add(`number:${name}`);
    readComparison(reads, comparison);
  }
};

const readComparison = (reads: Set<string>, { min, max }: Comparison): void => {
  if (min !== undefined) readAmount(reads, min);
  if (max !== undefined) readAmount(reads, max);
};

const readAmount = (reads: Set<string>, amount: Amount): void => {
  if (typeof amount === 'number') return;
  if ('count' in amount) readFilter(reads, amount.count);
  if ('plus' in amount) for (const part of amount.plus) readAmount(reads, part);
  if ('number' in amount) reads.add(`number:${amount.number}`);
  if ('keyword' in amount) reads.add('keywords');
};

const readCondition = (reads: Set<string>, condition: Condition): void => {
  if ('is' in condition) readComparison(reads, condition.is);
  if ('count' in condition) readFilter(reads, condition.count);
  else if ('matches' in condition) readFilter(reads, condition.matches);
  else if ('more' in condition) for (const part of [condition.more, condition.than]) readAmount(reads, part);
  else if ('not' in condition) readCondition(reads, condition.not);
  else if ('all' in condition) for (const part of condition.all) readCondition(reads, part);
  else if ('any' in condition) for (const part of condition.any) readCondition(reads, part);
};
