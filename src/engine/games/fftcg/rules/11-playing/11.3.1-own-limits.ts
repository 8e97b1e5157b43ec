import { holds, reject, type Game, type ObjectId, type Rejection, type Seat } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';

/** 2.2: the refusal of a card whose own text keeps it from being cast now, or null. */
export const refuseByOwnText = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const { castWhile, type } = cardOf(game, card);
  if (castWhile === undefined || holds(game, castWhile, { source: card, controller: seat, bindings: {} })) return null;
  const cites = [fftcg('2.2'), fftcg(type === 'summon' ? '11.3.1' : '11.4.1')];
  return reject('cast.forbidden', cites, 'Its own text forbids casting it now.', { card });
};
