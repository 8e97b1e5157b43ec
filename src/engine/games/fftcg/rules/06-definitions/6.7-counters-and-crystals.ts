import {
  countersOn,
  reject,
  type Citation,
  type Cost,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { crystalsOf } from '../../state.js';
import { deckOf } from '../../zones/7.9-deck.js';
import { isFftcgCost } from '../../cost.js';

/**
 * What a cost spends beside CP: Crystals of its player (6.8.1), counters of the card itself by their name (6.7.2), and
 * cards from the top of the deck (11.6.10, 11.7.10).
 */
export type Spending = {
  readonly crystals: number;
  readonly counters: { readonly [name: string]: number };
  readonly topCards?: readonly { readonly to: 'break' | 'removed'; readonly count: number }[];
};

/** 6.7.2, 6.8.1: all that it says, counted together. */
export const spendingOf = (costs: readonly Cost[]): Spending => {
  const known = costs.filter(isFftcgCost);
  const counters: { [name: string]: number } = {};
  for (const cost of known) {
    if (cost.pay === 'remove-counters') counters[cost.counter] = (counters[cost.counter] ?? 0) + cost.count;
  }
  const crystals = known.reduce((sum, cost) => sum + (cost.pay === 'crystals' ? cost.count : 0), 0);
  const topCards = known.flatMap((cost) => (cost.pay === 'top-cards' ? [{ to: cost.to, count: cost.count }] : []));
  return { crystals, counters, ...(topCards.length > 0 && { topCards }) };
};

type Spender = { readonly seat: Seat; readonly source?: ObjectId; readonly spends?: Spending };

/** Why it cannot be spent now, or null. Counters of one name are alike, whatever has put them there (6.7.2). */
export const refuseSpending = (game: Game, spender: Spender, cites: readonly Citation[]): Rejection | null => {
  const { seat, source = '', spends = NOTHING } = spender;
  if (crystalsOf(game, seat) < spends.crystals) {
    const message = `It costs ${spends.crystals} Crystals.`;
    return reject('cost.not-enough-crystals', [fftcg('6.8.1'), ...cites], message, { source });
  }
  const needed = (spends.topCards ?? []).reduce((sum, { count }) => sum + count, 0);
  const available = deckOf(game, seat).length;
  if (available < needed) {
    const details = { source, needed, available };
    const message = 'You do not have the cards that it costs.';
    return reject('cost.not-enough-cards', [fftcg('11.6.2.1'), ...cites], message, details);
  }
  const short = Object.entries(spends.counters).find(([name, count]) => countersOn(game, source, name) < count);
  if (short === undefined) return null;
  const [counter, count] = short;
  const message = `It costs ${count} ${counter} Counters of the card.`;
  return reject('cost.not-enough-counters', [fftcg('6.7.2'), ...cites], message, { source, counter });
};

export const spendingEvents = (game: Game, spender: Spender, cites: readonly Citation[]): readonly GameEvent[] => {
  const { seat, source: object = '', spends = NOTHING } = spender;
  const crystals = { kind: 'crystalsChanged', cites: [fftcg('6.8.1'), ...cites], seat, change: -spends.crystals };
  const counters = Object.entries(spends.counters).map(([counter, count]) => ({
    kind: 'countersRemoved',
    cites: [fftcg('6.7.2'), ...cites],
    object,
    counter,
    count,
  }));
  return [...(spends.crystals > 0 ? [crystals] : []), ...counters, ...fromTheTop(game, spender, cites)];
};

/** 11.6.10, 11.7.10: the cards from the top of the deck, one part of the cost after another. */
const fromTheTop = (game: Game, { seat, spends = NOTHING }: Spender, cites: readonly Citation[]) => {
  const left = [...deckOf(game, seat)];
  return (spends.topCards ?? []).flatMap(({ to, count }) =>
    left.splice(0, count).map((object) => ({ kind: 'putInto', cites, object, zone: to, at: 'last' })),
  );
};

/** To attack and to block costs CP alone (10.1.2.3, 10.1.3.1.3). */
const NOTHING: Spending = { crystals: 0, counters: {} };
