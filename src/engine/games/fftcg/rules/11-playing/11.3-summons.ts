import {
  announce,
  attempt,
  call,
  canBeAnnounced,
  done,
  entriesOf,
  fail,
  fieldIn,
  go,
  hasFailed,
  idIn,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  type Action,
  type Announcement,
  type Bindings,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { cardOf, handOf } from '../../state.js';
import { billForCard } from './11.4.6-cost.js';
import { choosePayment, isPayable, paymentEvents } from './11.2-payment.js';

type Casting = {
  readonly seat: Seat;
  readonly card: ObjectId;
  readonly bindings?: Bindings;
  readonly payment?: JsonRecord;
};

/**
 * 11.3: modes, targets, then how it is paid: all of that is only gathered. Then it goes on the stack and is paid for in
 * one piece (11.3.7.1), or nothing has happened (11.3.1, 14.1).
 */
export const castSummon = procedure<Casting>('cast-summon', {
  announce: (game, { seat, card }) => call(announce.with(announcementOf(game, seat, card)), 'pay'),
  pay: (game, { seat, card }, result) => {
    if (hasFailed(result)) return done();
    return call(choosePayment.with({ bill: billForCard(game, seat, card) }), 'commit', { bindings: recordOf(result) });
  },
  commit: (_game, locals, result) =>
    hasFailed(result) ? done() : attempt(commit.with({ ...locals, payment: recordOf(result) }), 'end'),
  end: () => done(),
});

const commit = procedure<Casting>('commit-summon', {
  occur: (game, { seat, card, bindings = {}, payment = {} }) => {
    const cast = { kind: 'summonCast', cites: [fftcg('11.3.2'), fftcg('11.3.8')], seat, object: card, bindings };
    return occur([cast, ...paymentEvents(game, billForCard(game, seat, card), payment)], 'paid');
  },
  // A part that is forbidden is missing in what was applied: then it cannot be paid.
  paid: (_game, { payment = {} }, result) =>
    entriesOf(result).length === Object.keys(payment).length + 1 ? go('end') : fail(),
  end: () => done(),
});

export const summonProcedures = [castSummon, commit];

export const castSummonAction: Action = {
  name: 'cast-summon',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, handOf(game, seat))
      .filter((card) => refuseSummon(game, seat, card) === null)
      .map((card) => ({ action: 'cast-summon', card })),
  refuse: (game, seat, answer) => {
    const card = fieldIn(answer, 'card', handOf(game, seat), [fftcg('11.3.1')], 'a Summon in your hand');
    return typeof card === 'string' ? refuseSummon(game, seat, card) : card;
  },
  call: (seat, answer) => castSummon.with({ seat, card: idIn(answer, 'card') }),
};

const refuseSummon = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const details = { card };
  if (cardOf(game, card).type !== 'summon') {
    return reject('cast.not-a-summon', [fftcg('11.3.1')], 'This card is no Summon.', details);
  }
  if (!canBeAnnounced(game, announcementOf(game, seat, card))) {
    return reject('cast.no-target', [fftcg('11.3.3')], 'There is nothing that the Summon can choose.', details);
  }
  if (!isPayable(game, billForCard(game, seat, card))) {
    return reject('cost.not-payable', [fftcg('11.3.7.1')], 'You cannot pay for it.', details);
  }
  return null;
};

const announcementOf = (game: Game, seat: Seat, card: ObjectId): Announcement => {
  const { definition } = objectOf(game, card);
  const cites = { modes: [fftcg('11.3.4')], targets: [fftcg('11.3.3')] };
  return { at: { definition, path: [] }, source: { object: card, definition }, controller: seat, bindings: {}, cites };
};
