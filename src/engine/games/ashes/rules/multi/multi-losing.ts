import type { Citation, Game, GameEvent, Outcome, Seat } from '../../../../kernel/index.js';
import type { LeftPlay } from '../../events/damage-wounds.js';
import type { Lost } from '../../events/multi-lost.js';
import { ashes } from '../../rulebook.js';
import { battlefieldOf, playing, spellboardOf } from '../../state.js';

/** The rules by which a player who has lost can do nothing any more. */
export const LEAVING = [ashes('multi.4')];

/** multi.4, multi.6: players leave; the last one has won. If all leave at once, no player has won. */
export const losing = (
  game: Game,
  losers: readonly Seat[],
  reason: string,
  cites: readonly Citation[],
): readonly GameEvent[] => {
  const remaining = playing(game).filter((seat) => !losers.includes(seat));
  const left = losers.map((seat): Lost => ({
    kind: 'lost',
    cites: [...cites, ...LEAVING, ashes('multi.5')],
    seat,
    reason,
  }));
  const [last] = remaining;
  if (last === undefined) return [ended(drawnGame(game, reason, cites))];
  if (remaining.length > 1) return [...losers.flatMap((seat) => discarded(game, seat)), ...left];
  return [
    ended({
      winners: [last],
      losers: game.state.seats.filter((seat) => seat !== last),
      draw: false,
      reason,
      cites: [...cites, ashes('multi.6')],
    }),
  ];
};

/** What lies on battlefield and spellboard is discarded, all together; others may answer that (discard.1). */
const discarded = (game: Game, seat: Seat): readonly LeftPlay[] =>
  [...battlefieldOf(game, seat), ...spellboardOf(game, seat)].map((object): LeftPlay => {
    return { kind: 'leftPlay', cites: [ashes('multi.4'), ashes('discard.1')], object, seat };
  });

const drawnGame = ({ state }: Game, reason: string, cites: readonly Citation[]): Outcome => ({
  winners: [],
  losers: state.seats,
  draw: true,
  reason,
  cites,
});

const ended = (outcome: Outcome): GameEvent => ({ kind: 'gameEnded', cites: outcome.cites, outcome });
