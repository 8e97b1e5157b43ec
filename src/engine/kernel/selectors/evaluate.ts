import { multiplied, type Amount } from '../abilities/amount.js';
import type { Condition } from '../abilities/condition.js';
import type { Filter } from '../abilities/filter.js';
import { factsOf } from '../board/facts.js';
import { isPlaying, objectIn, type Game } from '../game/draft.js';
import { spend } from '../rules/effort.js';
import { numberOf } from '../state/facts.js';
import { NOBODY, type Viewpoint } from '../state/scope.js';
import type { ObjectId, Remembered } from '../state/state.js';
import { teamOf } from '../state/teams.js';
import { boundIds, matches, plainAmount, selected, usable, within } from './matches.js';

/**
 * The amount at this moment. For an object that is gone its last value, where it counts; for no object, and what is
 * unknown, 0.
 */
export const evaluate = (game: Game, amount: Amount, from: Viewpoint): number => {
  const value = valueOf(game, amount, from);
  return Number.isNaN(value) ? 0 : value;
};

const valueOf = (game: Game, amount: Amount, from: Viewpoint): number => {
  if (typeof amount === 'number') return amount;
  spend(game, 1);
  if ('count' in amount) return multiplied(selected(game, amount.count, from).length, amount.times);
  if ('happened' in amount) return multiplied(timesThisTurn(game, amount, from), amount.times);
  if ('plus' in amount) {
    const sum = amount.plus.reduce<number>((total, part) => total + valueOf(game, part, from), 0);
    return multiplied(sum, amount.times);
  }
  if ('product' in amount) {
    const [one, other] = amount.product;
    return multiplied(valueOf(game, one, from), valueOf(game, other, from));
  }
  if ('total' in amount) {
    const ids = selected(game, amount.on, from);
    return ids.reduce((sum, id) => sum + markOn(game, id, amount.total), 0);
  }
  if ('sum' in amount) return numbersAmong(game, amount.sum, amount.among, from).reduce((sum, one) => sum + one, 0);
  if ('highest' in amount) return Math.max(0, ...numbersAmong(game, amount.highest, amount.among, from));
  if ('divided' in amount) {
    const exact = valueOf(game, amount.divided, from) / amount.by;
    return multiplied(amount.down === true ? Math.floor(exact) : Math.ceil(exact));
  }
  if ('when' in amount) {
    const { when, amount: then, otherwise = 0 } = amount;
    return valueOf(game, holds(game, when, from) ? then : otherwise, from);
  }
  return plainAmount(game, amount, from);
};

const numbersAmong = (game: Game, name: string, among: Filter, from: Viewpoint): readonly number[] =>
  selected(game, among, from).map((id) => usable(game, numberOf(factsOf(game, id), name)));

const markOn = (game: Game, id: ObjectId, mark: string): number => {
  const value = objectIn(game, id)?.marks[mark];
  return typeof value === 'number' ? value : 0;
};

export const holds = (game: Game, condition: Condition, from: Viewpoint): boolean => {
  spend(game, 1);
  if ('count' in condition) return within(game, condition.is, selected(game, condition.count, from).length, from);
  if ('turn' in condition)
    return from.controller !== NOBODY && (condition.turn === 'yours') === (game.state.turn.active === from.controller);
  if ('phase' in condition) return condition.phase.includes(game.state.turn.phase);
  if ('happened' in condition) return within(game, condition.is, timesThisTurn(game, condition, from), from);
  if ('more' in condition) return valueOf(game, condition.more, from) > valueOf(game, condition.than, from);
  if ('anyPlayer' in condition) return holdsForAny(game, condition, from);
  if ('not' in condition) return !holds(game, condition.not, from);
  if ('all' in condition) return condition.all.every((part) => holds(game, part, from));
  if ('any' in condition) return condition.any.some((part) => holds(game, part, from));
  const ids = boundIds(condition.object, from);
  return ids.length > 0 && ids.every((id) => matches(game, condition.matches, id, from));
};

type OfPlayers = Extract<Condition, { readonly anyPlayer: unknown }>;

const holdsForAny = (game: Game, { anyPlayer, holds: condition }: OfPlayers, from: Viewpoint): boolean => {
  const { controller, bindings } = from;
  if (anyPlayer === 'opponents' && controller === NOBODY) return false;
  const team = anyPlayer === 'opponents' ? teamOf(game.state, controller) : [];
  const players = game.state.seats.filter((seat) => isPlaying(game, seat) && !team.includes(seat));
  return players.some((player) => holds(game, condition, { ...from, bindings: { ...bindings, player } }));
};

type Happened = Omit<Extract<Condition, { readonly happened: string }>, 'is'>;

const timesThisTurn = (game: Game, { happened, by, who, tagged, named, about }: Happened, from: Viewpoint): number => {
  const { history, turn } = game.state;
  spend(game, history.length >> 3);
  const [object] = about === undefined ? [] : boundIds(about, from);
  if (about !== undefined && object === undefined) return 0;
  return history.filter(
    (event) =>
      event.turn === turn.number &&
      event.kind === happened &&
      (by === undefined || (from.controller !== NOBODY && (by === 'you') === (event.seat === from.controller))) &&
      (who === undefined || event.seat === from.bindings[who]) &&
      (object === undefined || event.object === object) &&
      (tagged === undefined || isTagged(game, event, tagged)) &&
      (named === undefined || isNamed(game, event, named)),
  ).length;
};

const isNamed = ({ rules }: Game, { definition }: Remembered, name: string): boolean =>
  definition !== undefined && rules.card(definition).facts.names.includes(name);

const isTagged = ({ rules }: Game, { definition }: Remembered, tags: readonly string[]): boolean =>
  definition !== undefined && tags.every((tag) => rules.card(definition).facts.tags.includes(tag));
