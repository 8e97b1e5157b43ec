import {
  attempt,
  call,
  done,
  entriesOf,
  fail,
  factsOf,
  fieldIn,
  go,
  hasFailed,
  idIn,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  type Action,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { isLightOrDark } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { BACKUPS_MAX, cardOf, fieldOf, handOf, isBackup, stackOf } from '../../state.js';
import { billForCard } from './11.4.6-cost.js';
import { choosePayment, elementsOf, isPayable, paymentEvents } from './11.2-payment.js';

type Casting = { readonly seat: Seat; readonly card: ObjectId; readonly payment?: JsonRecord };

/** 11.4: paid, and on the field at once, without the stack and without responses; then the turn player has priority. */
export const castCharacter = procedure<Casting>('cast-character', {
  pay: (game, { seat, card }) => call(choosePayment.with({ bill: billForCard(game, seat, card) }), 'commit'),
  commit: (_game, locals, result) =>
    hasFailed(result) ? done() : attempt(commit.with({ ...locals, payment: recordOf(result) }), 'end'),
  end: (_game, _locals, result) => done(hasFailed(result) ? null : 'turn-player'),
});

const commit = procedure<Casting>('commit-character', {
  occur: (game, { seat, card, payment = {} }) => {
    const dull = cardOf(game, card).type === 'backup';
    const cites = [fftcg('11.4.1'), fftcg('11.4.8'), ...(dull ? [fftcg('5.2.3.1.1.3')] : [])];
    const entered = { kind: 'entered', cites, seat, object: card, cast: true, dull };
    return occur([...paymentEvents(game, billForCard(game, seat, card), payment), entered], 'paid');
  },
  paid: (_game, { payment = {} }, result) =>
    entriesOf(result).length === Object.keys(payment).length + 1 ? go('end') : fail(),
  end: () => done(),
});

export const characterProcedures = [castCharacter, commit];

export const castCharacterAction: Action = {
  name: 'cast-character',
  fields: ['card'],
  list: (game, seat) =>
    refuseMoment(game, seat) === null
      ? representatives(game, handOf(game, seat))
          .filter((card) => refuseCard(game, seat, card) === null)
          .map((card) => ({ action: 'cast-character', card }))
      : [],
  refuse: (game, seat, answer) => {
    const card = fieldIn(answer, 'card', handOf(game, seat), [fftcg('11.4.1')], 'a Character in your hand');
    return typeof card === 'string' ? (refuseMoment(game, seat) ?? refuseCard(game, seat, card)) : card;
  },
  call: (seat, answer) => castCharacter.with({ seat, card: idIn(answer, 'card') }),
};

const refuseMoment = (game: Game, seat: Seat): Rejection | null =>
  seat === game.state.turn.active && stackOf(game).length === 0
    ? null
    : reject(
        'cast.not-now',
        [fftcg('11.4.1'), fftcg('9.3.1.5')],
        'Characters are cast in your own Main Phase, with an empty stack.',
      );

const refuseCard = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  if (cardOf(game, card).type === 'summon') {
    return reject('cast.not-a-character', [fftcg('11.4.1')], 'This card is no Character.', { card });
  }
  return refuseEntry(game, seat, card) ?? refuseCost(game, seat, card);
};

const refuseCost = (game: Game, seat: Seat, card: ObjectId): Rejection | null =>
  isPayable(game, billForCard(game, seat, card))
    ? null
    : reject('cost.not-payable', [fftcg('11.4.7')], 'You cannot pay for it.', { card });

/** 7.7.3–5: what keeps a Character from a side of the field. */
export const refuseEntry = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const field = fieldOf(game, seat);
  const { names } = factsOf(game, card);
  const own = cardOf(game, card);
  const isGeneric = (id: ObjectId): boolean => {
    const face = cardOf(game, id);
    return face.type !== 'summon' && face.generic === true;
  };
  const twin = field.find((id) => !isGeneric(id) && factsOf(game, id).names.some((name) => names.includes(name)));
  if (twin !== undefined && !isGeneric(card)) {
    const cites = [fftcg('7.7.3'), fftcg('5.2.2.1')];
    return reject('field.same-name', cites, `You control ${own.name} already.`, { card, object: twin });
  }
  if (own.type === 'backup' && field.filter((id) => isBackup(game, id)).length >= BACKUPS_MAX) {
    return reject('field.five-backups', [fftcg('7.7.4')], 'You control five Backups already.', { card });
  }
  if (isLightOrDark(own.elements) && field.some((id) => isLightOrDark(elementsOf(game, id)))) {
    return reject('field.light-or-dark', [fftcg('7.7.5')], 'You control a Light or Dark Character already.', { card });
  }
  return null;
};
