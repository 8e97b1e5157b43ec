import {
  call,
  done,
  fail,
  factsOf,
  fieldIn,
  give,
  hasFailed,
  hasFlag,
  hasKeyword,
  idIn,
  procedure,
  reject,
  representatives,
  type Action,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { battlefieldAt, battlefieldsOf, championOf, controllerOf, facedownOf, handOf, legendOf } from '../../state.js';
import { billOnResolution } from '../346-playing/353-bill.js';
import { choosePayment, paymentEvents, paymentIn, refuseBill } from '../346-playing/354-payment.js';
import { HIDING } from '../346-playing/727-hidden.js';
import { REFUSED_FOR } from './398.1-discretionary.js';

type Hiding = { readonly seat: Seat; readonly card: ObjectId; readonly at: ObjectId };

/**
 * 408.1, 408.2.a: for one power of any domain (727.1), facedown at a battlefield; it is not played, and makes no chain
 * (727.1.c).
 */
export const hideCard = procedure<Hiding>('hide', {
  pay: (game, hiding) => call(choosePayment.with({ bill: billOf(game, hiding) }), 'hide'),
  hide: (game, hiding, result) => {
    if (hasFailed(result)) return fail();
    const { seat, card: object, at } = hiding;
    const cites = [rift('408.1'), rift('408.2.a'), ...HIDING];
    return give(
      [...paymentEvents(game, billOf(game, hiding), paymentIn(result)), { kind: 'hidden', cites, seat, object, at }],
      'end',
    );
  },
  end: () => done(),
  stopped: () => fail(),
});

const billOf = (game: Game, { seat, card }: Hiding) =>
  billOnResolution(game, {
    seat,
    source: card,
    costs: hidesForNothing(game, seat) ? [] : [{ pay: 'power', n: 1, of: 'any' }],
  });

/** 002 before 408.1: an effect has its player ignore the cost; the legend bears it, as every player has one. */
const hidesForNothing = (game: Game, seat: Seat): boolean =>
  legendOf(game, seat).some((id) => hasFlag(factsOf(game, id), 'hidesForNothing'));

/** 408.1 */
const hideableBy = (game: Game, seat: Seat): readonly ObjectId[] => [...handOf(game, seat), ...championOf(game, seat)];

export const hideAction: Action = {
  name: 'hide',
  fields: ['card', 'at'],
  list: (game, seat) =>
    representatives(game, hideableBy(game, seat), seat).flatMap((card) =>
      battlefieldsOf(game)
        .filter((at) => refuse(game, { seat, card, at }) === null)
        .map((at) => ({ action: 'hide', card, at })),
    ),
  refuse: (game, seat, answer) => {
    const cites = [rift('408.1'), rift('408.2.a')];
    const card = fieldIn(answer, 'card', hideableBy(game, seat), cites, 'a card in your hand or champion zone');
    if (typeof card !== 'string') return card;
    const at = fieldIn(answer, 'at', battlefieldsOf(game), cites, 'a battlefield');
    return typeof at === 'string' ? refuse(game, { seat, card, at }) : at;
  },
  call: (seat, answer) => hideCard.with({ seat, card: idIn(answer, 'card'), at: idIn(answer, 'at') }),
};

/** 106.4.b: a card, and one more where the text of the battlefield says so (002). */
const roomAt = (game: Game, at: ObjectId): number => (hasFlag(factsOf(game, at), 'hidesOneMore') ? 2 : 1);

/** 408.1, 408.2.a, 106.4.b: why it is not hidden there, or null. It is an action of neutral open states alone. */
const refuse = (game: Game, hiding: Hiding): Rejection | null => {
  const { seat, card, at } = hiding;
  if (!hasKeyword(factsOf(game, card), 'hidden'))
    return reject('hide.not-hidden', [rift('408.2.a')], 'Only a card with Hidden is hidden.', { card });
  if (controllerOf(game, at) !== seat)
    return reject(
      'hide.not-yours',
      [rift('408.1'), rift('106.4.c'), REFUSED_FOR.condition],
      'You do not control this battlefield.',
      { at },
    );
  if (facedownAt(game, at).length >= roomAt(game, at))
    return reject(
      'hide.occupied',
      [rift('106.4.b'), rift('106.4'), REFUSED_FOR.condition],
      'A card is facedown there already.',
      { at },
    );
  return refuseBill(game, billOf(game, hiding));
};

/** 106.4.b: facedown cards of any seat at the battlefield. */
const facedownAt = (game: Game, battlefield: ObjectId): readonly ObjectId[] =>
  game.state.seats.flatMap((seat) => facedownOf(game, seat)).filter((id) => battlefieldAt(game, id) === battlefield);
