import {
  factsOf,
  hasFlag,
  hasTag,
  hasKeyword,
  reject,
  teamOf,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { inkCostOf, isCharacter, isDrying, isExerted } from '../../state.js';
import { FORBIDDEN } from '../01-concepts/1.2-golden-rules.js';
import { playOf } from '../../zones/8.4-play.js';
import { singingValue } from '../10-keywords/10.9-singer.js';

/** 6.3.3.1: an action classified as a song. */
const isSong = (game: Game, card: ObjectId): boolean => hasTag(factsOf(game, card), 'Song');

/** 6.3.3.3: a song that one character sings; with Sing Together several do (6.3.3.4). */
export const isSungByOne = (game: Game, card: ObjectId): boolean =>
  isSong(game, card) && !hasKeyword(factsOf(game, card), 'sing-together');

/**
 * Characters that may be exerted to sing (6.3.3.3): own ones for a song of at least this cost; for one with Sing
 * Together (null) those of teammates too, whatever they cost (10.10.1, 10.10.3).
 */
export const singersFor = (game: Game, seat: Seat, cost: number | null): readonly ObjectId[] =>
  (cost === null ? teamOf(game.state, seat) : [seat])
    .flatMap((player) => playOf(game, player))
    .filter((id) => refuseSinger(game, id, cost) === null);

/** Why a character cannot sing a song of this cost. */
export const refuseSinger = (game: Game, character: ObjectId, cost: number | null): Rejection | null => {
  if (!isCharacter(game, character)) {
    return reject('sing.not-a-character', [lorcana('6.3.3.3')], 'Only characters sing songs.', { singer: character });
  }
  if (isExerted(game, character)) {
    return reject(
      'sing.exerted',
      [lorcana('6.3.3.3'), lorcana('5.1.1')],
      'An exerted character cannot exert to sing.',
      {
        singer: character,
      },
    );
  }
  if (hasFlag(factsOf(game, character), 'cannotSing')) {
    return reject('sing.prohibited', FORBIDDEN, 'An effect keeps the character from singing.', {
      singer: character,
    });
  }
  if (isDrying(game, character)) {
    return reject('character.drying', [lorcana('6.1.4'), lorcana('4.2.2.1')], 'The character is still drying.', {
      singer: character,
    });
  }
  if (cost !== null && singingValue(game, character) < cost) {
    return reject('sing.cost-too-low', [lorcana('6.3.3.3')], `The song needs a character of cost ${cost} or more.`, {
      singer: character,
    });
  }
  return null;
};

/** 6.3.3.3: why these are not who can sing this song, or null. */
export const refuseSong = (
  game: Game,
  seat: Seat,
  card: ObjectId,
  [singer, ...more]: readonly ObjectId[],
): Rejection | null => {
  if (!isSungByOne(game, card)) {
    return reject('sing.not-a-song', [lorcana('6.3.3.3')], 'One character alone cannot sing this card.', { card });
  }
  if (singer === undefined || more.length > 0) {
    return reject('sing.one-singer', [lorcana('6.3.3.3')], 'A song is sung by exactly one character.', { card });
  }
  const own = game.state.objects[singer]?.zone === `${seat}.play`;
  if (!own)
    return reject('sing.not-yours', [lorcana('6.3.3.3')], 'The singer is a character of yours in play.', { singer });
  return refuseSinger(game, singer, inkCostOf(game, card));
};

export const SUNG = [lorcana('6.3.3.3')];
