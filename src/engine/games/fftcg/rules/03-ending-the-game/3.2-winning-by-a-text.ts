import type { Game } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { opponentOf } from '../../state.js';
import { isDecided, type Loser } from './3.1-losing.js';

/** 3.2: a player who loses does not win; if a player wins, the other loses. */
export const defeated = (game: Game, losing: readonly Loser[]): readonly Loser[] => {
  const seats = losing.map(({ seat }) => seat);
  const winners = game.state.seats.filter((seat) => isDecided(game, seat, 'wins'));
  const beaten = winners
    .filter((seat) => !seats.includes(seat))
    .map((seat) => opponentOf(game, seat))
    .filter((seat) => !seats.includes(seat));
  return [
    ...losing.map((loser) =>
      winners.includes(loser.seat) ? { ...loser, cites: [fftcg('3.2'), ...loser.cites] } : loser,
    ),
    ...beaten.map((seat) => ({ seat, reason: 'an effect', cites: [fftcg('2.1')] })),
  ];
};
