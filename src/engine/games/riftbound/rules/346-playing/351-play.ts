import {
  announce,
  ask,
  attempt,
  call,
  canBeAnnounced,
  done,
  fail,
  fieldIn,
  go,
  hasFailed,
  idIn,
  isForbidden,
  objectsIn,
  procedure,
  recordOf,
  reject,
  representatives,
  zoneOf,
  type Action,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { isMainDeckCard, isPermanent } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, cardOf, championOf, controllerOf, handOf } from '../../state.js';
import { FORBIDDEN } from '../000-golden-rules.js';
import { refuseMoment, timingOf } from '../301-turn/307-states.js';
import { refuseCondition } from '../357-abilities/363-outside-board.js';
import { mayComeTo } from '../433-combat/419-destinations.js';
import { mayAmbush, placeIn, placesOf, RULES_OF_WHERE } from './352.2-where.js';
import { isClosed } from './352.2-closed.js';
import { hasOnlyPlaces } from './352.2-places-by-text.js';
import { announcementOf, billOf, pricedOf, type Playing } from './352.4-choices.js';
import { choosePrice, isAffordable, paidIn, refusePrice } from './353-price.js';
import { costsFromTrash, namesOfPrice } from './353.2-additional-costs.js';
import { choosePayment, paymentIn } from './354-payment.js';
import { completePlay } from './355-completing.js';
import { HIDDEN, hiddenAt, PLAYED_AS_ANY, playableFacedown } from './727-hidden.js';

/**
 * 350: additional costs (353.2.b), where a unit goes (352.2, or as the text says that has it played: 406.3), modes and
 * targets (352.4), then how it is paid: all of that is only gathered. Then it goes on the chain (351.1), is paid for
 * and finalized in one piece, or nothing has happened (355.1, 355.3).
 */
export const playCard = procedure<Playing>('play', {
  price: (game, playing) => call(choosePrice.with({ priced: pricedOf(game, playing) }), 'where'),
  where: (game, playing, result) => {
    if (hasFailed(result)) return fail();
    const { seat, card } = playing;
    const hidden = hiddenAt(game, card);
    // 727.1.d: where it was hidden, unless two others fight there (436.2.a).
    const at = isUnitCard(game, card) && hidden !== null && mayComeTo(game, seat, hidden) ? hidden : null;
    const priced = { paid: paidIn(result), at };
    if (!isUnitCard(game, card) || hidden !== null || placesOf(game, playing).length === 0)
      return go('announce', priced);
    const { ordered, to, place, also } = playing;
    if (place !== undefined) return go('announce', { ...priced, at: place });
    const params = {
      card,
      ...(ordered === true && { ordered }),
      ...(to !== undefined && { to }),
      ...(also !== undefined && { also }),
    };
    return ask({ seat, kind: 'where', params, cites: RULES_OF_WHERE, about: card }, 'placed', priced);
  },
  placed: (_game, _playing, result) => go('announce', { at: placeIn(result) }),
  announce: (game, playing) =>
    isPermanentCard(game, playing.card)
      ? go('pay', { bindings: namesOfPrice(game, playing.card, playing.paid ?? []) })
      : call(announce.with(announcementOf(game, playing)), 'announced'),
  announced: (_game, _playing, result) => (hasFailed(result) ? fail() : go('pay', { bindings: recordOf(result) })),
  pay: (game, playing) => call(choosePayment.with({ bill: billOf(game, playing) }), 'commit'),
  commit: (_game, playing, result) => {
    if (hasFailed(result)) return fail();
    return attempt(completePlay.with({ ...playing, payment: paymentIn(result) }), 'end');
  },
  end: (_game, _playing, result) => (hasFailed(result) ? fail() : done()),
  stopped: () => fail(),
});

/** 351.1: the hand, the champion zone (107.2), what was hidden before this turn (727.1.b), what its text permits. */
const playableBy = (game: Game, seat: Seat): readonly ObjectId[] => [
  ...handOf(game, seat),
  ...championOf(game, seat),
  ...playableFacedown(game, seat),
  ...objectsIn(game, zoneOf(seat, 'trash')).filter((id) => costsFromTrash(game, id).length > 0),
];

export const playAction: Action = {
  name: 'play',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, playableBy(game, seat), seat)
      .filter(
        (card) =>
          refuseApartFromPrice(game, { seat, card }) === null && isAffordable(game, pricedOf(game, { seat, card })),
      )
      .map((card) => ({ action: 'play', card })),
  refuse: (game, seat, answer) => {
    const cites = [rift('351.1'), rift('406.1'), PLAYED_AS_ANY];
    const card = fieldIn(answer, 'card', playableBy(game, seat), cites, 'a card in your hand or champion zone');
    return typeof card === 'string' ? refusePlay(game, { seat, card }) : card;
  },
  call: (seat, answer) => playCard.with({ seat, card: idIn(answer, 'card') }),
};

/** Why a card cannot be played now, or null. */
export const refusePlay = (game: Game, playing: Playing): Rejection | null =>
  refuseApartFromPrice(game, playing) ?? refusePrice(game, pricedOf(game, playing));

/**
 * 398.1.b.1, 307: the moment (308.1.a, 309.1.a, keyword.ambush, 727.1.b, 406.3), and the condition of its text (363.1);
 * 054.1: what forbids it; 352.7: what it chooses.
 */
const refuseApartFromPrice = (game: Game, playing: Playing): Rejection | null => {
  const { seat, card, ordered = false } = playing;
  const printed = cardOf(game, card);
  if (!isMainDeckCard(printed)) return reject('play.no-card', [rift('406.1')], 'This is not played.', { card });
  const timing = hiddenAt(game, card) === null ? timingOf(game, card) : HIDDEN;
  const tooEarly = ordered ? null : refuseMoment(game, timing, card);
  const isAmbush = tooEarly !== null && isUnitCard(game, card) && mayAmbush(game, playing);
  const early = (isAmbush ? null : tooEarly) ?? refuseCondition(game, card, seat);
  if (early !== null) return early;
  if (isUnitCard(game, card) && hasNoPlace(game, playing))
    return reject('play.no-place', [rift('352.2'), ...FORBIDDEN], 'There is no battlefield to which it can go.', {
      card,
    });
  if (isForbidden(game, 'cardChained', () => chaining(playing)))
    return reject('play.forbidden', FORBIDDEN, 'An effect forbids playing it.', { card });
  return canBeAnnounced(game, announcementOf(game, playing))
    ? null
    : reject('play.no-target', [rift('352.7')], 'There is nothing that it can choose.', { card });
};

/**
 * 054.1, 727.1.d: a facedown unit goes where it lies, and nowhere else; so does what a text has go to a battlefield
 * (406.3). 436.2.a: where only fights of two others keep it from any battlefield, it goes to the base.
 */
const hasNoPlace = (game: Game, playing: Playing): boolean => {
  if (hasOnlyPlaces(game, playing.card) && placesOf(game, playing).length === 0) return true;
  const only = playing.place ?? hiddenAt(game, playing.card);
  const { to, seat } = playing;
  if (only !== null) return isClosed(game, seat, only) || (to === 'controlled' && controllerOf(game, only) !== seat);
  if (to === 'battlefield') return battlefieldsOf(game).every((at) => isClosed(game, seat, at));
  return to === 'controlled' && placesOf(game, playing).length === 0;
};

const chaining = ({ seat, card: object }: Playing) => ({ kind: 'cardChained', cites: [], seat, object, bindings: {} });

const isPermanentCard = (game: Game, card: ObjectId): boolean => isPermanent(cardOf(game, card));
const isUnitCard = (game: Game, card: ObjectId): boolean => cardOf(game, card).type === 'unit';
