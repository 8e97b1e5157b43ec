import {
  factsOf,
  hasFlag,
  hasKeyword,
  isForbidden,
  mayBeProhibited,
  objectIn,
  objectOf,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import type { Attacking, Opposing } from '../../events/turn.main.attack-battles.js';
import { ashes } from '../../rulebook.js';
import {
  attackOf,
  battlefieldOf,
  hasGuarded,
  isExhausted,
  isInPlay,
  isUnit,
  lifeOf,
  phoenixbornOf,
  playing,
} from '../../state.js';

/** turn.main.attack.1, exhaust.2: unexhausted units, unless a text says otherwise. */
export const canAttack = (game: Game, id: ObjectId): boolean =>
  isUnit(game, id) && !isExhausted(game, id) && !hasFlag(factsOf(game, id), 'cannotAttack');

/** glossary.blocker.1, turn.main.attack.phoenixborn.2, and what the texts of both cards say (resolve.4). */
export const canBlock = (game: Game, id: ObjectId, attacker: ObjectId): boolean =>
  isUnit(game, id) &&
  !isExhausted(game, id) &&
  !hasFlag(factsOf(game, id), 'cannotBlock') &&
  !hasFlag(factsOf(game, attacker), 'cannotBeBlocked') &&
  !passesBy(game, attacker, id);

/**
 * Whether the text of the attacker keeps this card out of its way (resolve.4). Gigantic and Terrifying name units,
 * and a Phoenixborn is not a unit.
 */
const passesBy = (game: Game, attacker: ObjectId, id: ObjectId): boolean => {
  const { bypass, gigantic, terrifying } = factsOf(game, attacker).keywords;
  if (bypass !== undefined || isKept(game, attacker, id)) return true;
  if (!isUnit(game, id)) return false;
  return (
    (gigantic !== undefined && lifeOf(game, id) <= gigantic) ||
    (terrifying !== undefined && attackOf(game, id) <= terrifying)
  );
};

/** resolve.4: a text names what may not block this attacker, or guard against it. */
const isKept = (game: Game, attacker: ObjectId, object: ObjectId): boolean => {
  const opposing = (): Opposing => {
    const { controller: seat } = objectOf(game, object);
    return { kind: 'opposing', cites: [ashes('resolve.4')], seat, object, attacker };
  };
  return isForbidden(game, 'opposing', opposing);
};

/**
 * glossary.guard.1, turn.main.attack.unit.2: units with Unit Guard that are not exhausted; a Phoenixborn once in a
 * round, exhausted or not (turn.main.attack.unit.pbguard). A text may forbid it (resolve.4).
 */
export const guardsFor = (game: Game, seat: Seat, { target, attacker }: Attacked): readonly ObjectId[] => {
  const phoenixborn = phoenixbornOf(game, seat);
  const units = battlefieldOf(game, seat).filter(
    (id) => id !== target && !isExhausted(game, id) && hasKeyword(factsOf(game, id), 'unit-guard'),
  );
  if (hasKeyword(factsOf(game, attacker), 'stalk') || isUnguarded(game, target)) return [];
  const all = [...(phoenixborn === null || hasGuarded(game, phoenixborn) ? [] : [phoenixborn]), ...units];
  return all.filter((id) => !hasFlag(factsOf(game, id), 'cannotGuard') && !passesBy(game, attacker, id));
};

/** resolve.4: by its own text, or by a text about it. */
const isUnguarded = (game: Game, target: ObjectId): boolean =>
  objectIn(game, target) !== undefined && hasFlag(factsOf(game, target), 'cannotBeGuarded');

/** A unit that is attacked, and the one that attacks it. */
export type Attacked = { readonly target: ObjectId; readonly attacker: ObjectId };

/** With `target`: those that may attack it. */
export const attackersOf = (game: Game, seat: Seat, target?: ObjectId): readonly ObjectId[] =>
  battlefieldOf(game, seat).filter(
    (id) => canAttack(game, id) && (target === undefined || mayAttack(game, seat, id, target)),
  );

/** resolve.4: a text may forbid attacks of some units against this target. */
const mayAttack = (game: Game, seat: Seat, object: ObjectId, target: ObjectId): boolean => {
  const attacking = (): Attacking => ({ kind: 'attacking', cites: [ashes('resolve.4')], seat, object, target });
  return !isForbidden(game, 'attacking', attacking);
};

/**
 * turn.main.attack.target, resolve.4: the Phoenixborn and the units of all opponents, but those that cannot be
 * attacked.
 */
export const targetsOf = (game: Game, seat: Seat): readonly ObjectId[] =>
  playing(game)
    .filter((other) => other !== seat)
    .flatMap((other) => [phoenixbornOf(game, other) ?? [], battlefieldOf(game, other)].flat())
    .filter((id) => !hasFlag(factsOf(game, id), 'cannotBeAttacked') && !hasKeyword(factsOf(game, id), 'concealed'))
    .filter((id) => !mayBeProhibited(game, 'attacking') || attackersOf(game, seat, id).length > 0);

/**
 * turn.main.attack.phoenixborn.blocked, turn.main.attack.unit.guarded: a card in play with this mark. A card that has
 * left play neither blocks nor guards (timing.attack.2).
 */
const marked = (game: Game, mark: string, value: ObjectId): ObjectId | null =>
  playing(game)
    .flatMap((seat) => [phoenixbornOf(game, seat) ?? [], battlefieldOf(game, seat)].flat())
    .find((id) => objectIn(game, id)?.marks[mark] === value) ?? null;

/** The unit in play that blocks this attacker (turn.main.attack.phoenixborn.blocked). */
export const blockerOf = (game: Game, attacker: ObjectId): ObjectId | null => marked(game, 'blocking', attacker);
/** The card in play that guards this unit (turn.main.attack.unit.guarded). */
export const guardOf = (game: Game, target: ObjectId): ObjectId | null => marked(game, 'guarding', target);

/** timing.attack.1: those that are still in it. */
export const isAttacking = (game: Game, id: ObjectId): boolean =>
  isInPlay(game, id) && objectOf(game, id).marks['attacking'] !== undefined && !isExhausted(game, id);
