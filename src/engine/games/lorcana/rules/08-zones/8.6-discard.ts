import { objectIn, type Game, type GameEvent, type Seat, type ZoneKind } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

export const discard: ZoneKind = { kind: 'discard', visibility: 'public', per: 'seat', cites: [lorcana('8.6.3')] };

/**
 * 8.6.4: several cards of one player that go to the discard at once lie there in any order. The batch gives the order:
 * as their player named them if the player chose them, and else as they were. No player is asked, since no rule reads
 * the order, and a player may change it at any time (8.6.3).
 */
export const inAnyOrder = (game: Game, batch: readonly GameEvent[]): readonly GameEvent[] => {
  const owners = batch.flatMap((event) => ownerGoing(game, event) ?? []);
  return batch.map((event) => {
    const owner = ownerGoing(game, event);
    const several = owner !== null && owners.filter((one) => one === owner).length > 1;
    return several ? { ...event, cites: [...event.cites, lorcana('8.6.4')] } : event;
  });
};

/** Whose card goes to the discard by this event. */
const ownerGoing = (game: Game, { kind, object, zone }: GameEvent): Seat | null => {
  const goes = kind === 'banished' || kind === 'discarded' || (kind === 'putInto' && zone === 'discard');
  return goes && typeof object === 'string' ? (objectIn(game, object)?.owner ?? null) : null;
};
