import type { StaticAbility } from '../abilities/ability.js';
import { viewpointOf, type Active, type Board } from '../game/board.js';
import type { FirstInLayer } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import { boundChanges, spend } from '../rules/effort.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import { selected } from '../selectors/matches.js';
import { hasFlag, WITHOUT_TEXT } from '../state/facts.js';
import { type SettledChange } from '../state/settled-change.js';
import type { ObjectId } from '../state/state.js';
import { applyChange, settleChange, writtenBy } from './change.js';
import type { Contribution } from './contribution.js';
import { byDependency } from './dependency.js';
import { grant } from './granting.js';
import { readsOf } from './reads.js';

/**
 * Applies all contributions to the board, layer by layer as the game's table lists them. Within a layer the order is by
 * timestamp, except that what reads a value waits for what writes it (dependency); a cycle falls back to timestamps.
 * After each layer `arising` gives the static abilities that have been added: those that keywords stand for, and granted ones.
 */
export const applyLayers = (
  game: Game,
  board: Board,
  printed: readonly Contribution[],
  arising: (written: readonly string[]) => readonly Contribution[],
): void => {
  const { layers } = game.rules.game;
  let contributions = printed;
  addReads(board, printed);
  spend(game, printed.length);
  layers.forEach((parts, layer) => {
    const here = contributions.filter(({ change }) => layerOf(layers, change) === layer);
    for (const contribution of inOrder(game, here)) apply(game, board, contribution);
    const added = arising(parts);
    if (added.length === 0) return;
    boundChanges(contributions.length + added.length, board.facts.size);
    addReads(board, added);
    const late = added.filter(({ change }) => layerOf(layers, change) <= layer);
    for (const contribution of inOrder(game, late)) apply(game, board, contribution);
    contributions = [...contributions, ...added];
  });
};

const addReads = ({ reads }: Board, contributions: readonly Contribution[]): void => {
  for (const contribution of contributions) {
    if (contribution.kind === 'static')
      for (const read of readsOf(contribution.active.ability, contribution.change)) reads.add(read);
  }
};

const layerOf = (layers: readonly (readonly string[])[], change: Contribution['change']): number => {
  const written = writtenBy(change);
  const exact = layers.findIndex((parts) => parts.includes(written));
  return exact >= 0 ? exact : layers.findIndex((parts) => parts.includes('number:*'));
};

/** By the game's ranks; within a rank by dependency, and then by age. */
const inOrder = (game: Game, contributions: readonly Contribution[]): readonly Contribution[] => {
  if (contributions.length < 2) return contributions;
  const { firstInLayer = [] } = game.rules.game;
  const rankOf = (one: Contribution): number =>
    firstInLayer.reduce((rank, quality) => rank * 2 + (has[quality](one) ? 0 : 1), 0);
  const aged = contributions.toSorted((a, b) => a.timestamp - b.timestamp);
  const ranks = new Map<number, Contribution[]>();
  for (const one of aged) listAt(ranks, rankOf(one)).push(one);
  const ranked = [...ranks].toSorted(([a], [b]) => a - b);
  return ranked.flatMap(([, equals]) => byDependency(game, equals));
};

const listAt = (lists: Map<number, Contribution[]>, at: number): Contribution[] => {
  const list = lists.get(at) ?? [];
  lists.set(at, list);
  return list;
};

const has: { readonly [Quality in FirstInLayer]: (contribution: Contribution) => boolean } = {
  sets: ({ change }) => change.change === 'set',
  own: (one) => {
    if (one.kind === 'settled') return one.affected.every((id) => id === one.source);
    const { affects } = one.active.ability;
    return affects === undefined || affects.self === true;
  },
};

/** Whether the ability belongs to a text that was lost. */
const isLost = ({ facts }: Board, { ref, source, effect }: Active<StaticAbility>): boolean => {
  // Not the abilities of lasting effects, those that keywords stand for, nor those that another card grants.
  const isPrinted = effect === undefined && ref.definition === source.definition && ref.path.length === 2;
  const object = isPrinted ? facts.get(source.object) : undefined;
  return object !== undefined && hasFlag(object, WITHOUT_TEXT);
};

const apply = (game: Game, board: Board, contribution: Contribution): void => {
  const { timestamp } = contribution;
  if (contribution.kind === 'settled') {
    for (const id of contribution.affected) changeObject(game, board, id, contribution.change, timestamp);
    return;
  }
  const { active, at } = contribution;
  if (isLost(board, active)) return;
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
  spend(game, 1 + (before.tags.length >> 3));
  if (settled.change === 'grant') grant(game, board, id, settled.ability, timestamp);
  else board.facts.set(id, applyChange(before, settled, game.rules.game.addingKeywords));
};
