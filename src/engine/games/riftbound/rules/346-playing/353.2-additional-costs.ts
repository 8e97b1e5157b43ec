import {
  factsOf,
  hasFlag,
  hasKeyword,
  holds,
  objectOf,
  zoneKindOf,
  type Bindings,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isMainDeckCard, type RiftboundCard } from '../../printed.js';
import { INSTEAD, isCostPart, REPEAT, type AdditionalCost, type RiftboundCost } from '../../cost.js';
import { battlefieldsOf, boardOfSeat, cardOf, controllerOf } from '../../state.js';
import { ACCELERATE, ACCELERATED } from '../716-keywords/721-accelerate.js';
import { givableFor } from './354.2-parts.js';
import { billForCard, type Bill, type ForChoices, type Ignored } from './353-bill.js';

/** What is to be played: by whom, and what of its cost an effect has them ignore. */
export type Priced = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly ignoring?: Ignored;
  readonly reduced?: number;
  /** A text of its own lets it be played from where it is. */
  readonly permitted?: true;
};

/** 353: its bill, if those optional additional costs are paid. */
export const priceBill = (
  game: Game,
  { seat, card, ignoring, reduced = 0, permitted }: Priced,
  paid: readonly string[],
  choices: ForChoices,
): Bill => {
  const due = [...askedOf(game, card), ...(permitted === true ? costsFromTrash(game, card) : [])].flatMap((cost) =>
    joined(cost, timesPaid(cost, paid)),
  );
  const costs = due.flatMap((one) => reducedRepeat(game, seat, one));
  const saved = due.reduce((sum, { saves }) => (typeof saves === 'number' ? sum + saves : sum), reduced);
  const savedPower = due.flatMap(({ saves }) => (typeof saves === 'object' ? [saves] : []));
  const ignored = due.some(({ saves }) => saves === 'cost') ? 'cost' : ignoring;
  return billForCard(game, {
    seat,
    card,
    costs,
    saved,
    savedPower,
    ...choices,
    ...(ignored !== undefined && { ignoring: ignored }),
  });
};

/** 353.2.a, 353.2.b: the names of those that may be paid, and need not be. */
export const optionalCosts = (game: Game, card: ObjectId): readonly string[] =>
  costsOf(game, card).flatMap(({ as, optional }) => (optional === true ? [as] : []));

/** 353.4.d.1, 352.16: a chosen cost counts as paid, also if nothing was due. The effect knows it by name: 1 or 0. */
export const namesOfPrice = (game: Game, card: ObjectId, paid: readonly string[]): Bindings =>
  Object.fromEntries(
    costsOf(game, card).map(({ as, optional }) => [as, optional !== true || paid.includes(as) ? 1 : 0]),
  );

/** 353.2.b: what events say of a permanent whose text names an optional cost. Accelerate is a keyword (721.1). */
export const paidForText = (paid: readonly string[]): { readonly paid?: true } =>
  paid.some((as) => as !== ACCELERATED.as && as !== INSTEAD) ? { paid: true } : {};

/** 353.2.b, 353.4.d.1, 352.16: those that are paid, read from such names. */
export const paidByNames = (game: Game, card: ObjectId, names: Bindings): readonly string[] =>
  optionalCosts(game, card).filter((as) => names[as] === 1);

/** 353.2: with each time that a cost may be paid. */
const costsOf = (game: Game, id: ObjectId): readonly AdditionalCost[] => askedOf(game, id).flatMap(timesOver);

/** 353.2, 721.1 */
const askedOf = (game: Game, id: ObjectId): readonly AdditionalCost[] => {
  const card = cardOf(game, id);
  const printed = additionalCosts(card).filter((one) => one.from === undefined && isAsked(game, id, one));
  return hasKeyword(factsOf(game, id), ACCELERATE) || isAccelerated(game, id) ? [...printed, ACCELERATED] : printed;
};

const additionalCosts = (card: RiftboundCard): readonly AdditionalCost[] =>
  isMainDeckCard(card) ? (card.additionalCosts ?? []) : [];

/** 351.1, 353.1: what a text has its player pay to play the card from the trash. */
export const costsFromTrash = (game: Game, id: ObjectId): readonly AdditionalCost[] =>
  zoneKindOf(game, id) === 'trash'
    ? additionalCosts(cardOf(game, id)).filter((one) => one.from === 'trash' && isAsked(game, id, one))
    : [];

/** 721.1: a permanent of its player gives the keyword to units that are played from elsewhere than a hand. */
const isAccelerated = (game: Game, id: ObjectId): boolean => {
  const { controller, marks } = objectOf(game, id);
  const isFromHand = zoneKindOf(game, id) === 'hand' || marks['fromHand'] === true;
  return (
    cardOf(game, id).type === 'unit' &&
    !isFromHand &&
    boardOfSeat(game, controller).some((one) => hasFlag(factsOf(game, one), 'acceleratesFromElsewhere'))
  );
};

/** Each time is one more set of costs to choose from, and one more name: so many are offered. */
const TIMES_MAX = 20;

const timesPaid = (cost: AdditionalCost, paid: readonly string[]): number =>
  cost.optional === true ? timesOver(cost).filter(({ as }) => paid.includes(as)).length : 1;

/**
 * 353.2.b: a cost that is paid several times takes all its objects in one part: which of them pays for which time makes
 * no difference. Parts apart would be so many needs, and every group of needs is examined.
 */
const joined = (cost: AdditionalCost, times: number): readonly AdditionalCost[] => {
  if (times === 0) return [];
  const { saves } = cost;
  return [
    {
      ...cost,
      costs: cost.costs.map((one) => timesAsMuch(one, times)),
      ...(typeof saves === 'number' && { saves: saves * times }),
      ...(typeof saves === 'object' && { saves: { ...saves, n: saves.n * times } }),
    },
  ];
};

const timesAsMuch = (cost: RiftboundCost, times: number): RiftboundCost => {
  if ('count' in cost) return { ...cost, count: cost.count * times };
  return 'n' in cost ? { ...cost, n: cost.n * times } : cost;
};

/** 353.2.b: the names by which the effect knows each time that a cost was paid. */
const timesOver = (cost: AdditionalCost): readonly AdditionalCost[] =>
  cost.anyNumber === true
    ? Array.from({ length: TIMES_MAX }, (_, index) => ({
        ...cost,
        as: index === 0 ? cost.as : `${cost.as}-${index + 1}`,
      }))
    : [cost];

/** 353.2.b: which optional costs may be paid together: of one that is paid any number of times the first ones. */
export const optionalSets = (
  game: Game,
  { seat, card }: Pick<Priced, 'seat' | 'card'>,
): readonly (readonly string[])[] =>
  askedOf(game, card)
    .filter(({ optional }) => optional === true)
    .reduceRight<readonly (readonly string[])[]>(
      (sets, cost) => prefixesOf(game, seat, card, cost).flatMap((names) => sets.map((set) => [...names, ...set])),
      [[]],
    );

const prefixesOf = (game: Game, seat: Seat, card: ObjectId, cost: AdditionalCost): readonly (readonly string[])[] => {
  if (cost.anyNumber !== true) return [[], [cost.as]];
  const parts = cost.costs.filter(isCostPart);
  const there = parts.map((part) => givableFor(game, { seat, source: card, without: [card] }, part));
  const names = timesOver(cost).map(({ as }) => as);
  const most = Math.min(names.length, ...there.map(({ length }, at) => Math.floor(length / (parts[at]?.count ?? 1))));
  return Array.from({ length: most + 1 }, (_, times) => names.slice(0, times));
};

/** 353.2: only what a text asks for at this time. */
const isAsked = (game: Game, source: ObjectId, { while: condition }: AdditionalCost): boolean =>
  condition === undefined ||
  holds(game, condition, { source, controller: objectOf(game, source).controller, bindings: {} });

/** A text of a battlefield takes 1 energy off what its player pays for Repeat; never below 0. */
const CHEAPER_REPEAT = 'cheaperRepeat';

/** 353.4, keyword.repeat */
const reducedRepeat = (game: Game, seat: Seat, { as, costs }: AdditionalCost): readonly RiftboundCost[] => {
  if (as !== REPEAT) return costs;
  const less = battlefieldsOf(game).filter(
    (id) => controllerOf(game, id) === seat && hasFlag(factsOf(game, id), CHEAPER_REPEAT),
  ).length;
  return costs.flatMap((cost): readonly RiftboundCost[] => {
    if (cost.pay !== 'energy') return [cost];
    const n = cost.n - less;
    return n > 0 ? [{ ...cost, n }] : [];
  });
};
