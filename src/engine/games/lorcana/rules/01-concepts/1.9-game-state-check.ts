import { memoized, seatsFrom, type CheckGroup, type ObjectId } from '../../../../kernel/index.js';
import { banishCard } from '../../events/8.6.2-banished.js';
import { lorcana } from '../../rulebook.js';
import { damageOn, isCharacter, isLocation, willpowerOf } from '../../state.js';
import { lossByEmptyDeck, winByLore } from '../03-playing-the-game/3.2-end-of-the-game.js';
import { rulesOfWillpower } from '../06-card-types/6.5-locations.js';
import { playOf } from '../../zones/8.4-play.js';
import { inAnyOrder } from '../08-zones/8.6-discard.js';

/**
 * 1.9.2: win and loss first, in turn order from the active player (1.9.2.1); nothing else of that pass is done when one
 * of them applied, and where none did nothing has happened yet (1.9.3). A player who would win and lose wins.
 */
const winAndLoss: CheckGroup = {
  name: 'win and loss',
  look: (game) => winOrLoss(game),
};

const winOrLoss = memoized((game): ReturnType<CheckGroup['look']> => {
  const seats = seatsFrom(game, game.state.turn.active);
  const events =
    winByLore(game, seats, [lorcana('1.9.1.1'), ...FIRST]) ??
    lossByEmptyDeck(game, seats, [lorcana('1.9.1.2'), ...FIRST]);
  return events === null ? null : { events };
});

const FIRST = [lorcana('1.9.2'), lorcana('1.9.2.1')];

/** 1.9.1.3, all of them as one event (1.9.5), and once more where that leads to others (1.9.3). */
const banishes: CheckGroup = {
  name: 'banish',
  look: (game, pass) => {
    const fatal = fatallyDamaged(game);
    if (fatal.length === 0) return null;
    const cites = [
      lorcana('1.9.1.3'),
      lorcana('1.9.2'),
      ...(fatal.length > 1 ? [lorcana('1.9.5')] : []),
      ...(pass > 0 ? [lorcana('1.9.3')] : []),
    ];
    const events = fatal.map((id) => banishCard(game, id, [...cites, rulesOfWillpower(game, id)]));
    return { events: inAnyOrder(game, events) };
  },
};

const fatallyDamaged = memoized((game): readonly ObjectId[] =>
  seatsFrom(game, game.state.turn.active).flatMap((seat) =>
    playOf(game, seat).filter(
      (id) => damageOn(game, id) >= willpowerOf(game, id) && (isCharacter(game, id) || isLocation(game, id)),
    ),
  ),
);

export const checks: readonly CheckGroup[] = [winAndLoss, banishes];
