import {
  announce,
  ask,
  call,
  done,
  entriesOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  idIn,
  isForbidden,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  resolutionCall,
  textOf,
  zoneKindOf,
  type Action,
  type Announcement,
  type Bindings,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { entersDull, rulesOfEnteringDull } from '../05-cards/5.2.3.1-characters.js';
import { refuseEntry, rulesOfGenericTwins } from '../07-zones/7.7-room-on-the-field.js';
import { refuseMoment, rulesOfMoment } from '../15-keywords/15.2.5-back-attack.js';
import { castableFrom, castFromLbDeck } from '../15-keywords/15.2.8-limit-break.js';
import { choosePayment, cpPaidWith, paymentEvents } from './11.2-payment.js';
import { chosenEvents } from './11.11.5-choosing.js';
import { refuseByOwnText } from './11.3.1-own-limits.js';
import {
  billFor,
  choosePrice,
  isAffordable,
  PLAIN,
  priceIn,
  refusePrice,
  type Price,
  pricedOf,
} from './11.3.5-price.js';

type Casting = {
  readonly seat: Seat;
  readonly card: ObjectId;
  /** An effect lets it be cast without paying its cost. */
  readonly free?: boolean;
  /** An effect changes what it costs, this time only. */
  readonly add?: number;
  /** An effect has it cast. */
  readonly ordered?: boolean;
  /** What was announced of what its text has its player select: the place in that list, from 1. */
  readonly mode?: number;
  readonly price?: Price;
  /** What was chosen and divided for it. */
  readonly bindings?: Bindings;
};

/**
 * 11.4: shown (11.4.2); modes (11.4.3), further costs and X (11.4.4), targets and divisions (11.4.5); then paid
 * (11.4.7), and on the field at once, without the stack and without responses (11.4.1).
 */
export const castCharacter = procedure<Casting>('cast-character', {
  reveal: (_game, { seat, card: object }) =>
    occur({ kind: 'characterAnnounced', cites: [fftcg('11.4.2')], seat, object }, 'mode'),
  mode: (game, { seat, card }) => {
    if (modesOf(game, card).length === 0) return go('price');
    return ask({ seat, kind: 'castMode', params: { card }, cites: [fftcg('11.4.3')], about: card }, 'modeChosen');
  },
  modeChosen: (game, { card }, result) => go('price', { mode: modesOf(game, card).indexOf(textOf(result)) + 1 }),
  price: (_game, casting) => call(choosePrice.with({ priced: pricedOf(casting) }), 'announce'),
  announce: (game, casting, result) => {
    if (hasFailed(result)) return fail();
    const price = priceIn(result);
    const announcement = announcementOf(game, casting);
    return announcement === null ? go('pay', { price }) : call(announce.with(announcement), 'announced', { price });
  },
  announced: (_game, _casting, result) => (hasFailed(result) ? go('pay') : go('pay', { bindings: recordOf(result) })),
  pay: (game, casting) => {
    const { price = PLAIN } = casting;
    return call(choosePayment.with({ bill: billFor(game, pricedOf(casting), price) }), 'commit');
  },
  commit: (game, casting, result) => {
    if (hasFailed(result)) return fail();
    const bill = billFor(game, pricedOf(casting), casting.price ?? PLAIN);
    const payment = recordOf(result);
    const entry = { ...enteringOf(game, casting), cpPaid: cpPaidWith(game, bill, payment) };
    return occur([...paymentEvents(game, bill, payment), entry], 'entered');
  },
  entered: (game, casting, result) => {
    const entry = entriesOf(result).find(({ kind }) => kind === 'entered');
    const object = entry?.['object'];
    if (casting.bindings === undefined || typeof object !== 'string') return go('end');
    return occur(chosenFor(game, { ...casting, card: object }), 'effect', { card: object });
  },
  effect: (game, casting) => call(onEntering(game, casting), 'end'),
  end: () => done('turn-player'),
  stopped: () => done('turn-player'),
});

/**
 * 11.4.5: what its text has its player choose or divide as it is cast; without anything to choose it is cast all the
 * same.
 */
const announcementOf = (game: Game, { seat, card }: Casting): Announcement | null => {
  const definition = cardOf(game, card);
  if (definition.type === 'summon' || definition.whenCast === undefined) return null;
  return {
    at: { definition: definition.id, path: ['whenCast'] },
    source: { object: card, definition: definition.id },
    controller: seat,
    bindings: {},
    cites: { modes: [fftcg('11.4.3')], targets: [fftcg('11.4.5')], divisions: [fftcg('11.4.5')] },
  };
};

/** Being chosen for it counts when it is on the field, since its ability has its effect there. */
const chosenFor = (game: Game, casting: Casting): readonly GameEvent[] => {
  const announced = announcementOf(game, casting);
  return announced === null ? [] : chosenEvents(game, { ...announced, bindings: casting.bindings ?? {} });
};

/** 11.4.5: what was announced for it is carried out as it enters. */
const onEntering = (game: Game, { seat, card, bindings = {} }: Casting): Call => {
  const definition = cardOf(game, card).id;
  const at = { definition, path: ['whenCast', 'effect'] };
  return resolutionCall({ at, source: { object: card, definition }, controller: seat, bindings });
};

/**
 * What was announced for it stays known on the field: X, how many further costs were paid (11.4.4), the mode (11.4.3).
 * It may have come from the LB deck (15.2.8.3), or at another moment (15.2.5.2).
 */
const enteringOf = (game: Game, { seat, card, mode = 0, price = PLAIN, ordered = false }: Casting) => {
  const dull = entersDull(game, card);
  const why = ordered ? fftcg('11.4.1.1') : fftcg('11.4.1');
  const how = [...(ordered ? [] : rulesOfMoment(game, seat)), ...castFromLbDeck(game, card)];
  const cites = [
    ...how,
    why,
    fftcg('11.4.8'),
    ...rulesOfEnteringDull(game, card),
    ...rulesOfGenericTwins(game, seat, card),
  ];
  const announced = { x: price.x, paid: price.options.length, mode };
  const from = zoneKindOf(game, card);
  return { kind: 'entered', cites, seat, object: card, from, cast: true, dull, ...announced };
};

const modesOf = (game: Game, card: ObjectId): readonly string[] => {
  const definition = cardOf(game, card);
  return 'castModes' in definition ? (definition.castModes ?? []) : [];
};

export const castModeDecision: DecisionKind<{ readonly card: ObjectId }> = {
  kind: 'castMode',
  prompt: 'Which of these do you select?',
  space: (game, { card }) => ({ kind: 'one', options: modesOf(game, card).map((id) => ({ id })) }),
};

export const castCharacterAction: Action = {
  name: 'cast-character',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, castableFrom(game, seat), seat)
      .filter((card) => mayBeCast(game, { seat, card }))
      .map((card) => ({ action: 'cast-character', card })),
  refuse: (game, seat, answer) => {
    const cites = [fftcg('11.4.1')];
    const card = fieldIn(answer, 'card', castableFrom(game, seat), cites, 'a Character in your hand or LB deck');
    return typeof card === 'string' ? (refuseMoment(game, seat, card) ?? refuseCharacter(game, { seat, card })) : card;
  },
  call: (seat, answer) => castCharacter.with({ seat, card: idIn(answer, 'card') }),
};

/** The same as that nothing refuses it, without a reason where something does. */
const mayBeCast = (game: Game, casting: Casting): boolean =>
  (refuseMoment(game, casting.seat, casting.card) ?? refuseApartFromPrice(game, casting)) === null &&
  isAffordable(game, pricedOf(casting));

/** Why a Character cannot be cast, apart from the moment, or null (11.4.1, 11.4.1.1). */
export const refuseCharacter = (game: Game, casting: Casting): Rejection | null =>
  refuseApartFromPrice(game, casting) ?? refusePrice(game, pricedOf(casting));

const refuseApartFromPrice = (game: Game, casting: Casting): Rejection | null => {
  const { seat, card } = casting;
  if (cardOf(game, card).type === 'summon') {
    return reject('cast.not-a-character', [fftcg('11.4.1')], 'This card is no Character.', { card });
  }
  if (isForbidden(game, 'entered', () => enteringOf(game, casting))) {
    return reject('cast.forbidden', [fftcg('2.2'), fftcg('11.4.1')], 'An effect forbids casting it.', { card });
  }
  return refuseByOwnText(game, seat, card) ?? refuseEntry(game, seat, card);
};
