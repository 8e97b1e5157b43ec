import {
  isRecord,
  naming,
  nodeAt,
  objectIn,
  seatNamed,
  viewpointOfScope,
  type AbilityRef,
  type Game,
  type Json,
  type JsonRecord,
  type Scope,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { isCostPart, type OtherCost } from '../../cost.js';
import { spendingOf } from '../06-definitions/6.7-counters-and-crystals.js';
import { greatestPayable } from '../04-numbers/4.5-choosing-x.js';
import { surplusFor, type Cp, type CpBill } from './11.2-bill.js';
import { isPayable } from './11.2-payment.js';
import { asksForX, cpIn } from './11.6.2-costs.js';

/** The word that lets its player pay. */
export const MAY_PAY = 'may-pay';
type MayPay = { readonly costs: readonly OtherCost[]; readonly who?: string };

/** The player of the text, or the one whom it names: "if your opponent does not pay". */
export const payerOf = (scope: Scope, { who }: { readonly who?: string }): Seat => seatNamed(who, scope);

/** The name under which CP are known that were fixed when the ability went on the stack. */
const DUE = 'due';

/**
 * 11.8.8: what is due when an effect lets its player pay. CP that refer to something, and X (11.8.11), were fixed on
 * the stack, if it was there; everything else is as it is now.
 */
export const billOnResolution = (game: Game, scope: Scope, node: MayPay): CpBill => {
  const { source } = scope;
  const seat = payerOf(scope, node);
  const cp = fixedIn(scope) ?? cpOf(game, scope, node, xIn(scope));
  return {
    seat,
    cp,
    without: [],
    surplus: surplusFor(cp),
    parts: node.costs.filter(isCostPart),
    spends: spendingOf(node.costs),
    ...(objectIn(game, source.object) !== undefined && { source: source.object }),
    rules: { element: fftcg('5.2.1.2'), surplus: fftcg('11.2.1.1'), itself: fftcg('11.2.1.1') },
    cites: [fftcg('11.8.8'), fftcg('11.8.14')],
  };
};

/** Without an X (11.8.11) it is 0. */
const xIn = ({ bindings }: Scope): number => (typeof bindings['x'] === 'number' ? bindings['x'] : 0);

const cpOf = (game: Game, scope: Scope, { costs }: MayPay, x: number): Cp =>
  cpIn(game, costs, viewpointOfScope(scope), x);

const fixedIn = ({ bindings }: Scope): Cp | null => {
  const due = bindings[DUE];
  return due !== undefined && isCp(due) ? due : null;
};

/** As `fixed` has made it. */
const isCp = (value: Json): value is Cp => isRecord(value) && 'any' in value && isRecord(value['of'] ?? null);

export const asksForXIn = ({ costs }: MayPay): boolean => asksForX(costs);

/** 4.5, 11.8.11: as much as its player could pay for. */
export const greatestX = (game: Game, scope: Scope, node: MayPay): number => {
  const billWith = (x: number) => billOnResolution(game, naming(scope, { x }), node);
  return greatestPayable((x) => isPayable(game, billWith(x)));
};

/** The payment that is the whole of an auto-ability, if it is one. */
export const mayPayAt = (game: Game, { definition, path }: AbilityRef): MayPay | null => {
  const node = nodeAt(game.rules, { definition, path: [...path, 'effect'] });
  return isRecord(node) && isMayPay(node) ? node : null;
};

/** The names by which the cost is known from the stack on. */
export const fixedCost = (game: Game, scope: Scope, node: MayPay) => ({ [DUE]: cpOf(game, scope, node, xIn(scope)) });

/** The shape of a node was validated when its card set was loaded; the word names it. */
const isMayPay = (node: JsonRecord): node is MayPay & JsonRecord => node['do'] === MAY_PAY;
