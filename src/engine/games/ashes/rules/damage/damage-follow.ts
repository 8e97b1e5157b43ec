import type { Game, GameEvent, LogEntry } from '../../../../kernel/index.js';
import type { FatallyWounded } from '../../events/damage-wounds.js';
import { ashes } from '../../rulebook.js';
import { battlefieldOf, isDying, lifeOf, phoenixbornOf, playing, woundsOn } from '../../state.js';
import { losing } from '../multi/multi-losing.js';

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
