import { factsOf } from '../continuous/board.js';
import { numberOf } from '../continuous/facts.js';
import type { Game } from '../match/draft.js';
import type { GameObject, ObjectId } from '../match/state.js';
import type { Amount } from './amount.js';
import { within } from './comparison.js';
import type { Condition } from './condition.js';
import { boundIds, matches, selected, type Viewpoint } from './matches.js';

/** The amount at this moment. Of an object that is gone, what it last was; of nothing, 0. */
export const evaluate = (game: Game, amount: Amount, from: Viewpoint): number => {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return selected(game, amount.count, from).length * (amount.times ?? 1);
  if ('bound' in amount) return asNumber(from.bindings[amount.bound]);
  const [id] = boundIds(amount.of, from);
  if (id === undefined) return 0;
  if ('number' in amount) return numberOf(factsOf(game, id), amount.number);
  if ('keyword' in amount) return factsOf(game, id).keywords[amount.keyword] ?? 0;
  return asNumber(lastKnown(game, id)?.marks[amount.mark]);
};

export const holds = (game: Game, condition: Condition, from: Viewpoint): boolean => {
  if ('count' in condition) return within(condition.is, selected(game, condition.count, from).length);
  if ('turn' in condition) return (condition.turn === 'yours') === (game.state.turn.active === from.controller);
  if ('happened' in condition) return within(condition.is, timesThisTurn(game, condition.happened, condition.by, from));
  if ('not' in condition) return !holds(game, condition.not, from);
  if ('all' in condition) return condition.all.every((part) => holds(game, part, from));
  if ('any' in condition) return condition.any.some((part) => holds(game, part, from));
  const ids = boundIds(condition.object, from);
  return ids.length > 0 && ids.every((id) => matches(game, condition.matches, id, from));
};

/** The object, or what it was when it left. */
export const lastKnown = (game: Game, id: ObjectId): GameObject | undefined =>
  game.state.objects[id] ?? game.state.former[id]?.object;

const timesThisTurn = (game: Game, kind: string, by: 'you' | 'opponents' | undefined, from: Viewpoint): number =>
  game.state.history.filter(
    (event) =>
      event.turn === game.state.turn.number &&
      event.kind === kind &&
      (by === undefined || (by === 'you') === (event.seat === from.controller)),
  ).length;

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
