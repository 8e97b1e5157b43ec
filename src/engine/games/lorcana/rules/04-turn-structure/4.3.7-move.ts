import {
  call,
  done,
  factsOf,
  numberOf,
  occur,
  procedure,
  reject,
  representatives,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  fieldIn,
  idIn,
} from '../../../../kernel/index.js';
import type { LeftLocation } from '../../events/4.3-turn-actions.js';
import { lorcana } from '../../rulebook.js';
import { isCharacter, isLocation, locationOf } from '../../state.js';
import { playOf } from '../../zones/8.4-play.js';
import type { Bill } from './4.3.4.6-cards-that-pay.js';
import { pay, refuseBill } from './4.3.4.6-paying.js';
import type { TurnAction } from './turn-action.js';

type Move = { readonly seat: Seat; readonly character: ObjectId; readonly location: ObjectId };

/** 4.3.7: pay the move cost; the character is at the location then, and no longer at another. It is not exerted. */
export const move = procedure<Move>('move', {
  pay: (game, { seat, character, location }) => call(pay(billFor(game, seat, character, location)), 'move'),
  move: (_game, { seat, character, location }) =>
    occur({ kind: 'moved', cites: [lorcana('4.3.7.4')], seat, object: character, location }, 'end'),
  end: () => done(),
});

export const moveAction: TurnAction = {
  name: 'move',
  fields: ['character', 'location'],
  settles: [lorcana('4.3.7.5'), lorcana('4.3.7.6')],
  list: (game, seat) => {
    const own = playOf(game, seat);
    const locations = own.filter((id) => isLocation(game, id));
    if (locations.length === 0) return [];
    return representatives(game, own, seat).flatMap((character) =>
      representatives(game, locations, seat)
        .filter((location) => refuseMove(game, seat, character, location) === null)
        .map((location) => ({ action: 'move', character, location })),
    );
  },
  refuse: (game, seat, answer) => {
    const own = playOf(game, seat);
    const cites = [lorcana('4.3.7.1'), lorcana('4.3.7.3')];
    const character = fieldIn(answer, 'character', own, cites, 'a character of yours in play');
    if (typeof character !== 'string') return character;
    const location = fieldIn(answer, 'location', own, cites, 'a location of yours in play');
    return typeof location === 'string' ? refuseMove(game, seat, character, location) : location;
  },
  call: (seat, answer) => move.with({ seat, character: idIn(answer, 'character'), location: idIn(answer, 'location') }),
};

const billFor = (game: Game, seat: Seat, mover: ObjectId, location: ObjectId): Bill => ({
  seat,
  source: location,
  purpose: 'move',
  mover,
  costs: [{ pay: 'ink', n: numberOf(factsOf(game, location), 'moveCost') }],
  singers: [],
  free: false,
  cites: [lorcana('4.3.7.4')],
});

/** 4.3.7.4: characters at a location that is gone are at none. */
export const leftBehind = (game: Game): readonly LeftLocation[] =>
  game.state.seats.flatMap((seat) =>
    playOf(game, seat)
      .filter((id) => isLeftBehind(game, id))
      .map((object): LeftLocation => ({ kind: 'leftLocation', cites: [lorcana('4.3.7.4')], object })),
  );

const isLeftBehind = (game: Game, id: ObjectId): boolean => {
  const location = locationOf(game, id);
  return location !== null && game.state.objects[location] === undefined;
};

const refuseMove = (game: Game, seat: Seat, character: ObjectId, location: ObjectId): Rejection | null => {
  const details = { character, location };
  if (!isCharacter(game, character)) {
    return reject('move.not-a-character', [lorcana('4.3.7.1')], 'Only characters move to locations.', details);
  }
  if (!isLocation(game, location)) {
    return reject('move.not-a-location', [lorcana('4.3.7.3')], 'Characters move to locations.', details);
  }
  if (locationOf(game, character) === location) {
    return reject('move.already-there', [lorcana('4.3.7.3')], 'The character is at this location already.', details);
  }
  return refuseBill(game, billFor(game, seat, character, location));
};
