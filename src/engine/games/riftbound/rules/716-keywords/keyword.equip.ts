import { invariant, type AbilityRef, type Cost, type Game, type ObjectId } from '../../../../kernel/index.js';
import { isRiftboundCost, type RiftboundCost } from '../../cost.js';
import { cardOf } from '../../state.js';

/** The activated ability of a card by which it is equipped. */
export const EQUIP = 'equip';

/** keyword.equip: what the printed ability costs, also while its text rests; undefined of what has none. */
export const equipCostsOf = (game: Game, id: ObjectId): readonly RiftboundCost[] | undefined =>
  cardOf(game, id)
    .abilities.flatMap((one) => (one.kind === 'activated' && one.name === EQUIP ? [one.costs.map(known)] : []))
    .at(0);

/** The text by which a card is equipped that its player carries out by hand; undefined if it has none. */
export const equipByHandOf = (game: Game, id: ObjectId): AbilityRef | undefined => {
  const card = cardOf(game, id);
  const index = card.abilities.findIndex((one) => one.kind === 'unscripted' && one.name === EQUIP);
  return index < 0 ? undefined : { definition: card.id, path: ['abilities', index, 'effect'] };
};

const known = (cost: Cost): RiftboundCost => {
  invariant(isRiftboundCost(cost), `${cost.pay} is a cost of Riftbound`);
  return cost;
};

/** keyword.weaponmaster: so much power of it is not paid, of whatever domain it is. */
export const lessPower = (costs: readonly RiftboundCost[], less: number): readonly RiftboundCost[] => {
  const [first, ...others] = costs;
  if (first === undefined || less <= 0) return costs;
  if (first.pay !== 'power') return [first, ...lessPower(others, less)];
  const taken = Math.min(first.n, less);
  const rest = lessPower(others, less - taken);
  return taken === first.n ? rest : [{ ...first, n: first.n - taken }, ...rest];
};
