import {
  costChanges,
  evaluate,
  invariant,
  reject,
  type Citation,
  type Cost,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
  type Viewpoint,
} from '../../../../kernel/index.js';
import { ELEMENTS } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { isDull } from '../../state.js';
import { isCostPart, isFftcgCost, isOtherCost, type FftcgCost } from '../../cost.js';
import { spendingOf } from '../06-definitions/6.7-counters-and-crystals.js';
import { refuseHastyDulling } from '../15-keywords/15.2.2-haste.js';
import type { RulesOfUse } from './11.6-action-abilities.js';
import { rulesOfUse } from './11.7-special-abilities.js';
import { plus, surplusFor, type Cp, type CpBill } from './11.2-bill.js';

/** What a use of an ability costs: by whom, of which card, and for which X (11.6.7). */
export type AbilityPrice = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly costs: readonly Cost[];
  readonly x: number;
};

/** 11.6.9, 11.7.9: the cost as it is when the ability is announced; what changes later changes nothing of it. */
export const billForAbility = (game: Game, { seat, source, costs: all, x }: AbilityPrice): CpBill => {
  const costs = knownCosts(all);
  const rules = rulesOfUse(costs);
  const { amounts, usedUp } = costChanges(game, { card: source, seat, purpose: 'ability' });
  const change = amounts.reduce((sum, amount) => sum + amount, 0);
  const cp = changed(cpIn(game, costs, { source, controller: seat, bindings: {} }, x), change);
  const givesItselfUp = !costs.every(isOtherCost);
  return {
    seat,
    source,
    cp,
    without: givesItselfUp ? [source] : [],
    surplus: surplusFor(cp),
    parts: costs.filter(isCostPart),
    spends: spendingOf(costs),
    more: [...selfEvents(seat, source, costs, rules), ...usedUpEvents(usedUp, rules.cost)],
    rules: { element: rules.cp, surplus: rules.cp, itself: rules.cp },
    cites: [rules.paid, rules.cost],
  };
};

export const knownCosts = (costs: readonly Cost[]): readonly FftcgCost[] =>
  costs.map((cost) => {
    invariant(isFftcgCost(cost), `${cost.pay} is a cost of FF-TCG`);
    return cost;
  });

/**
 * 11.3.5, 11.4.4, 11.6.7, 11.7.7: amounts that refer to something are looked up now; X is the number that its player
 * has chosen.
 */
export const cpIn = (game: Game, costs: readonly FftcgCost[], from: Viewpoint, x: number): Cp =>
  costs.reduce<Cp>(
    (sum, cost) => {
      if (cost.pay !== 'cp') return sum;
      const any = cost.any === undefined ? 0 : Math.max(0, evaluate(game, cost.any, from));
      return plus(sum, { of: cost.of ?? {}, any: any + (cost.x ?? 0) * x });
    },
    { of: {}, any: 0 },
  );

export const asksForX = (costs: readonly Cost[]): boolean =>
  knownCosts(costs).some((cost) => cost.pay === 'cp' && (cost.x ?? 0) > 0);

/**
 * What is added is CP of any element; what is taken off is taken off those first, then off the icons in the order of
 * the elements.
 */
const changed = ({ of, any }: Cp, change: number): Cp => {
  let left = -change - Math.min(any, -change);
  const rest = ELEMENTS.map((element) => {
    const amount = of[element] ?? 0;
    const taken = Math.min(amount, left);
    left -= taken;
    return [element, amount - taken] as const;
  });
  return { of: Object.fromEntries(rest.filter(([, amount]) => amount > 0)), any: Math.max(0, any + change) };
};

/** Lasting effects for "the next" card or ability are over. */
export const usedUpEvents = (effects: readonly string[], rule: Citation): readonly GameEvent[] =>
  effects.length === 0 ? [] : [{ kind: 'effectsEnded', cites: [rule], effects }];

/** 11.6.2.2, 11.7.2.2: active, and with Haste or under control since before (15.2.2.3). */
export const refuseDull = (game: Game, source: ObjectId, rules: RulesOfUse): Rejection | null =>
  isDull(game, source)
    ? reject('cost.dull', [rules.paid], 'The card is dull already.', { source })
    : refuseHastyDulling(game, source, rules.dull);

/** What happens to the card itself. */
const selfEvents = (
  seat: Seat,
  source: ObjectId,
  costs: readonly FftcgCost[],
  rules: RulesOfUse,
): readonly GameEvent[] =>
  costs.flatMap((cost): readonly GameEvent[] => {
    const cites = [rules.paid];
    switch (cost.pay) {
      case 'dull':
        return [{ kind: 'dulled', cites: [rules.dull, ...cites], object: source }];
      case 'break-self':
        return [{ kind: 'putInto', cites: [fftcg('15.1.1.3.2'), ...cites], object: source, zone: 'break', at: 'last' }];
      case 'remove-self':
        return [{ kind: 'putInto', cites, object: source, zone: 'removed', at: 'last' }];
      case 'discard-self':
        return [{ kind: 'discarded', cites, seat, object: source }];
      default:
        return [];
    }
  });
