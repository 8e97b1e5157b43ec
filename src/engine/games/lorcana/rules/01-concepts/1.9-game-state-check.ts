import {
  factsOf,
  hasFlag,
  objectOf,
  objectsIn,
  seatsFrom,
  type CheckGroup,
  type Citation,
  type Game,
  type GameEvent,
  type ObjectId,
  type Outcome,
  type Seat,
} from '../../../../kernel/index.js';
import { banishCard } from '../../events/8-zones.js';
import type { LossPrevented, Lost } from '../../events/players.js';
import { lorcana } from '../../rulebook.js';
import { inAnyOrder } from '../08-zones/8.6-discard.js';
import {
  BAG,
  damageOn,
  hasFailedDraw,
  isCharacter,
  isLocation,
  hasLoreToWin,
  playOf,
  willpowerOf,
} from '../../state.js';

/**
 * 1.9.2: win and loss first, in turn order from the active player (1.9.2.1); nothing else of that pass is done when one
 * of them applied, and where none did nothing has happened yet (1.9.3). A player who would win and lose wins.
 */
const winAndLoss: CheckGroup = {
  name: 'win and loss',
  look: (game) => {
    const seats = seatsFrom(game, game.state.turn.active);
    const winner = seats.find((seat) => hasLoreToWin(game, seat));
    if (winner !== undefined)
      return { events: [ended(won(game, winner, 'lore', [lorcana('3.2.1.1'), lorcana('1.9.1.1'), ...FIRST]))] };
    const losers = seats.filter((seat) => hasFailedDraw(game, seat));
    if (losers.length === 0) return null;
    const kept = losers.filter((seat) => cannotLose(game, seat));
    // The attempt counts for this check alone: it is not what loses the game once nothing keeps the player from it.
    if (kept.length > 0)
      return {
        events: kept.map((seat): LossPrevented => ({ kind: 'lossPrevented', cites: [lorcana('1.2.2')], seat })),
      };
    const cites = [lorcana('3.2.1.2'), lorcana('1.9.1.2'), ...FIRST];
    return { events: leaving(game, losers, 'empty deck', cites) };
  },
};

/** 1.2.2: what an effect says cannot happen does not. */
const cannotLose = (game: Game, seat: Seat): boolean =>
  playOf(game, seat).some((id) => hasFlag(factsOf(game, id), 'cannotLose'));

const FIRST = [lorcana('1.9.2'), lorcana('1.9.2.1')];

/** 1.9.1.3, all of them as one event (1.9.5), and once more where that leads to others (1.9.3). */
const banishes: CheckGroup = {
  name: 'banish',
  look: (game, pass) => {
    const fatal = seatsFrom(game, game.state.turn.active).flatMap((seat) =>
      playOf(game, seat).filter(
        (id) => damageOn(game, id) >= willpowerOf(game, id) && (isCharacter(game, id) || isLocation(game, id)),
      ),
    );
    if (fatal.length === 0) return null;
    const cites = [
      lorcana('1.9.1.3'),
      lorcana('1.9.2'),
      ...(fatal.length > 1 ? [lorcana('1.9.5')] : []),
      ...(pass > 0 ? [lorcana('1.9.3')] : []),
    ];
    const events = fatal.map((id) => banishCard(game, id, [...cites, willpowerRule(game, id)]));
    return { events: inAnyOrder(game, events) };
  },
};

const willpowerRule = (game: Game, id: ObjectId): Citation =>
  isLocation(game, id) ? lorcana('6.5.5') : lorcana('6.2.10');

export const checks: readonly CheckGroup[] = [winAndLoss, banishes];

/**
 * Players leave the game: their cards and effects go with them (1.10.2.3). The last one remaining wins (3.2.1.3); if all
 * leave at once the game is a draw.
 */
export const leaving = (
  game: Game,
  losers: readonly Seat[],
  reason: string,
  cites: Outcome['cites'],
): readonly GameEvent[] => {
  const left = losers.map((seat): Lost => {
    const waits = objectsIn(game, BAG).some((id) => objectOf(game, id).controller === seat);
    const gone = [lorcana('1.10.2.3'), ...(waits ? [lorcana('8.7.9')] : [])];
    return { kind: 'lost', cites: [...cites, ...gone], seat, reason };
  });
  const remaining = seatsFrom(game, game.state.turn.active).filter((seat) => !losers.includes(seat));
  const [last] = remaining;
  if (last === undefined) return [ended(drawnGame(game, reason, cites))];
  return remaining.length === 1 ? [ended(won(game, last, reason, [...cites, lorcana('3.2.1.3')]))] : left;
};

const won = (game: Game, winner: Seat, reason: string, cites: Outcome['cites']): Outcome => ({
  winners: [winner],
  losers: game.state.seats.filter((seat) => seat !== winner),
  draw: false,
  reason,
  cites,
});

const drawnGame = (game: Game, reason: string, cites: Outcome['cites']): Outcome => ({
  winners: [],
  losers: game.state.seats,
  draw: true,
  reason,
  cites,
});

const ended = (outcome: Outcome): GameEvent => ({ kind: 'gameEnded', cites: outcome.cites, outcome });
