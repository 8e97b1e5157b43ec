import type { Target } from '../abilities/announced.js';
import { optionsOf } from '../board/equivalence.js';
import { count, test, type Constraint, type Option, type SomeSpace } from '../choices/index.js';
import { viewpointOfScope } from '../frames/word.js';
import type { ChoicePrices } from '../game/choice-prices.js';
import type { Announceable } from '../game/definition.js';
import { objectOf, type Game } from '../game/draft.js';
import type { Json } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { Rejection } from '../rules/rejection.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import type { ObjectId } from '../state/state.js';
import type { Mode, Modes } from './modes.js';
import { cheapest, leastFor, payableIn, priceIn, pricesFor, sumOf } from './prices.js';
import {
  candidatesFor,
  chosenFor,
  isAnother,
  modesAt,
  mostOf,
  openTargets,
  ownTargets,
  targetsOf,
  unitsIn,
  withNamed,
} from './targets.js';

/** Whether all that must be chosen for it can be chosen now, whatever that costs. */
export const canBeAnnounced = (game: Game, announced: Announceable): boolean => {
  const modes = modesAt(game, announced.at);
  if (!isPossible(game, announced, ownTargets(game, announced))) return false;
  if (modes === null) return true;
  const { min, max } = boundsOf(game, announced, modes);
  return max > 0 && possibleModes(game, announced, modes).length >= min;
};

/** What all that must be chosen for it costs at the least. */
export const leastPriceOfChoices = (game: Game, announced: Announceable): number => {
  const prices = pricesFor(game, announced);
  if (prices === null) return 0;
  const modes = modesAt(game, announced.at);
  const own = leastFor(game, announced, prices, ownTargets(game, announced));
  if (modes === null) return own;
  const priced = possibleModes(game, announced, modes).map((mode) => priceOfMode(game, announced, prices, mode));
  return own + sumOf(cheapest(boundsOf(game, announced, modes).min, priced));
};

/** Which modes can be announced: those whose targets are there, and can be paid for together. */
export const modeSpace = (game: Game, announced: Announceable, modes: Modes): SomeSpace => {
  const { min, max } = boundsOf(game, announced, modes);
  const possible = possibleModes(game, announced, modes);
  const options = possible.map(({ name }) => ({ id: name }));
  const space: SomeSpace = { kind: 'some', options, min, max: Math.min(max, options.length) };
  const prices = pricesFor(game, announced);
  if (prices === null) return space;
  const own = leastFor(game, announced, prices, ownTargets(game, announced));
  const alone = possible.map((mode) => priceOfMode(game, announced, prices, mode));
  // What another mode may choose as well may be paid for by that one.
  const together = possible.map((mode) => {
    const others = [...ownTargets(game, announced), ...possible.flatMap((one) => (one === mode ? [] : targetsIn(one)))];
    const free = others.flatMap((target) => candidatesFor(game, announced, target));
    return leastFor(game, announced, prices, targetsIn(mode), free);
  });
  return payableIn(space, { alone, together }, () => prices.most() - own);
};

const targetsIn = ({ targets = [] }: Mode): readonly Target[] => targets;

/** The additional price of the choices when it is announced. */
const priceOfMode = (game: Game, announced: Announceable, prices: ChoicePrices, mode: Mode): number => {
  const own = ownTargets(game, announced);
  return leastFor(game, announced, prices, [...own, ...targetsIn(mode)]) - leastFor(game, announced, prices, own);
};

/** Those whose targets are there, and that have not been announced this turn if the text asks for that. */
const possibleModes = (game: Game, announced: Announceable, { of, fresh }: Modes): Modes['of'] => {
  const used = fresh === undefined ? [] : (game.rules.game.modesUsed?.(game, announced, fresh) ?? []);
  return of.filter(
    (mode) =>
      !used.includes(mode.name) &&
      (mode.while === undefined || holds(game, mode.while, viewpointOfScope(announced))) &&
      isPossible(game, announced, targetsIn(mode)),
  );
};

/** Between how many modes and how many, as the game is now; with 0 at most, there is nothing to announce. */
const boundsOf = (game: Game, announced: Announceable, { min, max }: Modes) => {
  const from = viewpointOfScope(announced);
  const most = Math.max(0, evaluate(game, max, from));
  return { min: Math.min(most, Math.max(0, evaluate(game, min, from))), max: most };
};

/** What is chosen by an earlier target has no candidates yet: that one is asked whether it leaves something for it. */
const isPossible = (game: Game, announced: Announceable, targets: readonly Target[]): boolean =>
  targets.every(
    (target) =>
      target.min === 0 ||
      targets.some(({ as }) => isByOther(target, as)) ||
      hasEnough(game, announced, target, targets),
  );

/** Keys of filters and amounts that hold the name of an object. */
const REFERENCES = ['as', 'bound', 'objects', 'of', 'sameController', 'sameNameAs', 'size', 'with'];

/** Whether it is chosen by what the target of this name is: by where that is, whose it is, or by its numbers. */
const isByOther = ({ from, most }: Target, name: string): boolean =>
  namesIn(from).has(name) || (most !== undefined && namesIn(most).has(name));

/** By the part of a text, which is the same object whenever it is asked. */
const known = new WeakMap<object, ReadonlySet<unknown>>();

const namesIn = (part: unknown): ReadonlySet<unknown> => {
  if (typeof part !== 'object' || part === null) return NO_NAMES;
  const found = known.get(part) ?? new Set(Object.entries(part).flatMap(namesAt));
  known.set(part, found);
  return found;
};

const namesAt = ([key, value]: readonly [string, unknown]): readonly unknown[] =>
  REFERENCES.includes(key) && typeof value === 'string' ? [value] : [...namesIn(value)];

const NO_NAMES: ReadonlySet<unknown> = new Set();

/** What leaves something to choose for those that must be chosen by it, or besides it. */
const withRoomForOthers = (
  game: Game,
  announced: Announceable,
  target: Target,
  targets = targetsOf(game, announced),
): readonly ObjectId[] =>
  candidatesFor(game, announced, target).filter((id) => leavesRoom(game, announced, target, targets, id));

/** Whether something is left for what must be chosen by this object, or besides it. */
const leavesRoom = (
  game: Game,
  announced: Announceable,
  target: Target,
  targets: readonly Target[],
  id: ObjectId,
): boolean => {
  spend(game, 1);
  return targets.every(
    (one) =>
      one.min === 0 ||
      Object.hasOwn(announced.bindings, one.as) ||
      !(isByOther(one, target.as) || isAnother(one, target.as)) ||
      hasEnough(game, { ...announced, ...withNamed(announced, target.as, [id]) }, one, targets),
  );
};

/** Whether enough of them can be chosen, so that they meet what they must meet together. */
const hasEnough = (game: Game, announced: Announceable, target: Target, targets: readonly Target[]): boolean =>
  mostOf(game, announced, target) >= target.min &&
  (isGrouped(target)
    ? isChoice(unpricedSpace(game, announced, target))
    : hasAtLeast(target.min, candidatesFor(game, announced, target), (id) =>
        leavesRoom(game, announced, target, targets, id),
      ));

/** Stops at enough: each object may be asked for by many others. */
const hasAtLeast = (count: number, ids: readonly ObjectId[], isMeant: (id: ObjectId) => boolean): boolean => {
  let found = 0;
  for (const id of ids) {
    if (found >= count) break;
    if (isMeant(id)) found += 1;
  }
  return found >= count;
};

/** Whether there is an answer. */
export const isChoice = (space: SomeSpace): boolean =>
  space.max >= space.min && space.options.length >= space.min && (space.where === undefined || count(space, 1) > 0);

/** What can be chosen as this target, and paid for together with what must be chosen after it. */
export const targetSpace = (game: Game, announced: Announceable, target: Target): SomeSpace => {
  const space = unpricedSpace(game, announced, target);
  const prices = pricesFor(game, announced);
  if (prices === null) return space;
  const later = openTargets(game, announced).filter(({ as }) => as !== target.as);
  // What is chosen now may be chosen later as well, and costs nothing then.
  const reserved = (free: readonly ObjectId[]) => leastFor(game, announced, prices, later, free);
  const reservedAfter = (id: ObjectId) =>
    leastFor(game, { ...announced, ...withNamed(announced, target.as, [id]) }, prices, later);
  const ids = space.options.map(({ id }) => id);
  const single = target.max === 1;
  const chosen = chosenFor(game, announced);
  const priced = ids.map((id) => priceIn(prices, [id], chosen) + (single ? reservedAfter(id) : 0));
  return payableIn(
    space,
    { alone: priced, together: priced },
    () => prices.most() - priceIn(prices, chosen) - (single ? 0 : reserved(ids)),
  );
};

/** Why what could be chosen if it cost nothing cannot be paid for, or null. */
export const refusePriceOf = (game: Game, announced: Announceable, target: Target, answer: Json): Rejection | null => {
  const prices = pricesFor(game, announced);
  if (prices === null || test(unpricedSpace(game, announced, target), answer) !== true) return null;
  const next = { ...announced, ...withNamed(announced, target.as, answer) };
  return prices.refuse(priceIn(prices, chosenFor(game, next)) + leastFor(game, next, prices, openTargets(game, next)));
};

const unpricedSpace = (game: Game, announced: Announceable, target: Target): SomeSpace => {
  const most = mostOf(game, announced, target);
  const ids = most === 0 ? [] : withRoomForOthers(game, announced, target);
  const options = optionsTogether(game, ids, announced, target);
  const max = Math.min(target.max, most, options.length, unitsIn(game, announced, target));
  return { kind: 'some', options, min: target.min, max, ...togetherIn(target) };
};

/** With the number by which they are judged together. */
export const optionsTogether = (
  game: Game,
  ids: readonly ObjectId[],
  { controller }: Announceable,
  { sum, oneController }: Target,
): readonly Option[] => {
  const options = optionsOf(game, ids, controller);
  if (sum === undefined && oneController === undefined) return options;
  return options.map((option) => ({
    ...option,
    tags: {
      ...option.tags,
      ...(sum !== undefined && { sum: numberHere(game, option.id, sum.number) }),
      ...(oneController !== undefined && { controller: objectOf(game, option.id).controller }),
    },
  }));
};

/** What they must meet together, as a space has it. */
export const togetherIn = ({ sum, oneController }: Target): Pick<SomeSpace, 'where'> => {
  const where: readonly Constraint[] = [
    ...(sum === undefined ? [] : [{ kind: 'sum' as const, tag: 'sum', max: sum.max }]),
    ...(oneController === undefined ? [] : [{ kind: 'same' as const, tag: 'controller' }]),
  ];
  return where.length === 0 ? {} : { where };
};

/** Whether they must meet something together. */
export const isGrouped = ({ sum, oneController }: Target): boolean => sum !== undefined || oneController !== undefined;

const numberHere = (game: Game, id: ObjectId, number: string): number =>
  evaluate(game, { number, of: 'self' }, { source: id, controller: '', bindings: {} });
