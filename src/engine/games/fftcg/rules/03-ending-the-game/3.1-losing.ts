import {
  factsOf,
  hasFlag,
  type Game,
  type GameEvent,
  type LeavingReason,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { opponentOf } from '../../state.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { damageOf } from '../../zones/7.8-damage-zone.js';

export type Loser = { readonly seat: Seat; readonly reason: string; readonly cites: Outcome['cites'] };

/** 3.1.1: the damage that loses, and what it is in the limited format. */
export const DAMAGE_TO_LOSE = 7;
export const DAMAGE_TO_LOSE_IN = { limited: 6 } as const;

const damageToLose = ({ state }: Pick<Game, 'state'>): number =>
  state.format === 'limited' ? DAMAGE_TO_LOSE_IN.limited : DAMAGE_TO_LOSE;

/** Why the player loses as the game is now, if so; it counts when the rule processes look at it (12.4.1–3). */
export const lossOf = (game: Game, seat: Seat): readonly Loser[] => {
  if (damageOf(game, seat).length >= damageToLose(game)) {
    return [{ seat, reason: 'damage', cites: [fftcg('3.1.1')] }];
  }
  if (flag(game, seat, 'emptyDraw')) return [{ seat, reason: 'empty deck', cites: [fftcg('3.1.2')] }];
  if (flag(game, seat, 'beyondDeck')) return [{ seat, reason: 'damage beyond the deck', cites: [fftcg('3.1.3')] }];
  if (isDecided(game, seat, 'loses')) return [{ seat, reason: 'an effect', cites: [fftcg('2.1')] }];
  return [];
};

/** By an effect that has set it, or by a card on the field as long as its condition holds. */
export const isDecided = (game: Game, seat: Seat, how: 'wins' | 'loses'): boolean => {
  const byCard = `${how}Game`;
  return flag(game, seat, how) || fieldOf(game, seat).some((id) => hasFlag(factsOf(game, id), byCard));
};

/** What counts once, at the next check, whether or not anything comes of it (12.4.2–3, 2.1). */
const PASSING = ['emptyDraw', 'beyondDeck', 'wins', 'loses'] as const;

export const isFlagged = (game: Game, seat: Seat): boolean => PASSING.some((name) => flag(game, seat, name));

const flag = ({ state }: Game, seat: Seat, name: string): boolean => state.players[seat]?.[name] === true;

/** 3.1; a draw where everybody loses (3.3). */
export const ended = (game: Game, losers: readonly Loser[], first: Outcome['cites'] = []): GameEvent => {
  const [loser, another] = losers;
  const draw = another !== undefined;
  const cites = [...first, ...(draw ? [fftcg('3.3')] : [fftcg('3.1')]), ...losers.flatMap((each) => each.cites)];
  const outcome = {
    winners: draw || loser === undefined ? [] : [opponentOf(game, loser.seat)],
    losers: losers.map(({ seat }) => seat),
    draw,
    reason: loser?.reason ?? '',
    cites,
  };
  return { kind: 'gameEnded', cites, outcome };
};

/** 2.1: by concession, at any time; otherwise 3.1 alone, and 3.3 where both leave at one moment. */
export const leaving = (game: Game, seats: readonly Seat[], reason: LeavingReason): readonly GameEvent[] => {
  const whenever = reason === 'concession' ? [fftcg('2.1')] : [];
  const end = ended(
    game,
    seats.map((seat) => ({ seat, reason, cites: [] })),
    whenever,
  );
  return [end];
};
