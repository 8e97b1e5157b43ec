import {
  chosenFor,
  invariant,
  type Bindings,
  type Cost,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isRiftboundCost, type RiftboundCost } from '../../cost.js';
import { rift } from '../../rulebook.js';
import { billOf, type Bill, type ForChoices } from '../346-playing/353-bill.js';
import { choicesOfTriggered } from './390-choices.js';

type PriceOfAbility = ForChoices & {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly costs: readonly Cost[];
};

/** 391: the cost before the colon, and its changes. */
export const billForAbility = (game: Game, { costs, ...price }: PriceOfAbility): Bill =>
  billOf(game, { ...price, costs: costs.map(known), purposes: USING, paidFor: 'ability', cites: FOR_ABILITIES });

/** What has triggered has no base cost (391.1.b): only what it has chosen may cost something. */
export const billForTriggered = (game: Game, item: ObjectId, bindings: Bindings): Bill => {
  const choices = choicesOfTriggered(game, item, bindings);
  const { controller: seat, source } = choices;
  return billOf(game, {
    seat,
    source: source.object,
    costs: [],
    chosen: chosenFor(game, choices),
    purposes: USING,
    paidFor: 'other',
    cites: FOR_ABILITIES,
  });
};

export const WITHOUT_BASE_COST = rift('391.1.b');

const USING = { energy: 'abilityEnergy', power: 'abilityPower' };
const FOR_ABILITIES = [rift('391.1'), rift('391.2'), rift('391.3'), rift('392.1'), rift('393.1')];

const known = (cost: Cost): RiftboundCost => {
  invariant(isRiftboundCost(cost), `${cost.pay} is a cost of Riftbound`);
  return cost;
};
