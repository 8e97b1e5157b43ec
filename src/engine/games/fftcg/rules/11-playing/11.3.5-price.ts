import {
  activatedOf,
  ask,
  done,
  fail,
  go,
  holds,
  invariant,
  isRecord,
  numberIn,
  procedure,
  recordOf,
  textsOf,
  type Bindings,
  type Citation,
  type DecisionKind,
  type Game,
  type Json,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { CardOption } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { greatestPayable, chosenBy } from '../04-numbers/4.5-choosing-x.js';
import type { CpBill } from './11.2-bill.js';
import { isPayable } from './11.2-payment.js';
import { rulesOfUse } from './11.7-special-abilities.js';
import { billForCard, rulesOfCasting } from './11.4-cost.js';
import { asksForX, billForAbility } from './11.6.2-costs.js';
import { whyUnpayable } from './11.6.2.1-parts.js';

/** What is to be paid for: a card that is cast, or an ability of a card. */
export type Priced = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly ability?: string;
  readonly free?: boolean;
  /** What the effect that has it cast adds, this time only. */
  readonly add?: number;
};

/** The card that is cast; `free` and `add` where an effect says so (11.3.11, 11.4.1.1). */
export const pricedOf = ({
  seat,
  card,
  free = false,
  add,
}: Pick<Priced, 'seat' | 'free' | 'add'> & { readonly card: ObjectId }): Priced => ({
  seat,
  source: card,
  free,
  ...(add !== undefined && { add }),
});

/** What its player decides about the cost: which further costs are paid, by name, and X. */
export type Price = { readonly options: readonly string[]; readonly x: number };

export const PLAIN: Price = { options: [], x: 0 };

/**
 * 11.3.5, 11.4.4, 11.6.7, 11.7.7: optional additional and alternative costs, then X. Only what can be paid is offered.
 * They are decided first of all, since what may be chosen can depend on X; no player can act in between.
 */
export const choosePrice = procedure<{ readonly priced: Priced; readonly options?: readonly string[] }>(
  'choose-price',
  {
    options: (game, { priced }) => {
      if (payableOptions(game, priced).length === 0) return fail();
      // Asked even if only one way can be paid: others are not to know what the hand does not pay for.
      if (optionsOf(game, priced).length === 0) return go('x');
      const { seat, source: about } = priced;
      return ask(
        { seat, kind: 'costOptions', params: { priced }, cites: citesOf(game, priced), about },
        'optionsChosen',
      );
    },
    optionsChosen: (_game, _locals, result) => go('x', { options: textsOf(recordOf(result)['pay'] ?? []) }),
    x: (game, { priced, options = [] }) => {
      if (!hasX(game, priced)) return done({ options, x: 0 });
      const { seat, source: about } = priced;
      const cites = [fftcg('4.1'), ...citesOf(game, priced)];
      return ask({ seat, kind: 'costX', params: { priced, options }, cites, about }, 'xChosen');
    },
    xChosen: (_game, { options = [] }, result) => done({ options, x: numberIn(result) }),
  },
);

export const costOptionsDecision: DecisionKind<{ readonly priced: Priced }> = {
  kind: 'costOptions',
  prompt: 'Which further costs do you pay?',
  space: (game, { priced }) => ({ kind: 'act', actions: payableOptions(game, priced).map((pay) => ({ pay })) }),
};

/** 4.1, 4.5: a whole number that its player can pay for. */
export const costXDecision: DecisionKind<{ readonly priced: Priced; readonly options: readonly string[] }> = {
  kind: 'costX',
  prompt: 'How much is X?',
  space: (game, { priced, options }) => ({ kind: 'number', min: 0, max: greatestX(game, priced, options) }),
};

const greatestX = (game: Game, priced: Priced, options: readonly string[]): number =>
  greatestPayable((x) => isPayable(game, billFor(game, priced, { options, x })));

/** The sets of further costs that can be paid, by name; the plain cost is one of them, if it can be. */
export const payableOptions = (game: Game, priced: Priced): readonly (readonly string[])[] =>
  waysToPay(game, priced).filter((options) => isPayable(game, billFor(game, priced, { options, x: 0 })));

/** The plain cost first. */
const waysToPay = (game: Game, priced: Priced): readonly (readonly string[])[] => {
  const options = optionsOf(game, priced);
  return options.length === 0 ? ONLY_PLAIN : combinations(options).map((ways) => ways.map(({ as }) => as));
};

const ONLY_PLAIN: readonly (readonly string[])[] = [PLAIN.options];

/** Whether there is any way to pay for it. */
export const isAffordable = (game: Game, priced: Priced): boolean =>
  waysToPay(game, priced).some((options) => isPayable(game, billFor(game, priced, { options, x: 0 })));

/** Why there is none, or null; the refusal is that of the plain cost. */
export const refusePrice = (game: Game, priced: Priced): Rejection | null =>
  isAffordable(game, priced) ? null : whyUnpayable(game, billFor(game, priced, PLAIN));

const combinations = ([first, ...others]: readonly CardOption[]): readonly (readonly CardOption[])[] => {
  if (first === undefined) return [[]];
  const rest = combinations(others);
  const isAlternative = ({ instead }: CardOption): boolean => instead === true;
  const withFirst = rest.filter((options) => first.instead !== true || !options.some(isAlternative));
  return [...rest, ...withFirst.map((options) => [first, ...options])];
};

export const billFor = (game: Game, priced: Priced, { options: names, x }: Price): CpBill => {
  const { seat, source, ability, free = false, add = 0 } = priced;
  const options = names.length === 0 ? [] : optionsOf(game, priced).filter(({ as }) => names.includes(as));
  if (ability === undefined) return billForCard(game, { seat, card: source, options, x, free, add });
  const alternative = options.find(({ instead }) => instead === true);
  const added = options.filter(({ instead }) => instead !== true).flatMap(({ costs }) => costs);
  const costs = [...(alternative?.costs ?? costsOf(game, source, ability)), ...added];
  return billForAbility(game, { seat, source, costs, x });
};

/** How the price is known to what is cast or used: X, and of each further cost whether it was paid (1) or not (0). */
export const namesOfPrice = (game: Game, priced: Priced, { options, x }: Price): Bindings => ({
  ...(hasX(game, priced) && { x }),
  ...Object.fromEntries(printedOptions(game, priced).map(({ as }) => [as, options.includes(as) ? 1 : 0])),
});

/** As `choosePrice` returns it. */
export const priceIn = (result: Json): Price => {
  const { options, x } = recordOf(result);
  return { options: textsOf(options ?? null), x: numberIn(x ?? null) };
};

const optionsOf = (game: Game, priced: Priced): readonly CardOption[] => {
  const { source, seat: controller } = priced;
  return printedOptions(game, priced).filter(
    ({ while: holding }) => holding === undefined || holds(game, holding, { source, controller, bindings: {} }),
  );
};

const printedOptions = (game: Game, { source, ability }: Priced): readonly CardOption[] => {
  if (ability === undefined) return cardOf(game, source).options ?? [];
  const node = abilityNode(game, source, ability);
  return 'options' in node && Array.isArray(node.options) ? node.options.filter(isOption) : [];
};

/** The shape was validated when the card set was loaded. */
const isOption = (value: unknown): value is CardOption =>
  typeof value === 'object' && value !== null && 'as' in value && 'costs' in value;

const hasX = (game: Game, { source, ability }: Priced): boolean =>
  ability === undefined ? cardOf(game, source).x === true : asksForX(costsOf(game, source, ability));

const costsOf = (game: Game, source: ObjectId, ability: string) => abilityNode(game, source, ability).costs;

const abilityNode = (game: Game, source: ObjectId, ability: string) => {
  const located = activatedOf(game, source).get(ability);
  invariant(located !== undefined && isRecord(located.ability), 'an ability that is used is on the card');
  return located.ability;
};

const citesOf = (game: Game, { source, ability }: Priced): readonly Citation[] =>
  chosenBy((ability === undefined ? rulesOfCasting(game, source) : rulesOfUse(costsOf(game, source, ability))).price);
