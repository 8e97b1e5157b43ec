import {
  changedCost,
  costChanges,
  invariant,
  type Citation,
  type CostChanges,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isCostPart, type CostPart, type RiftboundCost, type SavedPower } from '../../cost.js';
import { rift } from '../../rulebook.js';
import { cardOf, type Limited } from '../../state.js';
import { amountOfPower, changedTo, domainOfCost, plus, type Power } from '../119-objects/134.2-power-costs.js';
import { ITS_OWN_PRICE } from '../357-abilities/363-outside-board.js';
import { limitedFor, type PaidFor } from './354-limited.js';
import { AT_ITS_COST } from './406-played.js';
import { DEFLECTED, deflectOf } from '../716-keywords/725-deflect.js';

/** What is paid at once (354), by whom, and for what. */
export type Bill = {
  readonly seat: Seat;
  /** The card that is played, or whose ability is used. */
  readonly source: ObjectId;
  readonly energy: number;
  readonly power: Power;
  readonly experience: number;
  /** Parts for which objects or cards are chosen. */
  readonly parts: readonly CostPart[];
  /** What the object itself gives. */
  readonly itself: readonly ItselfCost['pay'][];
  /** What may not be used for it: targets that it would make illegal (354.3), the card that is played. */
  readonly without: readonly ObjectId[];
  /** Resources for one use alone that may pay it; absent: the player has none. */
  readonly limited?: readonly Limited[];
  /** Lasting effects for "the next" card or ability. */
  readonly usedUp: readonly string[];
  readonly cites: readonly Citation[];
};

export type ItselfCost = Exclude<RiftboundCost, CostPart | { readonly pay: 'energy' | 'power' | 'experience' }>;

/** What is asked for a card (353): what is ignored of it, and which additional costs were chosen. */
export type PriceOfCard = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly ignoring?: Ignored;
  /** Energy that the additional costs take off. */
  readonly saved?: number;
  readonly savedPower?: readonly SavedPower[];
  readonly costs: readonly RiftboundCost[];
};

/** What is chosen for it. */
export type ForChoices = {
  readonly chosen: readonly ObjectId[];
  /** How much power is added for what will be chosen (725.1), before it is. */
  readonly choosing?: number;
};

/** 353.1: the base cost, all of it or its energy. */
export type Ignored = 'cost' | 'energy';

/** 353.1, 352.16: what is read of a price that is remembered. */
export const isIgnored = (value: unknown): value is Ignored => value === 'cost' || value === 'energy';

/** 353: base cost, what is added (353.2, 353.3), then discounts (353.4), never below 0 (353.5). */
export const billForCard = (
  game: Game,
  { seat, card, ignoring, saved = 0, savedPower = [], costs, ...choices }: PriceOfCard & ForChoices,
): Bill => {
  const printed = cardOf(game, card);
  invariant('energy' in printed, 'a card that is played has a cost');
  const base: readonly RiftboundCost[] = [
    ...(ignoring === undefined ? [{ pay: 'energy' as const, n: printed.energy }] : []),
    ...(ignoring === 'cost' ? [] : [{ pay: 'power' as const, n: printed.power ?? 0, of: 'own' as const }]),
  ];
  return billOf(game, {
    seat,
    source: card,
    costs: [...base, ...costs],
    saved,
    savedPower,
    purposes: PLAYING,
    paidFor: 'card',
    cites: FOR_CARDS,
    ...choices,
  });
};

/** "Pay … to …" of a text that resolves: nothing changes it. */
export const billOnResolution = (
  game: Game,
  { seat, source, costs }: Pick<Pricing, 'seat' | 'source' | 'costs'>,
): Bill => billOf(game, { seat, source, costs, purposes: NONE, paidFor: 'other', chosen: [], cites: [rift('416.3')] });

const NONE = { energy: 'none', power: 'none' };
const PLAYING = { energy: 'energy', power: 'power' };
const FOR_CARDS = [
  ...AT_ITS_COST,
  rift('353.3'),
  rift('353.4'),
  rift('353.4.c'),
  rift('353.5'),
  rift('353.1'),
  rift('353.2.a'),
  rift('354.3'),
];

type Pricing = ForChoices & {
  readonly saved?: number;
  readonly savedPower?: readonly SavedPower[];
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly costs: readonly RiftboundCost[];
  readonly purposes: { readonly energy: string; readonly power: string };
  readonly paidFor: PaidFor;
  readonly cites: readonly Citation[];
};

/**
 * 353: what is paid for it, by all that changes that: what is chosen (725.1), what its object itself gives (401.4,
 * 702.2.b), what no part may take (354.2, 354.3), and which effects it uses up (384).
 */
export const billOf = (game: Game, pricing: Pricing): Bill => {
  const { seat, source, costs, saved = 0, savedPower = [], purposes, paidFor, chosen, choosing = 0, cites } = pricing;
  const limited = limitedFor(game, seat, { source, paidFor });
  const changes = {
    energy: costChanges(game, { card: source, seat, purpose: purposes.energy }),
    power: costChanges(game, { card: source, seat, purpose: purposes.power }),
  };
  const amountOf = (pay: 'energy' | 'experience') =>
    costs.reduce((sum, cost) => (cost.pay === pay ? sum + cost.n : sum), 0);
  const deflected = deflectOf(game, seat, chosen) + choosing;
  const power = costs.reduce<Power>(
    (sum, cost) => (cost.pay === 'power' ? plus(sum, domainOfCost(game, source, cost.of), cost.n) : sum),
    { any: deflected },
  );
  return {
    seat,
    source,
    energy: changedCost(amountOf('energy'), saved === 0 ? changes.energy : lowered(changes.energy, saved)),
    power: withoutPower(changedTo(power, changedCost(amountOfPower(power), changes.power)), savedPower),
    experience: amountOf('experience'),
    parts: costs.filter(isCostPart),
    itself: costs.flatMap((cost) => (isItself(cost) ? [cost.pay] : [])),
    without: [...chosen, source],
    ...(limited.length > 0 && { limited }),
    usedUp: [...changes.energy.usedUp, ...changes.power.usedUp],
    cites: [
      ...cites,
      ...(changes.energy.byItself || changes.power.byItself ? ITS_OWN_PRICE : []),
      ...(deflected > 0 ? DEFLECTED : []),
    ],
  };
};

/** 353.4, 353.5: of that domain alone, and never below 0. */
const withoutPower = (power: Power, saved: readonly SavedPower[]): Power =>
  saved.reduce<Power>((left, { of, n }) => {
    const { [of]: amount = 0, ...others } = left;
    return amount > n ? { ...others, [of]: amount - n } : others;
  }, power);

/** With one more reduction, which leaves no least cost. */
const lowered = ({ amounts, leasts }: CostChanges, by: number): Pick<CostChanges, 'amounts' | 'leasts'> => ({
  amounts: [...amounts, -by],
  leasts,
});

const isItself = (cost: RiftboundCost): cost is ItselfCost =>
  !isCostPart(cost) && cost.pay !== 'energy' && cost.pay !== 'power' && cost.pay !== 'experience';
