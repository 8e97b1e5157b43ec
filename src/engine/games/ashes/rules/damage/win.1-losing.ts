import type { Citation, Game, GameEvent, LogEntry, Outcome, Seat } from '../../../../kernel/index.js';
import type { FatallyWounded } from '../../events/damage-wounds.js';
import type { Lost } from '../../events/multi-lost.js';
import { ashes } from '../../rulebook.js';
import { battlefieldOf, isDying, lifeOf, phoenixbornOf, playing, woundsOn } from '../../state.js';

/** The rules by which a player who has lost can do nothing any more. */
export const LEAVING = [ashes('multi.4')];

/**
 * What follows at once from anything that happens: whose Phoenixborn has as many wounds as life has lost
 * (damage.step2.phoenixborn), and a unit that has will be destroyed (damage.step2.unit, damage.1).
 */
export const follow = (game: Game, _applied: readonly LogEntry[]): readonly GameEvent[] => {
  if (game.state.outcome !== null) return [];
  const losers = playing(game).filter((seat) => {
    const phoenixborn = phoenixbornOf(game, seat);
    return phoenixborn !== null && isFatal(game, phoenixborn);
  });
  if (losers.length > 0)
    return losing(game, losers, 'destroyed', [ashes('damage.step2.phoenixborn'), ashes('damage.3'), ashes('win.1')]);
  return playing(game).flatMap((seat) =>
    battlefieldOf(game, seat)
      .filter((id) => !isDying(game, id) && isFatal(game, id))
      .map((object): FatallyWounded => {
        const cites = [ashes('damage.1'), ashes('damage.step2.unit'), ashes('damage.4'), ashes('glossary.life')];
        return { kind: 'fatallyWounded', cites, object };
      }),
  );
};

/** A life of 0 or less is reached without any wound. */
const isFatal = (game: Game, id: string): boolean => woundsOn(game, id) >= lifeOf(game, id);

/** multi.4, multi.6: players leave; the last one has won. If all leave at once nobody has. */
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
  if (remaining.length > 1) return left;
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

const drawnGame = ({ state }: Game, reason: string, cites: readonly Citation[]): Outcome => ({
  winners: [],
  losers: state.seats,
  draw: true,
  reason,
  cites,
});

const ended = (outcome: Outcome): GameEvent => ({ kind: 'gameEnded', cites: outcome.cites, outcome });
