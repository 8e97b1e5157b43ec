import type { Game, ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents, battlefieldsOf, contesterOf, controllerOf, seatsAt } from '../../state.js';

export const SHOWDOWN_STAGED = [rift('322.8'), rift('322.9')];
export const COMBAT_STAGED = [rift('322.10'), rift('322.11')];

/**
 * 322.8, 322.9: a showdown is staged where who contests has units and no opponent does; a controller without units
 * there does not stop it, nor do units of teammates.
 */
export const isShowdownStaged = (game: Game, battlefield: ObjectId): boolean => {
  const contester = contesterOf(game, battlefield);
  if (contester === null || controllerOf(game, battlefield) === contester) return false;
  const there = seatsAt(game, battlefield);
  return there.includes(contester) && !there.some((seat) => areOpponents(game, contester, seat));
};

/** 322.10, 322.11, 434: a combat is staged where units of opponents are, one of whom has contested it. */
export const isCombatStaged = (game: Game, battlefield: ObjectId): boolean => {
  const contester = contesterOf(game, battlefield);
  const there = seatsAt(game, battlefield);
  return contester !== null && there.includes(contester) && there.some((seat) => areOpponents(game, contester, seat));
};

export const stagedShowdowns = (game: Game): readonly ObjectId[] =>
  battlefieldsOf(game).filter((battlefield) => isShowdownStaged(game, battlefield));
export const stagedCombats = (game: Game): readonly ObjectId[] =>
  battlefieldsOf(game).filter((battlefield) => isCombatStaged(game, battlefield));
