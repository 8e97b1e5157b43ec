import {
  ask,
  done,
  factsOf,
  go,
  hasKeyword,
  invariant,
  objectOf,
  optionOf,
  procedure,
  reject,
  selected,
  textsOf,
  type Cost,
  type DecisionKind,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
  type Viewpoint,
} from '../../../../kernel/index.js';
import type { Element } from '../../card.js';
import { fftcg } from '../../rulebook.js';
import { crystalsOf, isDull, isSettledIn } from '../../state.js';
import { isFftcgCost, type FftcgCost } from '../../vocabulary.js';
import { requiredOf, type Cp, type CpBill } from './11.2-payment.js';

/** What is given up for each part of a cost, in the order of the cost; nothing where nothing is chosen. */
export type Chosen = readonly (readonly ObjectId[])[];

type Choosing = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly costs: readonly Cost[];
  readonly chosen: Chosen;
};

/** Parts of a cost for which its player chooses cards. */
type Part = Extract<FftcgCost, { readonly pay: 'special' | 'discard' | 'break' | 'dull-others' }>;

/** Asks, part by part, for the cards that are given up; the result lists them. */
export const chooseCosts = procedure<Choosing>('choose-costs', {
  next: (game, { seat, source, costs, chosen }) => {
    const cost = costs[chosen.length];
    if (cost === undefined) return done(chosen);
    if (!isFftcgCost(cost) || !isChoosing(cost)) return go('next', { chosen: [...chosen, []] });
    const params = { cost, source, taken: chosen.flat() };
    if (payable(game, seat, params).length === countOf(cost)) {
      return go('next', { chosen: [...chosen, payable(game, seat, params)] });
    }
    return ask({ seat, kind: 'cost', params, cites: [fftcg('11.6.10')], about: source }, 'chosen');
  },
  chosen: (_game, { chosen }, result) => go('next', { chosen: [...chosen, textsOf(result)] }),
});

type Asked = { readonly cost: Part; readonly source: ObjectId; readonly taken: readonly ObjectId[] };

export const costDecision: DecisionKind<Asked> = {
  kind: 'cost',
  prompt: 'Which cards do you give up for the cost?',
  space: (game, params, { seat }) => {
    const count = countOf(params.cost);
    const options = payable(game, seat, params).map((id) => optionOf(game, id));
    return { kind: 'some', options, min: count, max: count };
  },
};

/** 11.6.2.2.3: one's own only; 11.7.1: for a special ability a card of the same name from hand. */
const payable = (game: Game, seat: Seat, { cost, source, taken }: Asked): readonly ObjectId[] =>
  givable(game, { source, controller: seat, bindings: {} }, cost).filter((id) => !taken.includes(id));

const givable = (game: Game, from: Viewpoint, cost: Part): readonly ObjectId[] => {
  switch (cost.pay) {
    case 'special': {
      const { names } = factsOf(game, from.source);
      const sharesName = (id: ObjectId): boolean => factsOf(game, id).names.some((name) => names.includes(name));
      return selected(game, { zone: 'hand', of: 'you' }, from).filter(sharesName);
    }
    case 'discard':
      return selected(game, { ...cost.of, zone: 'hand', of: 'you' }, from);
    case 'break':
      return selected(game, { ...cost.of, of: 'you' }, from);
    case 'dull-others':
      return selected(game, { ...cost.of, of: 'you', other: true, marks: { dull: false } }, from);
  }
};

/** Why a part of the cost other than CP cannot be paid now, or null. */
export const refuseCosts = (game: Game, seat: Seat, source: ObjectId, costs: readonly Cost[]): Rejection | null => {
  for (const cost of costs) {
    invariant(isFftcgCost(cost), `${cost.pay} is a cost of FF-TCG`);
    const refusal = refusePart(game, seat, source, cost);
    if (refusal !== null) return refusal;
  }
  return null;
};

const refusePart = (game: Game, seat: Seat, source: ObjectId, cost: FftcgCost): Rejection | null => {
  switch (cost.pay) {
    case 'dull':
      return refuseDull(game, source);
    case 'crystals':
      return crystalsOf(game, seat) >= cost.count
        ? null
        : reject('cost.not-enough-crystals', [fftcg('6.8.1')], `It costs ${cost.count} Crystals.`, { source });
    case 'special':
    case 'discard':
    case 'break':
    case 'dull-others': {
      const available = payable(game, seat, { cost, source, taken: [] }).length;
      if (available >= countOf(cost)) return null;
      const cites = cost.pay === 'special' ? [fftcg('11.7.1')] : [fftcg('11.6.2.1')];
      return reject('cost.not-enough-cards', cites, 'You do not have the cards that it costs.', { source, available });
    }
    case 'cp':
    case 'break-self':
    case 'remove-self':
    case 'discard-self':
      return null;
  }
};

/** 11.6.2.2: active, and with Haste or under control since before (15.2.2.3). */
const refuseDull = (game: Game, source: ObjectId): Rejection | null => {
  if (isDull(game, source)) return reject('cost.dull', [fftcg('11.6.2.1')], 'The card is dull already.', { source });
  if (isSettledIn(game, source) || hasKeyword(factsOf(game, source), 'haste')) return null;
  const cites = [fftcg('11.6.2.2'), fftcg('15.2.2.3')];
  return reject('cost.too-soon', cites, 'The card came under your control this turn.', { source });
};

/** What paying the parts other than CP does. */
export const costEvents = (
  game: Game,
  seat: Seat,
  source: ObjectId,
  costs: readonly Cost[],
  chosen: Chosen,
): readonly GameEvent[] =>
  costs.flatMap((cost, part): readonly GameEvent[] => {
    invariant(isFftcgCost(cost), `${cost.pay} is a cost of FF-TCG`);
    const cites = [fftcg('11.6.10')];
    const objects = chosen[part] ?? [];
    switch (cost.pay) {
      case 'cp':
        return [];
      case 'dull':
        return [{ kind: 'dulled', cites: [fftcg('11.6.2.2'), ...cites], object: source }];
      case 'break-self':
        return [{ kind: 'putInto', cites: [fftcg('15.1.1.3.2'), ...cites], object: source, zone: 'break', at: 'last' }];
      case 'remove-self':
        return [{ kind: 'putInto', cites, object: source, zone: 'removed', at: 'last' }];
      case 'discard-self':
        return [{ kind: 'discarded', cites, seat, object: source }];
      case 'special':
        return objects.map((object) => ({ kind: 'discarded', cites: [fftcg('11.7.1'), ...cites], seat, object }));
      case 'discard':
        return objects.map((object) => ({ kind: 'discarded', cites, seat, object }));
      case 'break':
        return objects.map((object) => ({ kind: 'putInto', cites, object, zone: 'break', at: 'last' }));
      case 'dull-others':
        return objects.map((object) => ({ kind: 'dulled', cites, object }));
      case 'crystals':
        return [{ kind: 'crystalsChanged', cites: [fftcg('6.8.1'), ...cites], seat, change: -cost.count }];
    }
  });

/** The CP of an ability; what is given up for another part of the cost gives none. */
export const billForAbility = (
  game: Game,
  seat: Seat,
  source: ObjectId,
  costs: readonly Cost[],
  chosen: Chosen,
): CpBill => {
  const cp = cpOf(costs);
  const required = requiredOf(cp);
  const givesItselfUp = costs.some(({ pay }) => pay !== 'cp' && pay !== 'crystals');
  return {
    seat,
    cp,
    without: [...(givesItselfUp && objectOf(game, source) ? [source] : []), ...chosen.flat()],
    surplus: required.length > 1 ? { free: 0, each: required } : { free: 1, each: [] },
    cites: [fftcg('11.6.2.1')],
  };
};

const cpOf = (costs: readonly Cost[]): Cp => {
  let of: { [E in Element]?: number } = {};
  let any = 0;
  for (const cost of costs) {
    if (!isFftcgCost(cost) || cost.pay !== 'cp') continue;
    of = { ...of, ...cost.of };
    any += cost.any ?? 0;
  }
  return { of, any };
};

const isChoosing = (cost: FftcgCost): cost is Part =>
  cost.pay === 'special' || cost.pay === 'discard' || cost.pay === 'break' || cost.pay === 'dull-others';

const countOf = (cost: Part): number => (cost.pay === 'special' ? 1 : cost.count);
