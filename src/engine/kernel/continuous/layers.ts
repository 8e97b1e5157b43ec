import type { StaticAbility } from '../abilities/ability.js';
import { viewpointOf, type Active, type Board } from '../game/board.js';
import type { FirstInLayer } from '../game/definition.js';
import { objectOf, type Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import { boundChanges, boundPasses, spend } from '../rules/effort.js';
import { holds } from '../selectors/evaluate.js';
import { selected } from '../selectors/matches.js';
import { hasFlag, WITHOUT_ABILITIES, WITHOUT_TEXT } from '../state/facts.js';
import { type SettledChange } from '../state/settled-change.js';
import type { ObjectId } from '../state/state.js';
import { applyChange, settleChange, writtenBy } from './change.js';
import type { Contribution } from './contribution.js';
import { byDependency, writtenValue } from './dependency.js';
import { copyPrint, swapPrint } from './copying.js';
import { grant } from './granting.js';
import type { GrowingBoard } from './growing-board.js';
import { readsOf } from './reads.js';

/**
 * Applies all contributions to the board, layer by layer as the game's table lists them. Within a layer the order is by
 * timestamp, except that what reads a value waits for what writes it (dependency); a cycle falls back to timestamps.
 * After each layer `arising` gives the static abilities that have been added: those that keywords stand for, and
 * granted ones.
 */
export const applyLayers = (
  game: Game,
  board: GrowingBoard,
  printed: readonly Contribution[],
  arising: (written: readonly string[]) => readonly Contribution[],
): void => {
  const { layers, layersRepeat } = game.rules.game;
  addReads(game, board, printed);
  spend(game, printed.length);
  if (layersRepeat === true) return applyUntilNothingChanges(game, board, printed, arising);
  let contributions = printed;
  layers.forEach((parts, layer) => {
    const here = contributions.filter(({ change }) => layerOf(layers, change) === layer);
    for (const contribution of inOrder(game, here)) apply(game, board, contribution);
    const added = arising(parts);
    if (added.length === 0) return;
    boundChanges(contributions.length + added.length, board.facts.size);
    addReads(game, board, added);
    const late = added.filter(({ change }) => layerOf(layers, change) <= layer);
    for (const contribution of inOrder(game, late)) apply(game, board, contribution);
    contributions = [...contributions, ...added];
  });
};

/**
 * Goes through the layers again and again, since what a late layer does may fulfil the condition of an early one. Each
 * change applies to each object once: what it has done stays done, also where its condition holds no more.
 */
const applyUntilNothingChanges = (
  game: Game,
  board: GrowingBoard,
  printed: readonly Contribution[],
  arising: (written: readonly string[]) => readonly Contribution[],
): void => {
  const { layers } = game.rules.game;
  const changed = new Map<Contribution, Set<ObjectId>>();
  const inLayers = layers.map((): Contribution[] => []);
  const add = (one: Contribution): void => {
    changed.set(one, new Set());
    inLayers[layerOf(layers, one.change)]?.push(one);
  };
  printed.forEach(add);
  const arisen = new Set<string>();
  const layersOnce = (): boolean => {
    let [hasChanged, isLate] = [false, false];
    layers.forEach((parts, layer) => {
      for (const one of inOrder(game, inLayers[layer] ?? []))
        hasChanged = apply(game, board, one, changed.get(one)) || hasChanged;
      const added = arising(parts).filter((one) => !arisen.has(keyOf(one)));
      boundChanges(changed.size + added.length, board.facts.size);
      addReads(game, board, added);
      for (const one of added) {
        arisen.add(keyOf(one));
        add(one);
        isLate ||= layerOf(layers, one.change) <= layer;
      }
    });
    return isLate || (hasChanged && anyWaits(game, [...changed.keys()]));
  };
  for (let passes = 1; layersOnce(); passes += 1) boundPasses(passes);
};

/** Whether one of these changes may apply to more once others are made; if not, another pass changes nothing. */
const anyWaits = (game: Game, changes: readonly Contribution[]): boolean => {
  const written = new Set(changes.map(writtenValue));
  return (
    REMAKING.some((value) => written.has(value)) ||
    changes.some(
      (one) =>
        one.kind === 'static' && [...readsOf(game, one.active.ability, one.change)].some((read) => written.has(read)),
    )
  );
};

/** What decides which abilities there are. */
const REMAKING: readonly string[] = ['text', 'print', 'abilities'];

/** One change of one ability of one object; an ability that was granted several times is had as often. */
const keyOf = (one: Contribution): string =>
  one.kind === 'settled'
    ? `${one.source} ${one.timestamp}`
    : `${one.active.source.object} ${one.timestamp} ${one.at.definition} ${one.at.path.join('/')}`;

const addReads = (game: Game, { reads }: GrowingBoard, contributions: readonly Contribution[]): void => {
  for (const contribution of contributions) {
    if (contribution.kind === 'static')
      for (const read of readsOf(game, contribution.active.ability, contribution.change)) reads.add(read);
  }
};

type Layers = readonly (readonly string[])[];

const layerOf = (layers: Layers, change: Contribution['change']): number => {
  const known = layersKnown.get(layers) ?? new WeakMap<Contribution['change'], number>();
  layersKnown.set(layers, known);
  const before = known.get(change) ?? layerFound(layers, change);
  known.set(change, before);
  return before;
};

/** Definitions and lasting effects never change. */
const layersKnown = new WeakMap<Layers, WeakMap<Contribution['change'], number>>();

const layerFound = (layers: Layers, change: Contribution['change']): number => {
  const names = [...(change.change === 'set' ? ['set:*'] : []), writtenBy(change), 'number:*'];
  const found = names.map((name) => layers.findIndex((parts) => parts.includes(name)));
  return found.find((layer) => layer >= 0) ?? -1;
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

/** Whether a number becomes greater; an amount that depends on the game does, unless it is counted negatively. */
const isIncrease = ({ change }: Contribution): boolean => {
  if (change.change !== 'number') return false;
  const { add } = change;
  return typeof add === 'number' ? add > 0 : !('times' in add && typeof add.times === 'number' && add.times < 0);
};

const has: { readonly [Quality in FirstInLayer]: (contribution: Contribution) => boolean } = {
  sets: ({ change }) => change.change === 'set',
  increases: isIncrease,
  own: (one) => {
    if (one.kind === 'settled') return one.affected.every((id) => id === one.source);
    const { affects } = one.active.ability;
    return affects === undefined || affects.self === true;
  },
};

/** Whether the ability belongs to a text that was lost, or that a copied one has replaced. */
const isLost = ({ facts, prints }: Board, { ref, source, effect }: Active<StaticAbility>): boolean => {
  const text = prints.get(source.object)?.text ?? source.definition;
  const isOfCard = ref.definition === text || ref.definition === source.definition;
  // Not the abilities of lasting effects, those that keywords stand for, nor those that another card grants.
  const isPrinted = isOfCard && effect === undefined && ref.path.length === 2;
  const object = isPrinted ? facts.get(source.object) : undefined;
  return object !== undefined && (hasFlag(object, WITHOUT_TEXT) || ref.definition !== text);
};

/** Whether it has changed anything. `changed`: the objects that it has changed before, where it changes each once. */
const apply = (game: Game, board: GrowingBoard, contribution: Contribution, changed?: Set<ObjectId>): boolean => {
  const { timestamp } = contribution;
  const all = affectedBy(game, board, contribution);
  const affected = changed === undefined ? all : all.filter((id) => !changed.has(id));
  if (affected.length === 0) return false;
  const settled = settledNow(game, contribution);
  for (const id of affected) {
    changed?.add(id);
    changeObject(game, board, id, settled, timestamp);
  }
  return true;
};

const affectedBy = (game: Game, board: GrowingBoard, contribution: Contribution): readonly ObjectId[] => {
  if (contribution.kind === 'settled') return contribution.affected;
  const { active } = contribution;
  if (isLost(board, active)) return [];
  const from = viewpointOf(active);
  if (active.ability.while !== undefined && !holds(game, active.ability.while, from)) return [];
  return active.ability.affects === undefined ? [from.source] : selected(game, active.ability.affects, from);
};

const settledNow = (game: Game, contribution: Contribution): SettledChange => {
  if (contribution.kind === 'settled') return contribution.change;
  return settleChange(game, contribution.change, contribution.at, viewpointOf(contribution.active));
};

const GIVING: readonly string[] = ['grant', 'keyword'] satisfies readonly SettledChange['change'][];

const changeObject = (
  game: Game,
  board: GrowingBoard,
  id: ObjectId,
  settled: SettledChange,
  timestamp: number,
): void => {
  const before = board.facts.get(id);
  if (before === undefined) return;
  spend(game, 1 + (before.tags.length >> 3));
  if (GIVING.includes(settled.change) && hasFlag(before, WITHOUT_ABILITIES)) return;
  if (settled.change === 'grant') grant(game, board, id, settled.ability, timestamp);
  else if (settled.change === 'copy') copyPrint(game, board, id, settled);
  else if (settled.change === 'swap') swapPrint(game, board, id, settled);
  else if (settled.change === 'keyword' && !works(game, objectOf(game, id), { kind: 'keyword', ...settled })) return;
  else board.facts.set(id, applyChange(before, settled, game.rules.game.addingKeywords));
};
