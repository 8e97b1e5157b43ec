import type { CostAbility } from '../abilities/ability.js';
import { kindOfZone } from '../board/zone.js';
import { boardOf, printOf, viewpointOf, type Active } from '../game/board.js';
import { objectIn, type Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import { matches } from '../selectors/matches.js';
import { type Viewpoint } from '../state/scope.js';
import type { Bindings, ObjectId, Seat } from '../state/state.js';

/** What is paid for: a card, the purpose in the game's words, and the names that cost abilities know. */
export type Priced = {
  readonly card: ObjectId;
  readonly seat: Seat;
  readonly purpose: string;
  readonly names?: Bindings;
  /** What the causing effect adds, this time only. */
  readonly add?: number;
};

export type CostChanges = {
  /** What each functioning ability adds, in their order; a reduction is negative. */
  readonly amounts: readonly number[];
  /** For each of them how much it leaves to pay; null where it says nothing of it. */
  readonly leasts: readonly (number | null)[];
  /** Whether one of them lets the cost be paid with anything, whatever kinds it asks for. */
  readonly ofAny: boolean;
  /** Whether some of it comes from the card itself. */
  readonly byItself: boolean;
  /** Lasting effects for "the next" card, used up by this payment. */
  readonly usedUp: readonly string[];
};

/** What cost abilities and effects add to a cost now. How a game sums it up, and the least cost, are its own rules. */
export const costChanges = (game: Game, priced: Priced): CostChanges => {
  const others = fromOthers(game, priced);
  const own = fromItself(game, priced);
  const { add = 0 } = priced;
  const changes = [
    ...(add === 0 ? [] : [{ amount: add, least: null, ofAny: false }]),
    ...others.flatMap((active) => changeOf(game, active.ability, knowing(viewpointOf(active), priced))),
    ...own,
  ];
  return {
    amounts: changes.map(({ amount }) => amount),
    leasts: changes.map(({ least }) => least),
    ofAny: changes.some(({ ofAny }) => ofAny),
    byItself: own.length > 0,
    usedUp: others.flatMap(({ effect }) => (effect?.once === true ? [effect.id] : [])),
  };
};

const knowing = (from: Viewpoint, { names = {} }: Priced): Viewpoint => ({
  ...from,
  bindings: { ...from.bindings, ...names },
});

/** The filter of an ability determines whose cards cost more or less. */
const fromOthers = (game: Game, { card, purpose }: Priced): readonly Active<CostAbility>[] =>
  boardOf(game).costs.filter((active) => {
    const { for: about, affects } = active.ability;
    return about === purpose && affects !== undefined && matches(game, affects, card, viewpointOf(active));
  });

/**
 * Abilities of the card itself, such as "costs less while …": wherever it is paid for, unless the ability names zones.
 * One that left has none.
 */
const fromItself = (game: Game, { card, seat, purpose }: Priced): readonly OneChange[] => {
  const object = objectIn(game, card);
  if (object === undefined) return [];
  const { zone } = object;
  const from = { source: card, controller: seat, bindings: {} };
  return (game.rules.card(printOf(game, object).text).abilities.cost ?? []).flatMap(({ ability }) =>
    ability.for === purpose &&
    ability.affects === undefined &&
    ability.zones?.includes(kindOfZone(zone)) !== false &&
    works(game, object, ability)
      ? changeOf(game, ability, from)
      : [],
  );
};

type OneChange = { readonly amount: number; readonly least: number | null; readonly ofAny: boolean };

const changeOf = (game: Game, ability: CostAbility, from: Viewpoint): readonly OneChange[] =>
  ability.while === undefined || holds(game, ability.while, from)
    ? [{ amount: evaluate(game, ability.add, from), least: ability.least ?? null, ofAny: ability.ofAny === true }]
    : [];

/**
 * The final cost: increases first, then reductions in the order that leaves least to pay. Reductions with a minimum of
 * their own come first, the greatest minimum before the others. Never below 0.
 */
export const changedCost = (cost: number, { amounts, leasts }: Pick<CostChanges, 'amounts' | 'leasts'>): number => {
  const changes = amounts.map((amount, at) => ({ amount, least: leasts[at] ?? 0 }));
  const increased = changes.reduce((sum, { amount }) => sum + Math.max(0, amount), cost);
  return changes
    .filter(({ amount }) => amount < 0)
    .sort((one, other) => other.least - one.least)
    .reduce((left, { amount, least }) => Math.min(left, Math.max(least, left + amount)), increased);
};
