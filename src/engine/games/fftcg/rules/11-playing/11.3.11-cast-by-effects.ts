import {
  call,
  done,
  go,
  hasFailed,
  objectIn,
  occur,
  procedure,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { castSummon, refuseSummon } from './11.3-summons.js';
import { castCharacter, refuseCharacter } from './11.4-characters.js';

/** A card that an effect has its player cast, whether its cost is paid, and what is added to it this time only. */
export type OrderedCast = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly free: boolean;
  readonly add?: number;
};

/** By name, since what is cast may have an effect that casts in its turn. */
export const CAST_BY_EFFECT = 'cast-by-effect';

/**
 * 11.3.11, 11.4.1.1: right after the effect has resolved, in anybody's turn and before anybody has priority; a
 * Character without the stack and without responses. What cannot be cast then stays where it is (2.3).
 */
export const castByEffect = procedure<OrderedCast>(CAST_BY_EFFECT, {
  cast: (game, order) => {
    const refusal = refusalOf(game, order);
    if (refusal !== null) return occur(notCast(order, refusal), 'end');
    const casting = cardOf(game, order.card).type === 'summon' ? castSummon : castCharacter;
    return call(casting.with({ ...order, ordered: true }), 'ended');
  },
  ended: (_game, order, result) => (hasFailed(result) ? occur(notCast(order, []), 'end') : go('end')),
  end: () => done(),
});

const refusalOf = (game: Game, order: OrderedCast): readonly Citation[] | null => {
  if (objectIn(game, order.card) === undefined) return [];
  const refusal: Rejection | null =
    cardOf(game, order.card).type === 'summon' ? refuseSummon(game, order) : refuseCharacter(game, order);
  return refusal?.cites ?? null;
};

const notCast = ({ seat, card }: OrderedCast, why: readonly Citation[]) => ({
  kind: 'notCast',
  cites: [fftcg('2.3'), ...why],
  seat,
  object: card,
});
