import {
  isRecord,
  objectIn,
  reject,
  type Citation,
  type FaultOfAnswer,
  type Game,
  type Json,
  type JsonRecord,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { ELEMENTS } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { handOf } from '../../zones/7.11-hand.js';
import { isBackup } from './5.2.3.1-characters.js';
import { isDull } from '../../state.js';
import { elementsOf, requiredOf, totalOf, type CpBill } from '../11-playing/11.2-bill.js';

/** Which rule a payment breaks that is not legal. */
export const illegalPayment = (
  game: Game,
  bill: CpBill,
  answer: Json,
  { fault, message }: FaultOfAnswer,
  cites: readonly Citation[],
): Rejection => {
  if (!isRecord(answer)) return reject(fault, cites, message);
  if (fault === 'answer.unpaid') return unpaid(game, bill, answer);
  if (fault === 'answer.surplus') return surplus(game, bill, answer);
  const wrong = Object.keys(answer)
    .map((id) => refuseSource(game, bill, id, answer[id] ?? null))
    .find((refusal) => refusal !== null);
  return wrong ?? reject(fault, cites, message);
};

/**
 * Why this card does not give that, or null where it may: what is cast (11.3.2, 11.4.2) or gives itself up (11.6.2.1,
 * 11.7.2.1) gives nothing, nor do others give what they have not (5.2.1.3).
 */
const refuseSource = (game: Game, bill: CpBill, id: ObjectId, as: Json): Rejection | null => {
  const { seat, without } = bill;
  const details = { object: id };
  if (without.includes(id)) {
    return reject('payment.itself', brokenOf(bill, 'itself'), 'What is used does not pay for itself as well.', details);
  }
  const inHand = handOf(game, seat).includes(id);
  // The refusal reveals nothing about a card elsewhere, which its player may not know.
  if (!inHand && !fieldOf(game, seat).includes(id)) return null;
  const elements = elementsOf(game, id);
  if (inHand && (elements.includes('light') || elements.includes('dark'))) {
    const because = [fftcg('5.2.1.3'), fftcg('11.2.1.1')];
    return reject('payment.light-or-dark', because, 'Light and Dark cards are not discarded for CP.', details);
  }
  if (!inHand && isBackup(game, id) && isDull(game, id)) {
    return reject('payment.dull', [fftcg('5.2.1.3')], 'The Backup is dull already.', details);
  }
  const isElement = ELEMENTS.some((element) => element === as);
  return isElement && !elements.some((element) => element === as)
    ? reject('payment.element', [fftcg('5.2.1.3'), fftcg('11.2.1.1')], 'The card does not give CP of that.', details)
    : null;
};

/**
 * 5.2.1.2 too few CP; a required element is missing (11.4.6.1.1, 11.4.6.1.2, 11.6.2.1); or a part of the cost is
 * (11.3.7.1, 11.4.7,
 * 11.6.10, 11.7.10).
 */
const unpaid = (game: Game, bill: CpBill, answer: JsonRecord): Rejection => {
  const { cp, cites } = bill;
  const given = producedIn(game, answer);
  if (given.length < totalOf(cp)) {
    const details = { needed: totalOf(cp), given: given.length };
    const message = `It costs ${totalOf(cp)} CP, and this gives ${given.length}.`;
    return reject('payment.too-little', [fftcg('5.2.1.2'), ...cites], message, details);
  }
  const missing = requiredOf(cp).find(
    ({ element, amount }) => given.filter((kind) => kind === element).length < amount,
  );
  if (missing === undefined) return reject('payment.incomplete', cites, 'Not every part of the cost is paid.');
  const { element } = missing;
  return reject('payment.element-missing', brokenOf(bill, 'element'), `It takes CP of ${element}.`, { element });
};

const surplus = (game: Game, bill: CpBill, answer: JsonRecord): Rejection => {
  const over = producedIn(game, answer).length - totalOf(bill.cp);
  const cites = [...brokenOf(bill, 'surplus'), fftcg('5.2.1.3.1'), fftcg('11.2.1.1')];
  return reject('payment.surplus', cites, `This leaves ${over} CP over, which is not allowed here.`, { over });
};

/**
 * What is paid for says which rule of its own is broken: by the card itself (11.3.2), an element (11.4.6.1.1,
 * 11.4.6.1.2) or a surplus (11.3.7.1, 11.6.2.1). The costs of Warp (15.2.7.3) and Priming (15.2.9.3) have no such
 * rules.
 */
const brokenOf = ({ rules, cites }: CpBill, which: keyof NonNullable<CpBill['rules']>): readonly Citation[] =>
  rules === undefined ? cites : [rules[which], ...cites];

/** The CP that the answer's cards give, each by its element. */
const producedIn = (game: Game, answer: JsonRecord): readonly string[] =>
  Object.entries(answer).flatMap(([id, as]) => {
    if (typeof as !== 'string' || !ELEMENTS.some((element) => element === as)) return [];
    return objectIn(game, id)?.zone.endsWith('.hand') === true ? [as, as] : [as];
  });
