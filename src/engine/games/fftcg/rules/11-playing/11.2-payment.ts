import {
  ask,
  done,
  factsOf,
  fail,
  go,
  hasTag,
  objectOf,
  optionOf,
  procedure,
  count,
  type Citation,
  type DecisionKind,
  type Game,
  type GameEvent,
  type JsonRecord,
  type ObjectId,
  type Seat,
  type Space,
} from '../../../../kernel/index.js';
import { ELEMENTS, type Element } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf, handOf, isBackup, isDull } from '../../state.js';

type PaymentSpace = Extract<Space, { readonly kind: 'payment' }>;
type Source = PaymentSpace['sources'][number];

/** An amount of CP that is due: so many of each element, and so many of any. */
export type Cp = { readonly of: { readonly [E in Element]?: number }; readonly any: number };

/** What is paid at once (11.3.7.1): the CP, by whom, and what cannot give CP because it is used for something else. */
export type CpBill = {
  readonly seat: Seat;
  readonly cp: Cp;
  readonly without: readonly ObjectId[];
  /** How many CP may be left over, and of which elements at most one each (5.2.1.3.1 and its relatives). */
  readonly surplus: { readonly free: number; readonly each: readonly string[] };
  readonly cites: readonly Citation[];
};

export const totalOf = ({ of, any }: Cp): number =>
  any + Object.values(of).reduce((sum: number, amount) => sum + amount, 0);

/** The elements that are required of a payment. */
export const requiredOf = ({ of }: Cp): readonly Element[] => ELEMENTS.filter((element) => (of[element] ?? 0) > 0);

/** Asks how it is paid; the result names the sources and what each gives, `{ "o7": "fire" }`. Fails where nothing pays. */
export const choosePayment = procedure<{ readonly bill: CpBill }>('choose-payment', {
  ask: (game, { bill }) => {
    if (totalOf(bill.cp) === 0) return done({});
    if (!isPayable(game, bill)) return fail();
    const { seat, cites } = bill;
    return ask({ seat, kind: 'payment', params: { bill }, cites: [...cites, fftcg('11.2.1.1')] }, 'paid');
  },
  paid: (_game, _locals, result) => (typeof result === 'object' ? done(result) : go('ask')),
});

export const isPayable = (game: Game, bill: CpBill): boolean =>
  totalOf(bill.cp) === 0 || count(spaceOf(game, bill), 1) > 0;

/** What giving CP does: cards of the hand are discarded, Backups dulled. */
export const paymentEvents = (game: Game, bill: CpBill, payment: JsonRecord): readonly GameEvent[] =>
  Object.keys(payment).map((object) => {
    const cites = [...bill.cites, fftcg('5.2.1.3')];
    return objectOf(game, object).zone.endsWith('.hand')
      ? { kind: 'discarded', cites, seat: bill.seat, object }
      : { kind: 'dulled', cites, object };
  });

export const paymentDecision: DecisionKind<{ readonly bill: CpBill }> = {
  kind: 'payment',
  prompt: 'How do you pay?',
  space: (game, { bill }) => spaceOf(game, bill),
  shows: (_game, { bill }) => ({ cp: { ...bill.cp } }),
};

const spaceOf = (game: Game, { seat, cp, without, surplus }: CpBill): PaymentSpace => ({
  kind: 'payment',
  cost: [
    ...requiredOf(cp).map((element) => ({ amount: cp.of[element] ?? 0, of: [element] })),
    ...(cp.any > 0 ? [{ amount: cp.any, of: 'any' as const }] : []),
  ],
  sources: [...discardable(game, seat, without), ...dullable(game, seat, without)],
  surplus,
});

/** 5.2.1.3: 2 CP of one of its elements; Light and Dark cards give none. Only these may leave a surplus. */
const discardable = (game: Game, seat: Seat, without: readonly ObjectId[]): readonly Source[] =>
  handOf(game, seat)
    .filter((id) => !without.includes(id))
    .flatMap((id) => {
      const kinds = elementsOf(game, id);
      if (kinds.includes('light') || kinds.includes('dark')) return [];
      return [{ ...optionOf(game, id), kinds, amount: 2, mayExceed: true }];
    });

/** 5.2.3.1.1.3: an active Backup gives 1 CP of one of its elements. */
const dullable = (game: Game, seat: Seat, without: readonly ObjectId[]): readonly Source[] =>
  fieldOf(game, seat)
    .filter((id) => !without.includes(id) && isBackup(game, id) && !isDull(game, id))
    .map((id) => ({ ...optionOf(game, id), kinds: elementsOf(game, id), amount: 1 }));

export const elementsOf = (game: Game, id: ObjectId): readonly Element[] => {
  const facts = factsOf(game, id);
  return ELEMENTS.filter((element) => hasTag(facts, element));
};
