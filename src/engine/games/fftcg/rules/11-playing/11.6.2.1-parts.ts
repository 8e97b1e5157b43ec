import {
  isProhibited,
  reject,
  selected,
  type Citation,
  type Filter,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import type { CostPart } from '../../cost.js';
import { refuseSpending } from '../06-definitions/6.7-counters-and-crystals.js';
import { totalOf, type CpBill } from './11.2-bill.js';
import { LB_COST, turningFaceUp } from '../15-keywords/15.2.8-limit-break.js';
import type { RulesOfUse } from './11.6-action-abilities.js';
import { rulesOfUse, S_ICON, sharesName } from './11.7-special-abilities.js';
import { refuseDull } from './11.6.2-costs.js';

/**
 * What an answer calls a card that is given up for a part of the cost (11.6.10, 11.7.10), part by part: `discard`,
 * `break`, `break-2`.
 */
export const partNames = (parts: readonly CostPart[]): readonly string[] =>
  parts.map(({ pay }, index) => {
    const before = parts.slice(0, index).filter((other) => other.pay === pay).length;
    return before === 0 ? pay : `${pay}-${before + 1}`;
  });

/**
 * The cards that may be given up for it: not the one that is cast (11.3.2) or gives itself up besides (11.6.2.1),
 * unless this part names it, and for the S icon those of its name (11.7.1). What cannot happen to a card pays nothing
 * (11.6.2.2.4, 11.7.2.4).
 */
export const givableFor = (game: Game, bill: CpBill, part: CostPart): readonly ObjectId[] => {
  const { seat, source, without } = bill;
  const from = { source: source ?? '', controller: seat, bindings: {} };
  const filter = filterOf(part);
  return selected(game, filter, from).filter(
    (id) =>
      (filter.self === true || !without.includes(id)) &&
      (part.pay !== 'special' || sharesName(game, id, from.source)) &&
      !isProhibited(game, partEvent(part, bill, id, [])),
  );
};

/**
 * 11.6.2.2.3, 11.7.2.3: of one's own only; what is dulled must be active, and what is turned up face down (15.2.8.3.2).
 */
const filterOf = (part: CostPart): Filter => {
  switch (part.pay) {
    case 'special':
      return { zone: 'hand', of: 'you' };
    case 'discard':
      return { ...part.of, zone: 'hand', of: 'you' };
    case 'dull-others':
      return { other: true, ...part.of, of: 'you', marks: { ...part.of.marks, dull: false } };
    case 'turn-up':
      return { zone: 'lb', of: 'you', marks: { faceUp: false } };
    case 'break':
    case 'return':
    case 'remove':
      return { ...part.of, of: 'you' };
  }
};

type Payer = Pick<CpBill, 'seat' | 'cause'>;

/** 11.8.14: what an effect lets a player give up has that effect's player as its cause; a cost has none. */
export const partEvent = (part: CostPart, payer: Payer, object: ObjectId, cites: readonly Citation[]): GameEvent => {
  const { seat, cause } = payer;
  const due = cause !== undefined && { cause };
  switch (part.pay) {
    case 'special':
      return { kind: 'discarded', cites: [S_ICON, ...cites], seat, object, ...due };
    case 'discard':
      return { kind: 'discarded', cites, seat, object, ...due };
    case 'break':
      return { kind: 'putInto', cites: [fftcg('15.1.1.3.2'), ...cites], object, zone: 'break', at: 'last', ...due };
    case 'return':
      return { kind: 'putInto', cites, object, zone: 'hand', at: 'last', ...due };
    case 'remove':
      return { kind: 'putInto', cites, object, zone: 'removed', at: 'last', ...due };
    case 'dull-others':
      return { kind: 'dulled', cites, object, ...due };
    case 'turn-up':
      return turningFaceUp(seat, object, cites);
  }
};

/** Why a bill is not payable (11.6.10, 11.7.10): a part that is missing for itself, or all of it together. */
export const whyUnpayable = (game: Game, bill: CpBill): Rejection => {
  const { parts = [], cites, source = '' } = bill;
  const rules = rulesOfUse(parts);
  for (const part of parts) {
    const available = givableFor(game, bill, part).length;
    const needed = part.pay === 'special' ? 1 : part.count;
    if (available < needed) {
      const details = { source, needed, available };
      const because = part.pay === 'special' ? [S_ICON, ...cites] : [...rulesOf(part.pay, rules), ...cites];
      return reject('cost.not-enough-cards', because, 'You do not have the cards that it costs.', details);
    }
  }
  const unspendable = refuseSpending(game, bill, cites);
  if (unspendable !== null) return unspendable;
  return (
    refuseMore(game, bill) ??
    reject('cost.not-payable', [fftcg('5.2.1.2'), ...cites], `It costs ${totalOf(bill.cp)} CP.`, { source })
  );
};

/**
 * Why the card itself cannot do what the rest of the cost demands of it (11.6.2.2, 11.6.2.2.4), or null; for any of the
 * costs.
 */
export const refuseMore = (game: Game, bill: CpBill): Rejection | null => {
  const { more = [], source = '', cites, parts = [] } = bill;
  if (more.some(({ kind, object }) => kind === 'dulled' && object === source)) {
    const refusal = refuseDull(game, source, rulesOfUse(parts));
    if (refusal !== null) return refusal;
  }
  return more.some((event) => isProhibited(game, event))
    ? reject('cost.forbidden', [fftcg('2.2'), ...cites], 'An effect forbids a part of the cost.', { source })
    : null;
};

/** Dulling and breaking: one's own; removing and returning: what can be removed or returned. */
const rulesOf = (pay: Exclude<CostPart['pay'], 'special'>, rules: RulesOfUse): readonly Citation[] => {
  switch (pay) {
    case 'discard':
      return [];
    case 'break':
    case 'dull-others':
      return [rules.own];
    case 'turn-up':
      return LB_COST;
    case 'return':
    case 'remove':
      return [rules.possible];
  }
};
