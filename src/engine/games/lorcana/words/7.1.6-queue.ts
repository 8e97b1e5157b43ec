import {
  evaluate,
  kindOfZone,
  orderAfterwards,
  present,
  type Amount,
  type Effect,
  type Game,
  type GameObject,
  type Instruction,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import type { Terms } from '../rules/04-turn-structure/4.3.4-play.js';
import { PLAY_BY_EFFECT, type OrderedPlay } from '../rules/07-abilities/7.1.6-ordered.js';

/** What an effect orders to be played (7.1.6) comes into play (4.3.4.7), so what is there cannot be played. */
export const outOfPlay = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  present(game, ids).filter(({ zone }) => kindOfZone(zone) !== 'play');

type Playing = Effect & { readonly exerted?: boolean; readonly then?: Effect; readonly add?: Amount };

/** 7.1.6: the card is played when the effect has fully resolved. `stays`: from where it is then. */
export const queue = (
  { game, node, scope, from }: Running<Playing>,
  card: ObjectId,
  { free, stays }: Pick<Terms, 'free' | 'stays'>,
): Instruction => {
  const then = { ...scope, at: { ...scope.at, path: [...scope.at.path, 'then'] } };
  const add = evaluate(game, node.add ?? 0, from);
  const terms = { free, add, exerted: node.exerted === true, stays };
  const order: OrderedPlay = { card, seat: scope.controller, terms };
  const locals = node.then === undefined ? order : { ...order, then };
  return orderAfterwards(game, { procedure: PLAY_BY_EFFECT, locals }, 'end');
};
