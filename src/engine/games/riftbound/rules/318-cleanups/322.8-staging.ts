import type { Game, ObjectId } from '../../../../kernel/index.js';
import { areOpponents, battlefieldsOf, contesterOf, controllerOf, seatsAt } from '../../state.js';

/** 322.8, 322.9: a showdown is staged where only units of who contests are; a controller without units there does not stop it. */
export const isShowdownStaged = (game: Game, battlefield: ObjectId): boolean => {
  const contester = contesterOf(game, battlefield);
  const there = seatsAt(game, battlefield);
  if (there.length === 0) return false;
  return (
    contester !== null && controllerOf(game, battlefield) !== contester && there.every((seat) => seat === contester)
  );
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
