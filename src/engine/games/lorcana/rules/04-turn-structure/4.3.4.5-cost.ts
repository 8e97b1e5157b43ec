import {
  boardOf,
  evaluate,
  holds,
  kindOfZone,
  matches,
  objectOf,
  viewpointOf,
  type Active,
  type Citation,
  type CostAbility,
  type Game,
  type ObjectId,
  type Seat,
  type Viewpoint,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** The ink part of a total cost, and the rules by which it is not what is printed. */
export type TotalInk = {
  readonly ink: number;
  readonly cites: readonly Citation[];
  /** Lasting effects for "the next" card, used up by this payment. */
  readonly usedUp: readonly string[];
};

/** What ink is paid for, in the words of cost abilities. */
export type Purpose = 'play' | 'move' | 'ability' | 'effect';

/** What the ink is paid for; for a move also who moves, whom cost abilities know as `mover`. */
export type Priced = {
  readonly card: ObjectId;
  readonly base: number;
  readonly purpose: Purpose;
  readonly mover?: ObjectId;
};

/**
 * 4.3.4.5: what changes a cost, increases first and reductions after them; never below 0. The cost itself, as other
 * effects see it, does not change (4.3.4.9).
 */
export const totalInk = (game: Game, seat: Seat, { card, base, purpose, mover }: Priced): TotalInk => {
  const moving = mover === undefined ? {} : { mover: [mover] };
  const others = fromOthers(game, card, purpose);
  const own = fromItself(game, seat, card, purpose);
  const changes = [
    ...others.flatMap((active) => amountOf(game, active.ability, knowing(viewpointOf(active), moving))),
    ...own,
  ];
  const increased = changes.filter((change) => change > 0).reduce((sum, change) => sum + change, base);
  const reduced = changes.filter((change) => change < 0).reduce((sum, change) => sum + change, increased);
  const outsidePlay = own.length > 0 ? [lorcana('7.6.5')] : [];
  return {
    ink: Math.max(0, reduced),
    cites: changes.length > 0 ? [...outsidePlay, lorcana('4.3.4.5')] : [],
    usedUp: others.flatMap(({ effect }) => (effect?.once === true ? [effect.id] : [])),
  };
};

const knowing = (from: Viewpoint, names: Viewpoint['bindings']): Viewpoint => ({
  ...from,
  bindings: { ...from.bindings, ...names },
});

/** Whose cards an ability makes dearer or cheaper is said by its filter. */
const fromOthers = (game: Game, card: ObjectId, purpose: Purpose): readonly Active<CostAbility>[] =>
  boardOf(game).costs.filter(({ ability, ...active }) => {
    if (ability.for !== purpose || ability.affects === undefined) return false;
    return matches(game, ability.affects, card, viewpointOf({ ability, ...active }));
  });

/** 7.6.5: abilities of the card itself that function where it is, such as "costs less while …" in hand. */
const fromItself = (game: Game, seat: Seat, card: ObjectId, purpose: Purpose): readonly number[] => {
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
