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
import { ELEMENTS } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf, handOf, isBackup, isDull } from '../../state.js';
import { elementsOf, requiredOf, totalOf, type CpBill } from './11.2-bill.js';

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

/** Why this card does not give that, or null where it may. */
const refuseSource = (game: Game, bill: CpBill, id: ObjectId, as: Json): Rejection | null => {
  const { seat, without, rules, cites } = bill;
  const details = { object: id };
  if (objectIn(game, id) === undefined) return null;
  if (without.includes(id)) {
    const because = rules === undefined ? cites : [rules.itself, ...cites];
    return reject('payment.itself', because, 'What is used does not pay for itself as well.', details);
  }
  const inHand = handOf(game, seat).includes(id);
  // Of a card elsewhere its player may know nothing, nor learn anything by the refusal.
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

/** 5.2.1.2 too few CP; a required element is missing (11.4.6.1.1–2, 11.6.2.1); or a part of the cost is. */
const unpaid = (game: Game, { cp, cites, rules }: CpBill, answer: JsonRecord): Rejection => {
  const given = producedIn(game, answer);
  if (given.length < totalOf(cp)) {
    const details = { needed: totalOf(cp), given: given.length };
    const message = `It costs ${totalOf(cp)} CP, and this gives ${given.length}.`;
    return reject('payment.too-little', [fftcg('5.2.1.2'), ...cites], message, details);
  }
  const missing = requiredOf(cp).find(
    (element) => given.filter((kind) => kind === element).length < (cp.of[element] ?? 0),
  );
  if (missing === undefined) return reject('payment.incomplete', cites, 'Not every part of the cost is paid.');
  const broken = rules === undefined ? cites : [rules.element, ...cites];
  return reject('payment.element-missing', broken, `It takes CP of ${missing}.`, { element: missing });
};

const surplus = (game: Game, { cp, cites, rules }: CpBill, answer: JsonRecord): Rejection => {
  const over = producedIn(game, answer).length - totalOf(cp);
  const broken = [...(rules === undefined ? [] : [rules.surplus]), fftcg('5.2.1.3.1'), fftcg('11.2.1.1'), ...cites];
  return reject('payment.surplus', broken, `This leaves ${over} CP over, which is not allowed here.`, { over });
};

/** The CP that the answer's cards give, each by its element. */
const producedIn = (game: Game, answer: JsonRecord): readonly string[] =>
  Object.entries(answer).flatMap(([id, as]) => {
    if (typeof as !== 'string' || !ELEMENTS.some((element) => element === as)) return [];
    return objectIn(game, id)?.zone.endsWith('.hand') === true ? [as, as] : [as];
  });
