import { isRecord, objectOf, type Game, type Seat, type UsedUp } from '../../../../kernel/index.js';
import { isRiftboundCard } from '../../printed.js';
import { battlefieldsOf } from '../../state.js';
import { modeOf } from './454-modes.js';

/**
 * 459.5: a battlefield that was chosen in a game is out for the later games of the match. When all were chosen, all may
 * be chosen again, so that a longer match has battlefields.
 */
export const usedBattlefields = (games: readonly Game[]): UsedUp => {
  const [first] = games;
  if (first === undefined || modeOf(first).battlefield !== 'chosen') return {};
  return Object.fromEntries(first.state.seats.map((seat) => [seat, usedBy(seat, first, games)]));
};

const usedBy = (seat: Seat, first: Game, games: readonly Game[]): readonly string[] => {
  const rest = games.length % Math.max(1, broughtBy(seat, first));
  return games.slice(games.length - rest).flatMap((game) => {
    const own = battlefieldsOf(game).filter((battlefield) => objectOf(game, battlefield).owner === seat);
    return own.map((battlefield) => objectOf(game, battlefield).definition);
  });
};

/** Those of the whole deck, which the first game begins with. */
const broughtBy = (seat: Seat, { state, rules }: Game): number =>
  Object.values(state.cards).filter(({ owner, definition }) => {
    const card = rules.card(definition).definition;
    return owner === seat && isRecord(card) && isRiftboundCard(card) && card.type === 'battlefield';
  }).length;
