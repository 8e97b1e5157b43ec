import {
  announce,
  ask,
  attempt,
  call,
  canBeAnnounced,
  chosenFor,
  done,
  entriesOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  holds,
  idIn,
  isProhibited,
  mayBeProhibited,
  objectOf,
  occur,
  optionsOf,
  procedure,
  recordOf,
  reject,
  representatives,
  textOf,
  type Action,
  type Announcement,
  type Bindings,
  type Citation,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { isMainDeckCard, isPermanent } from '../../card.js';
import { rift } from '../../rulebook.js';
import { cardOf, championOf, handOf } from '../../state.js';
import { mayComeTo, placesFor } from '../433-combat/419-destinations.js';
import { refuseMoment, timingOf, type Timing } from '../301-turn/307-states.js';
import type { Ignored } from './353-bill.js';
import {
  ACCELERATE,
  choosePrice,
  isAffordable,
  namesOfPrice,
  paidIn,
  priceBill,
  refusePrice,
  type Priced,
} from './353.2-price.js';
import { hiddenAt, playableFacedown } from './727-hidden.js';
import { choosePayment, paymentEvents, paymentIn, type Payment } from './354-payment.js';

export type Playing = {
  readonly seat: Seat;
  readonly card: ObjectId;
  /** What of its cost an effect, or Hidden, has its player ignore. */
  readonly ignoring?: Ignored;
  /** An effect has it played (406.3): at that time, whatever its own timing. */
  readonly ordered?: boolean;
  /** Names of additional costs that are paid. */
  readonly paid?: readonly string[];
  /** Where a unit goes: a battlefield, or null for the base. */
  readonly at?: ObjectId | null;
  /** What was chosen for it. */
  readonly bindings?: Bindings;
  readonly payment?: Payment;
};

/**
 * 350: additional costs (353.2.b), where a unit goes (352.2), modes and targets (352.4), then how it is paid: all of that is only
 * gathered. Then it goes on the chain (351.1), is paid for and finalized in one piece, or nothing has happened (355.3).
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
    if (!isUnitCard(game, card) || hidden !== null || placesFor(game, seat).length === 0) return go('announce', priced);
    return ask(
      { seat, kind: 'where', params: {}, cites: [rift('352.2'), rift('436.2.a')], about: card },
      'placed',
      priced,
    );
  },
  placed: (_game, _playing, result) => go('announce', { at: result === BASE ? null : textOf(result) }),
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

/** 351 to 356 in one piece: on the chain, paid, legal still (355), finalized; units and gear enter at once (333.1.c, 356.2). */
export const completePlay = procedure<Playing>('complete-play', {
  chain: (game, playing) => {
    const { seat, card, bindings = {}, payment, ordered = false } = playing;
    const ways = [
      ...(ordered ? [rift('406.3.b')] : []),
      ...(hiddenAt(game, card) === null ? [] : FROM_FACEDOWN),
      ...(championOf(game, seat).includes(card) ? [rift('107.2.c')] : []),
    ];
    const cites = [rift('351.1'), rift('351.3'), rift('406.1'), rift('183.1'), ...ways];
    const paid = paymentEvents(game, billOf(game, playing), payment ?? { given: {}, order: [] });
    return occur([{ kind: 'cardChained', cites, seat, object: card, bindings }, ...paid], 'check');
  },
  check: (_game, { bindings = {} }, result) => {
    const item = entriesOf(result).find(({ kind }) => kind === 'cardChained')?.['object'];
    if (typeof item !== 'string') return fail();
    const cites = [rift('355.1'), rift('355.3'), rift('356.3')];
    return occur({ kind: 'finalized', cites, object: item, bindings }, 'finalized', { card: item });
  },
  finalized: (game, { seat, card, at = null, paid = [] }) => {
    const printed = cardOf(game, card);
    if (!isPermanent(printed)) return done();
    const isUnit = printed.type === 'unit';
    const exhausted = isUnit && !paid.includes(ACCELERATE);
    const ready = exhausted || !isUnit ? [] : [rift('721.1'), rift('721.6')];
    const ways = isUnit ? [rift('140.4'), ...ready] : [rift('145.1'), rift('145.2')];
    const cites = [rift('356.2'), rift('333.1.c'), rift('109'), ...ways];
    return occur({ kind: 'entered', cites, seat, object: card, at, exhausted }, 'entered');
  },
  entered: (_game, { seat }, result) => {
    const object = entriesOf(result).find(({ kind }) => kind === 'entered')?.['object'];
    if (typeof object !== 'string') return done();
    return occur(
      { kind: 'played', cites: [rift('406.4.a'), rift('376.4.a.2'), rift('376.4.a.4'), rift('728.1')], seat, object },
      'end',
    );
  },
  end: () => done(),
});

/** 351.1: the hand, the champion zone (107.2), and what was hidden in an earlier turn (727.1.b). */
const playableBy = (game: Game, seat: Seat): readonly ObjectId[] => [
  ...handOf(game, seat),
  ...championOf(game, seat),
  ...playableFacedown(game, seat),
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
    const cites = [rift('351.1'), rift('406.1'), rift('727.3')];
    const card = fieldIn(answer, 'card', playableBy(game, seat), cites, 'a card in your hand or champion zone');
    return typeof card === 'string' ? refusePlay(game, { seat, card }) : card;
  },
  call: (seat, answer) => playCard.with({ seat, card: idIn(answer, 'card') }),
};

/** Why a card cannot be played now, or null. */
export const refusePlay = (game: Game, playing: Playing): Rejection | null =>
  refuseApartFromPrice(game, playing) ?? refusePrice(game, pricedOf(game, playing));

const refuseApartFromPrice = (game: Game, playing: Playing): Rejection | null => {
  const { seat, card, ordered = false } = playing;
  const printed = cardOf(game, card);
  if (!isMainDeckCard(printed)) return reject('play.no-card', [rift('406.1')], 'This is not played.', { card });
  const timing = hiddenAt(game, card) === null ? timingOf(game, card) : HIDDEN;
  const early = ordered ? null : refuseMoment(game, timing, card);
  if (early !== null) return early;
  const from = { source: card, controller: seat, bindings: {} };
  if (printed.playWhile !== undefined && !holds(game, printed.playWhile, from))
    return reject('play.condition', [rift('363.1')], 'The condition that it names does not hold.', { card });
  if (mayBeProhibited(game, 'cardChained') && isProhibited(game, chaining(playing)))
    return reject('play.forbidden', [rift('054.1')], 'An effect forbids playing it.', { card });
  return canBeAnnounced(game, announcementOf(game, playing))
    ? null
    : reject('play.no-target', [rift('352.7')], 'There is nothing that it can choose.', { card });
};

const chaining = ({ seat, card: object }: Playing) => ({ kind: 'cardChained', cites: [], seat, object, bindings: {} });

/** 408.3: what put it there says how it is played. */
const FROM_FACEDOWN = [rift('408.3'), rift('727.1.b'), rift('727.1.d.1'), rift('727.1.d.3')];

/** 727.1.b: a Reaction, whatever its own timing, and its base cost is ignored. */
const HIDDEN: Timing = { action: true, reaction: true };

const pricedOf = (game: Game, { seat, card, ignoring }: Playing): Priced => {
  const ignored = hiddenAt(game, card) === null ? ignoring : 'cost';
  return { seat, card, ...(ignored !== undefined && { ignoring: ignored }) };
};

const billOf = (game: Game, playing: Playing) =>
  priceBill(game, pricedOf(game, playing), playing.paid ?? [], chosenFor(game, announcementOf(game, playing)));

const announcementOf = (game: Game, { seat, card, paid = [], bindings }: Playing): Announcement => {
  const { definition } = objectOf(game, card);
  return {
    at: { definition, path: [] },
    source: { object: card, definition },
    controller: seat,
    bindings: bindings ?? namesOfPrice(game, card, paid),
    cites: { modes: [rift('352')], targets: rulesOfChoosing(game), divisions: [rift('352.14')] },
  };
};

/** A teammate's objects are friendly. */
const rulesOfChoosing = ({ state }: Game): readonly Citation[] =>
  state.teams === undefined ? CHOOSING : [...CHOOSING, rift('462.8.d')];

const CHOOSING = [
  rift('352.4'),
  rift('352.10'),
  rift('352.11'),
  rift('352.13'),
  rift('352.14'),
  rift('352.15'),
  rift('354.3'),
];

const isPermanentCard = (game: Game, card: ObjectId): boolean => isPermanent(cardOf(game, card));
const isUnitCard = (game: Game, card: ObjectId): boolean => cardOf(game, card).type === 'unit';

/** What an answer calls the base. */
const BASE = 'base';

export const whereDecision: DecisionKind<Record<string, never>> = {
  kind: 'where',
  prompt: 'Where does the unit go?',
  space: (game, _params, { seat }) => ({
    kind: 'one',
    options: [{ id: BASE }, ...optionsOf(game, placesFor(game, seat), seat)],
  }),
};
