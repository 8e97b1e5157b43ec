import type { MatchEnded } from './events.js';

/** How a match, or a game, ended. */
export type Result = Pick<MatchEnded, 'winners' | 'draw'>;

/** What a ruling says of that: all of it, or only who has lost. */
export type Said = Result | { readonly lost: readonly string[] };

/** What rulings on different cases come to, one after the other: who has lost by one does not win by what another loses. */
export const ruledResult = (seats: readonly string[], rulings: readonly Said[]): Result =>
  rulings.reduce<Result>(
    (before, ruling) => {
      if (!('lost' in ruling)) return { winners: ruling.winners, draw: ruling.draw };
      const winners = before.draw ? seats : before.winners;
      return { winners: winners.filter((seat) => !ruling.lost.includes(seat)), draw: false };
    },
    { winners: seats, draw: false },
  );
