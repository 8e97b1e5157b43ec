import {
  ask,
  count,
  done,
  fail,
  go,
  objectOf,
  objectsIn,
  optionsOf,
  procedure,
  memoized,
  test,
  withFields,
  type Bindings,
  type DecisionKind,
  type Game,
  type GameEvent,
  type JsonRecord,
  type Rejection,
  type Space,
} from '../../../../kernel/index.js';
import type { CpPaid } from '../../events/11.2-payment.js';
import { ELEMENTS, isLightOrDark } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { handOf } from '../../zones/7.11-hand.js';
import { isBackup } from '../05-cards/5.2.3.1-characters.js';
import { isDull } from '../../state.js';
import { lbDeckOf } from '../../zones/7.14-lb-deck.js';
import { refuseSpending, spendingEvents } from '../06-definitions/6.7-counters-and-crystals.js';
import { elementsOf, producedBy, requiredOf, totalOf, type CpBill } from './11.2-bill.js';
import { illegalPayment } from '../05-cards/5.2.1-illegal-payments.js';
import { givableFor, partEvent, partNames, refuseMore, whyUnpayable } from './11.6.2.1-parts.js';

type PaymentSpace = Extract<Space, { readonly kind: 'payment' }>;
type Source = PaymentSpace['sources'][number];

/**
 * Asks how it is paid, all of it at once; the result names the sources and what each gives, its CP or itself for a part
 * of the cost: `{ "o7": "fire", "o9": "special" }`. Fails where nothing pays. So are Summons (11.3.7.1), Characters
 * (11.4.7), abilities (11.6.10, 11.7.10) and battles (10.1.2.3, 10.1.3.1.3) paid for.
 */
export const choosePayment = procedure<{ readonly bill: CpBill }>('choose-payment', {
  ask: (game, { bill }) => {
    if (!isPayable(game, bill)) return fail();
    if (isFree(bill)) return done({});
    const { seat, cites, source } = bill;
    const question = { seat, kind: 'payment', params: { bill }, cites: [...cites, fftcg('11.2.1.1')] };
    return ask(source === undefined ? question : withFields(question, { about: source }), 'paid');
  },
  paid: (_game, _locals, result) => (typeof result === 'object' ? done(result) : go('ask')),
});

/** Whether nothing is asked: no CP, and nothing to give up. */
const isFree = ({ cp, parts = [] }: CpBill): boolean => totalOf(cp) === 0 && parts.length === 0;

export { elementsOf, type CpBill } from './11.2-bill.js';

export const isPayable = (game: Game, bill: CpBill): boolean =>
  refuseSpending(game, bill, []) === null &&
  refuseMore(game, bill) === null &&
  (isFree(bill) || count(withFields(dueOf(bill), { sources: sourcesOf(game, bill) }), 1) > 0);

/** Why Warp (15.2.7.3) or Priming (15.2.9.3) cannot be paid for now, or null. */
export const refuseBill = (game: Game, bill: CpBill): Rejection | null =>
  isPayable(game, bill) ? null : whyUnpayable(game, bill);

/**
 * What paying does: cards of the hand are discarded, Backups dulled, and all the rest, at once (11.3.7.1, 11.4.7,
 * 11.6.10, 11.7.10).
 */
export const paymentEvents = (game: Game, bill: CpBill, payment: JsonRecord): readonly GameEvent[] => {
  const { seat, source, cp, parts = [], more = [], cites } = bill;
  const names = partNames(parts);
  // In the order of the sources: nothing follows from the order in which an answer names them.
  const given = sourcesOf(game, bill).flatMap(({ id: object }) => {
    const as = payment[object];
    if (as === undefined) return [];
    const part = parts[names.findIndex((name) => name === as)];
    if (part !== undefined) return partEvent(part, bill, object, cites);
    const because = [...cites, fftcg('5.2.1.3')];
    return objectOf(game, object).zone.endsWith('.hand')
      ? { kind: 'discarded', cites: because, seat, object, for: 'cp' }
      : { kind: 'dulled', cites: because, object, for: 'cp' };
  });
  const spent = totalOf(cp);
  const paid = { kind: 'cpPaid', cites: [...cites, fftcg('11.2.1.1')], seat, cp: spent, source: source ?? null };
  return [...(spent > 0 ? [paid] : []), ...given, ...spendingEvents(game, bill, cites), ...more];
};

/** What was given up for the parts of a cost that have names, by name. */
export const namesOfPaid = ({ parts = [] }: CpBill, payment: JsonRecord): Bindings => {
  const names = partNames(parts);
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      if (!('as' in part) || part.as === undefined) return [];
      return [[part.as, Object.keys(payment).filter((id) => payment[id] === names[index])]];
    }),
  );
};

export const cpPaidWith = (game: Game, { parts = [] }: CpBill, payment: JsonRecord): CpPaid => {
  const names = partNames(parts);
  const given = Object.entries(payment).flatMap(([id, as]) =>
    ELEMENTS.flatMap((element) => {
      if (as !== element || names.includes(element)) return [];
      const fromHand = objectOf(game, id).zone.endsWith('.hand');
      return [{ element, amount: fromHand ? 2 : 1, fromHand }];
    }),
  );
  const sum = (some: typeof given): number => some.reduce((total, { amount }) => total + amount, 0);
  const elements = ELEMENTS.filter((element) => given.some((one) => one.element === element));
  return {
    ...(elements.length > 0 && { cpElements: elements.length }),
    ...Object.fromEntries(elements.map((of) => [`${of}Cp`, sum(given.filter(({ element }) => element === of))])),
    ...(given.some(({ fromHand }) => fromHand) && { cpFromHand: sum(given.filter(({ fromHand }) => fromHand)) }),
  };
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
  const sources = sourcesOf(game, bill);
  const options = optionsOf(
    game,
    sources.map(({ id }) => id),
    bill.seat,
  );
  return withFields(dueOf(bill), {
    sources: sources.map((source, at) => withFields(options[at] ?? {}, source)),
  });
};

const dueOf = ({ cp, parts = [], surplus }: CpBill): Omit<PaymentSpace, 'sources'> => {
  const names = partNames(parts);
  return {
    kind: 'payment',
    cost: [
      ...parts.map((part, index) => ({ amount: part.pay === 'special' ? 1 : part.count, of: [names[index] ?? ''] })),
      ...requiredOf(cp).map(({ element, amount }) => ({ amount, of: [element] })),
      ...(cp.any > 0 ? [{ amount: cp.any, of: ELEMENTS }] : []),
    ],
    surplus,
  };
};

/**
 * Each card that can give CP or be given up for a part of the cost (11.3.7.1, 11.6.10, 11.7.10), in the order hand,
 * field, elsewhere: the LB deck for an LB cost (15.2.8.3.1).
 */
const sourcesOf = (game: Game, bill: CpBill): readonly Source[] => {
  const { seat, parts = [] } = bill;
  const giving = cpSourcesFor(game, bill);
  if (parts.length === 0) return giving;
  const names = partNames(parts);
  const givable = parts.map((part) => givableFor(game, bill, part));
  const known = [...handOf(game, seat), ...fieldOf(game, seat)];
  const elsewhere = [...objectsIn(game, `${seat}.break`), ...lbDeckOf(game, seat)];
  return [...known, ...elsewhere].flatMap((id): readonly Source[] => {
    const cp = giving.find((source) => source.id === id);
    const itself = names.filter((_, index) => givable[index]?.includes(id));
    if (itself.length > 0) return [withFields(cp ?? { id, kinds: [], amount: 0 }, { itself })];
    return cp === undefined ? [] : [cp];
  });
};

const cpSourcesFor = (game: Game, { seat, cp, without, payWith }: CpBill): readonly Source[] => {
  if (totalOf(cp) === 0) return [];
  const giving = cpSources(game, seat).filter(({ id }) => !without.includes(id));
  if (payWith === undefined) return giving;
  const { elements, backups = false } = payWith;
  return giving
    .filter(({ id }) => !backups || !handOf(game, seat).includes(id))
    .map((source) => ({
      ...source,
      kinds: source.kinds.filter((kind) => elements?.some((element) => element === kind) ?? true),
    }));
};

/**
 * 5.2.1.3: a card of the hand gives 2 CP of one of its elements, and only such CP may be left over; Light and Dark
 * cards give none. An active Backup gives 1 (5.2.3.1.1.3).
 */
const cpSources = memoized((game, seat): readonly Source[] => {
  const ofHand = handOf(game, seat).map((id) => ({ id, kinds: elementsOf(game, id), amount: 2, mayExceed: true }));
  const active = fieldOf(game, seat).filter((id) => isBackup(game, id) && !isDull(game, id));
  return [
    ...ofHand.filter(({ kinds }) => !isLightOrDark(kinds)),
    ...active.map((id) => ({ id, kinds: producedBy(game, id), amount: 1 })),
  ];
});
