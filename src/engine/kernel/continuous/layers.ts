import type { StaticAbility } from '../abilities/ability.js';
import type { Game } from '../match/draft.js';
import type { ObjectId } from '../match/state.js';
import type { Amount } from '../selectors/amount.js';
import type { Condition } from '../selectors/condition.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import type { Filter } from '../selectors/filter.js';
import { selected } from '../selectors/matches.js';
import { viewpointOf, type Active } from './board.js';
import { applyChange, settleChange, writtenBy, type Change, type SettledChange } from './change.js';
import type { Facts } from './facts.js';

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
    };

/**
 * Applies all contributions to the facts, layer by layer as the game's table lists them. Within a layer the order is by
 * timestamp, except that what reads a value waits for what writes it (dependency); a cycle falls back to timestamps.
 */
export const applyLayers = (
  game: Game,
  facts: Map<ObjectId, Facts>,
  printed: readonly Contribution[],
  fromKeywords: (facts: ReadonlyMap<ObjectId, Facts>) => readonly Contribution[],
): void => {
  const { layers } = game.rules.game;
  const keywordLayer = layers.findIndex((parts) => parts.includes('keywords'));
  let contributions = printed;
  layers.forEach((parts, layer) => {
    const here = contributions.filter(({ change }) => layerOf(layers, change) === layer);
    for (const contribution of inOrder(here)) apply(game, facts, contribution);
    if (layer === keywordLayer) {
      const added = fromKeywords(facts);
      if (added.length > 0) {
        if (game.board !== null) game.board.volatile = true;
        contributions = [...contributions, ...added];
      }
    }
  });
};

const layerOf = (layers: readonly (readonly string[])[], change: Change): number => {
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

const apply = (game: Game, facts: Map<ObjectId, Facts>, contribution: Contribution): void => {
  if (contribution.kind === 'settled') {
    for (const id of contribution.affected) change(game, facts, id, contribution.change);
    return;
  }
  const { active } = contribution;
  const from = viewpointOf(active);
  if (active.ability.while !== undefined && !holds(game, active.ability.while, from)) return;
  const affected = active.ability.affects === undefined ? [from.source] : selected(game, active.ability.affects, from);
  if (affected.length === 0) return;
  const settled = settleChange(contribution.change, (amount) => evaluate(game, amount, from));
  for (const id of affected) change(game, facts, id, settled);
};

const change = (game: Game, facts: Map<ObjectId, Facts>, id: ObjectId, settled: SettledChange): void => {
  const before = facts.get(id);
  if (before !== undefined) facts.set(id, applyChange(before, settled, game.rules.game.addingKeywords));
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
  for (const name of Object.keys(filter.numbers ?? {})) reads.add(`number:${name}`);
};

const readAmount = (reads: Set<string>, amount: Amount): void => {
  if (typeof amount === 'number') return;
  if ('count' in amount) readFilter(reads, amount.count);
  if ('number' in amount) reads.add(`number:${amount.number}`);
  if ('keyword' in amount) reads.add('keywords');
};

const readCondition = (reads: Set<string>, condition: Condition): void => {
  if ('count' in condition) readFilter(reads, condition.count);
  else if ('matches' in condition) readFilter(reads, condition.matches);
  else if ('not' in condition) readCondition(reads, condition.not);
  else if ('all' in condition) for (const part of condition.all) readCondition(reads, part);
  else if ('any' in condition) for (const part of condition.any) readCondition(reads, part);
};
