import {
  ask,
  count,
  done,
  fail,
  go,
  objectOf,
  objectsIn,
  optionOf,
  procedure,
  test,
  type DecisionKind,
  type Game,
  type GameEvent,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Space,
} from '../../../../kernel/index.js';
import { ELEMENTS } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf, handOf, isBackup, isDull, lbDeckOf } from '../../state.js';
import { refuseSpending, spendingEvents } from '../06-definitions/6.7-counters-and-crystals.js';
import { elementsOf, producedBy, requiredOf, totalOf, type CpBill } from './11.2-bill.js';
import { illegalPayment } from './11.2.1-illegal-payments.js';
import { givableFor, partEvent, partNames, refuseMore, refuseParts } from './11.6.2.1-parts.js';

type PaymentSpace = Extract<Space, { readonly kind: 'payment' }>;
type Source = PaymentSpace['sources'][number];

/**
 * Asks how it is paid, all of it at once; the result names the sources and what each gives, its CP or itself for a part of
 * the cost: `{ "o7": "fire", "o9": "special" }`. Fails where nothing pays.
 */
export const choosePayment = procedure<{ readonly bill: CpBill }>('choose-payment', {
  ask: (game, { bill }) => {
    if (!isPayable(game, bill)) return fail();
    if (isFree(bill)) return done({});
    const { seat, cites, source } = bill;
    const question = { seat, kind: 'payment', params: { bill }, cites: [...cites, fftcg('11.2.1.1')] };
    return ask(source === undefined ? question : { ...question, about: source }, 'paid');
  },
  paid: (_game, _locals, result) => (typeof result === 'object' ? done(result) : go('ask')),
});

/** Whether nothing is asked: no CP, and nothing to give up. */
const isFree = ({ cp, parts = [] }: CpBill): boolean => totalOf(cp) === 0 && parts.length === 0;

export { elementsOf, type CpBill } from './11.2-bill.js';

export const isPayable = (game: Game, bill: CpBill): boolean =>
  refuseSpending(game, bill, []) === null &&
  refuseMore(game, bill) === null &&
  (isFree(bill) || count(spaceOf(game, bill), 1) > 0);

/** Why the bill cannot be paid now, or null. */
export const refuseBill = (game: Game, bill: CpBill): Rejection | null =>
  refuseParts(game, bill, isPayable(game, bill));

/** What paying does: cards of the hand are discarded, Backups dulled, and all the rest, at once. */
export const paymentEvents = (game: Game, bill: CpBill, payment: JsonRecord): readonly GameEvent[] => {
  const { seat, source, cp, parts = [], more = [], cites } = bill;
  const names = partNames(parts);
  // In the order of the sources: nothing follows from the order in which an answer names them.
  const given = sourcesOf(game, bill).flatMap(({ id: object }) => {
    const as = payment[object];
    if (as === undefined) return [];
    const part = parts[names.findIndex((name) => name === as)];
    if (part !== undefined) return partEvent(part, seat, object, cites);
    const because = [...cites, fftcg('5.2.1.3')];
    return objectOf(game, object).zone.endsWith('.hand')
      ? { kind: 'discarded', cites: because, seat, object, for: 'cp' }
      : { kind: 'dulled', cites: because, object, for: 'cp' };
  });
  const spent = totalOf(cp);
  const paid = { kind: 'cpPaid', cites: [...cites, fftcg('11.2.1.1')], seat, cp: spent, source: source ?? null };
  return [...(spent > 0 ? [paid] : []), ...given, ...spendingEvents(bill, cites), ...more];
};

export const paymentDecision: DecisionKind<{ readonly bill: CpBill }> = {
  kind: 'payment',
  prompt: 'How do you pay?',
  space: (game, { bill }) => spaceOf(game, bill),
  shows: (_game, { bill }) => ({ cp: { ...bill.cp } }),
  refuse: (game, { bill }, answer, { cites }) => {
    const verdict = test(spaceOf(game, bill), answer);
    if (verdict === true) return null;
    // Nothing of it has been paid, and nothing has triggered (14.2, 14.3).
    const refusal = illegalPayment(game, bill, answer, verdict, cites);
    return { ...refusal, cites: [...refusal.cites, fftcg('14.2'), fftcg('14.3')] };
  },
};

const spaceOf = (game: Game, bill: CpBill): PaymentSpace => {
  const { cp, parts = [], surplus } = bill;
  const names = partNames(parts);
  return {
    kind: 'payment',
    cost: [
      ...parts.map((part, index) => ({ amount: part.pay === 'special' ? 1 : part.count, of: [names[index] ?? ''] })),
      ...requiredOf(cp).map((element) => ({ amount: cp.of[element] ?? 0, of: [element] })),
      ...(cp.any > 0 ? [{ amount: cp.any, of: ELEMENTS }] : []),
    ],
    sources: sourcesOf(game, bill),
    surplus,
  };
};

/** Each card that can give CP or be given up for a part of the cost, in the order hand, field, elsewhere. */
const sourcesOf = (game: Game, bill: CpBill): readonly Source[] => {
  const { seat, without, parts = [] } = bill;
  const names = partNames(parts);
  const givable = parts.map((part) => givableFor(game, bill, part));
  const itselfOf = (id: ObjectId): readonly string[] => names.filter((_, index) => givable[index]?.includes(id));
  const known = [...handOf(game, seat), ...fieldOf(game, seat)];
  const others = [...objectsIn(game, `${seat}.break`), ...lbDeckOf(game, seat)];
  const elsewhere = others.filter((id) => givable.some((ids) => ids.includes(id)));
  return [...known, ...elsewhere]
    .filter((id) => !without.includes(id))
    .flatMap((id) => {
      const itself = itselfOf(id);
      const cp = totalOf(bill.cp) > 0 ? cpFrom(game, bill, id) : NOTHING;
      if (cp.kinds.length === 0 && itself.length === 0) return [];
      return [{ ...optionOf(game, id), ...cp, ...(itself.length > 0 && { itself }) }];
    });
};

const NOTHING = { kinds: [], amount: 0 };

/**
 * 5.2.1.3: a card of the hand gives 2 CP of one of its elements, and only such CP may be left over; Light and Dark cards
 * give none. An active Backup gives 1 (5.2.3.1.1.3).
 */
const cpFrom = (game: Game, { payWith = {} }: CpBill, id: ObjectId): Pick<Source, 'kinds' | 'amount' | 'mayExceed'> => {
  const allowed = (kind: string): boolean => payWith.elements?.some((element) => element === kind) ?? true;
  if (objectOf(game, id).zone.endsWith('.hand')) {
    const own = elementsOf(game, id);
    if (payWith.backups === true || own.includes('light') || own.includes('dark')) return NOTHING;
    return { kinds: own.filter(allowed), amount: 2, mayExceed: true };
  }
  const gives = isBackup(game, id) && !isDull(game, id);
  return gives ? { kinds: producedBy(game, id).filter(allowed), amount: 1 } : NOTHING;
};
