import {
  boardOf,
  evaluate,
  factsOf,
  holds,
  kindOfZone,
  matches,
  numberOf,
  objectOf,
  viewpointOf,
  type CostAbility,
  type Game,
  type ObjectId,
  type Seat,
  type Viewpoint,
} from '../../../../kernel/index.js';

/**
 * 4.3.4.5: what changes a cost, increases first and reductions after them; never below 0. The cost itself, as other
 * effects see it, does not change (4.3.4.9).
 */
export const inkToPay = (game: Game, seat: Seat, card: ObjectId, base: number, purpose: string): number => {
  const changes = [...fromOthers(game, seat, card, purpose), ...fromItself(game, seat, card, purpose)];
  const increased = changes.filter((change) => change > 0).reduce((sum, change) => sum + change, base);
  const reduced = changes.filter((change) => change < 0).reduce((sum, change) => sum + change, increased);
  return Math.max(0, reduced);
};

const fromOthers = (game: Game, seat: Seat, card: ObjectId, purpose: string): readonly number[] =>
  boardOf(game).costs.flatMap((active) => {
    const { ability } = active;
    if (ability.for !== purpose || ability.affects === undefined) return [];
    const from = viewpointOf(active);
    return active.controller === seat && matches(game, ability.affects, card, from)
      ? amountOf(game, ability, from)
      : [];
  });

/** 7.6.5: abilities of the card itself that function where it is, such as "costs less while …" in hand. */
const fromItself = (game: Game, seat: Seat, card: ObjectId, purpose: string): readonly number[] => {
  const { definition, zone } = objectOf(game, card);
  const from = { source: card, controller: seat, bindings: {} };
  return (game.rules.card(definition).abilities.cost ?? []).flatMap(({ ability }) =>
    ability.for === purpose && ability.affects === undefined && (ability.zones ?? []).includes(kindOfZone(zone))
      ? amountOf(game, ability, from)
      : [],
  );
};

const amountOf = (game: Game, ability: CostAbility, from: Viewpoint): readonly number[] =>
  ability.while === undefined || holds(game, ability.while, from) ? [evaluate(game, ability.add, from)] : [];

/** The printed ink cost and what changes it. */
export const inkCostToPlay = (game: Game, seat: Seat, card: ObjectId): number =>
  inkToPay(game, seat, card, numberOf(factsOf(game, card), 'cost'), 'play');
