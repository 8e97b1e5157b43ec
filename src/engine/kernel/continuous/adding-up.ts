import type { Ability } from '../abilities/ability.js';
import type { Active } from '../game/board.js';
import type { Game } from '../game/draft.js';
import type { Bindings } from '../state/state.js';

const NO_BINDINGS: Bindings = {};

/** What the text of an ability knows from the beginning: its number, where it has one. */
export const numbered = ({ n }: Ability): Bindings => (n === undefined ? NO_BINDINGS : { n });

/**
 * The abilities that one object has, less those that it has already: of a name and kind only the first, with the
 * numbers of all of them, in games in which abilities add up.
 */
export const addedUp = <A extends Pick<Active<Ability>, 'ability' | 'bindings'>>(
  { rules }: Pick<Game, 'rules'>,
  had: readonly A[],
): readonly A[] => {
  if (rules.game.abilitiesAddUp !== true || had.length < 2) return had;
  const sums = new Map<string, number>();
  for (const { ability } of had) sums.set(nameOf(ability), (sums.get(nameOf(ability)) ?? 0) + (ability.n ?? 0));
  return had
    .filter(({ ability }, at) => had.findIndex((other) => nameOf(other.ability) === nameOf(ability)) === at)
    .map((one) =>
      one.ability.n === undefined
        ? one
        : { ...one, bindings: { ...one.bindings, n: sums.get(nameOf(one.ability)) ?? 0 } },
    );
};

/** Whether it is one more of its name that changes nothing: what applies continuously adds up by its number alone. */
export const isRepeated = (
  { rules }: Pick<Game, 'rules'>,
  ability: Ability,
  before: readonly { readonly ability: Ability }[],
): boolean =>
  rules.game.abilitiesAddUp === true &&
  ability.n === undefined &&
  before.some((other) => nameOf(other.ability) === nameOf(ability));

const nameOf = (ability: Ability): string =>
  `${ability.kind} ${ability.kind === 'keyword' ? ability.keyword : ability.name}`;
