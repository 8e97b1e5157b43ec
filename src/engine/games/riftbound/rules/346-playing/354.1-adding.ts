import {
  activatedOf,
  costChanges,
  holds,
  isForbidden,
  isList,
  isRecord,
  memoized,
  wasUsedThisTurn,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import type { Resources } from '../../events/416-resources.js';
import { rift } from '../../rulebook.js';
import { boardOfSeat, isExhausted, legendOf, RESOURCES, type Resource } from '../../state.js';
import { AT_ONCE } from '../357-abilities/388-items.js';
import type { Bill } from './353-bill.js';
import { itselfEvents } from './354.2-parts.js';

/** 416.3: a Reaction that adds resources, and costs nothing but its own object. */
export type Adding = {
  readonly source: ObjectId;
  readonly ability: string;
  readonly itself: readonly ItselfPaid[];
  readonly adds: Resources;
};

const PAID_BY_ITSELF = ['exhaust', 'kill-this', 'recycle-this'] as const;
type ItselfPaid = (typeof PAID_BY_ITSELF)[number];

/** 370.2, 373: on the board, and of legends. */
export const usableBy = (game: Game, seat: Seat): readonly ObjectId[] =>
  [...legendOf(game, seat), ...boardOfSeat(game, seat)].filter((id) => activatedOf(game, id).size > 0);

/** 416.3: the abilities of the player that may be used now, while anything is paid. */
export const addingOf = memoized((game, seat): readonly Adding[] =>
  usableBy(game, seat).flatMap((source) =>
    [...activatedOf(game, source).keys()].flatMap((ability) => {
      const adding = addingBy(game, seat, source, ability);
      return adding !== null && mayBeUsed(game, seat, adding) ? [adding] : [];
    }),
  ),
);

/** 354.3: what is removed for it may not be a target; what the object gives for the price it gives once (401.4). */
export const addingFor = (
  game: Game,
  { seat, source, itself, without }: Pick<Bill, 'seat' | 'source' | 'itself' | 'without'>,
): readonly Adding[] =>
  addingOf(game, seat).filter(
    (adding) =>
      !(adding.source === source && itself.length > 0) && !(isRemoved(adding) && without.includes(adding.source)),
  );

const isRemoved = ({ itself }: Adding): boolean => itself.some((pay) => pay !== 'exhaust');

/** 416.3: null if the ability is no Reaction, costs or does anything else, or has a number that is known only later. */
export const addingBy = (game: Game, seat: Seat, source: ObjectId, name: string): Adding | null => {
  const ability = activatedOf(game, source).get(name)?.ability;
  if (ability === undefined || !('timing' in ability) || ability.timing !== 'reaction' || 'targets' in ability)
    return null;
  const itself = PAID_BY_ITSELF.filter((pay) => ability.costs.some((cost) => cost.pay === pay));
  if (itself.length === 0 || itself.length < ability.costs.length) return null;
  const parts = partsAdded(ability.effect);
  if (parts === null || costsMore(game, seat, source)) return null;
  const besides = energyBesides(game, source, seat) * parts.length;
  const adds = RESOURCES.map((resource) => {
    const sum = parts.reduce((all, part) => (part.resource === resource ? all + part.amount : all), 0);
    return [resource, resource === 'energy' ? sum + Math.max(0, besides) : sum] as const;
  });
  return { source, ability: name, itself, adds: Object.fromEntries(adds.filter(([, amount]) => amount > 0)) };
};

/** 416.2: what texts have such an object add besides, also where it was killed for it. */
export const energyBesides = (game: Game, card: ObjectId, seat: Seat): number =>
  costChanges(game, { card, seat, purpose: 'addedEnergy' }).amounts.reduce((sum, one) => sum + one, 0);

type Part = { readonly resource: Resource; readonly amount: number };

const isResource = (resource: unknown): resource is Resource => RESOURCES.some((one) => one === resource);

/**
 * What the effect adds, part by part; null if it does anything else. What pays for one use alone is added before: the
 * price that is asked names such resources of the pool.
 */
const partsAdded = (effect: Json): readonly Part[] | null => {
  if (!isRecord(effect)) return null;
  const { of = null } = effect;
  if (effect['do'] === 'sequence' && isList(of)) {
    const parts = of.map((part) => partsAdded(part));
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  }
  const { do: does = null, resource = null, amount = null, ...others } = effect;
  return does === 'add' && isResource(resource) && typeof amount === 'number' && Object.keys(others).length === 0
    ? [{ resource, amount }]
    : null;
};

/** 391.2: whether anything changes what abilities of the object cost. Then they are used before, with a price. */
const costsMore = (game: Game, seat: Seat, card: ObjectId): boolean =>
  ['abilityEnergy', 'abilityPower'].some((purpose) => costChanges(game, { card, seat, purpose }).amounts.length > 0);

const mayBeUsed = (game: Game, seat: Seat, adding: Adding): boolean => {
  const { source, ability: name, itself } = adding;
  const ability = activatedOf(game, source).get(name)?.ability;
  if (ability === undefined || (itself.includes('exhaust') && isExhausted(game, source))) return false;
  if (ability.while !== undefined && !holds(game, ability.while, { source, controller: seat, bindings: {} }))
    return false;
  if (ability.oncePerTurn === true && wasUsedThisTurn(game, source, name)) return false;
  return !isForbidden(game, 'abilityUsed', () => usedFor(seat, adding));
};

/** So much of what the ability adds pays; the rest stays in the pool. */
export type Added = { readonly adding: Adding; readonly spent: Resources };

/**
 * What an answer calls it, with the kinds that pay: `use glow` if all of it pays, else `use glow: 1 energy`. What pays
 * nothing is no way. 'most': how much of each resource is of use.
 */
export const waysToAdd = (adding: Adding, most: (resource: Resource) => number): ReadonlyMap<string, Resources> =>
  new Map(
    partialOf(adding.adds, most)
      .filter((spent) => Object.keys(spent).length > 0)
      .map((spent) => [nameOf(adding, spent), spent]),
  );

/** The use of the object that an answer names, or null. */
export const addedAs = (game: Game, seat: Seat, source: ObjectId, as: Json): Added | null => {
  if (typeof as !== 'string' || !as.startsWith(USE)) return null;
  for (const ability of activatedOf(game, source).keys()) {
    const adding = addingBy(game, seat, source, ability);
    const spent = adding === null ? undefined : waysToAdd(adding, () => Infinity).get(as);
    if (adding !== null && spent !== undefined) return { adding, spent };
  }
  return null;
};

const USE = 'use ';

const nameOf = ({ ability, adds }: Adding, spent: Resources): string => {
  const isAll = RESOURCES.every((resource) => (adds[resource] ?? 0) === (spent[resource] ?? 0));
  const amounts = Object.entries(spent).map(([resource, amount]) => `${amount} ${resource}`);
  return isAll ? `${USE}${ability}` : `${USE}${ability}: ${amounts.join(', ')}`;
};

/** All amounts up to these, the largest first. */
const partialOf = (adds: Resources, most: (resource: Resource) => number): readonly Resources[] =>
  RESOURCES.reduce<readonly Resources[]>(
    (known, resource) => {
      const limit = Math.min(adds[resource] ?? 0, most(resource));
      return known.flatMap((one) =>
        Array.from({ length: limit + 1 }, (_, at) => (at === limit ? one : { ...one, [resource]: limit - at })),
      );
    },
    [{}],
  );

/** 416.2, 416.3, 388.2: the ability is used, and what it adds is in the pool at once: nothing is put on the chain. */
export const addingEvents = (game: Game, seat: Seat, adding: Adding): readonly GameEvent[] => {
  const { source, itself, adds } = adding;
  return [
    usedFor(seat, adding),
    ...itselfEvents(game, { seat, source, itself, cites: [] }),
    ...RESOURCES.filter((resource) => adds[resource] !== undefined).map((resource): GameEvent => {
      return { kind: 'added', cites: [WHILE_PAYING, ...AT_ONCE], seat, resource, amount: adds[resource] ?? 0 };
    }),
  ];
};

const WHILE_PAYING = rift('416.3');

const usedFor = (seat: Seat, { source, ability }: Adding) => ({
  kind: 'abilityUsed',
  cites: [rift('370.2'), WHILE_PAYING, ...AT_ONCE],
  seat,
  object: source,
  ability,
});
