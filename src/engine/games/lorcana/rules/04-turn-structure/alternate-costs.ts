import {
  factsOf,
  hasFlag,
  hasTag,
  numberOf,
  reject,
  teamOf,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { cardOf, isCharacter, isDrying, isExerted, playOf } from '../../state.js';
import type { LorcanaCost } from '../../cost.js';

/** 10.8.1: the Shift cost, ink unless the card asks for something else; null where the card has no Shift. */
export const shiftCosts = (game: Game, card: ObjectId): readonly LorcanaCost[] | null => {
  const n = factsOf(game, card).keywords['shift'];
  if (n === undefined) return null;
  const printed = cardOf(game, card).keywords.find(({ keyword }) => keyword === 'shift');
  return printed?.cost ?? [{ pay: 'ink', n }];
};

/** 10.10.1: the number of Sing Together; null where the song has none. */
export const singTogetherOf = (game: Game, song: ObjectId): number | null =>
  factsOf(game, song).keywords['sing-together'] ?? null;

/** 6.3.3.1: an action classified as a song. */
export const isSong = (game: Game, card: ObjectId): boolean => hasTag(factsOf(game, card), 'Song');

/**
 * 10.9.1, 10.9.3: the cost that a character counts as while singing: Singer's number in place of its ink cost, and what
 * effects add to it for singing alone.
 */
export const singingValue = (game: Game, character: ObjectId): number => {
  const facts = factsOf(game, character);
  return (facts.keywords['singer'] ?? numberOf(facts, 'cost')) + numberOf(facts, 'singing');
};

/**
 * Characters that may be exerted to sing (6.3.3.3): own ones for a song of at least this cost; for one with Sing Together (null) those
 * of teammates too, whatever they cost (10.10.1, 10.10.3).
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
    return reject('sing.prohibited', [lorcana('1.2.2')], 'An effect keeps the character from singing.', {
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

/** 10.8.1: own characters with a name of this card; either name of a two-name character will do (6.2.4.1). */
export const shiftBases = (game: Game, seat: Seat, card: ObjectId): readonly ObjectId[] => {
  const { names } = factsOf(game, card);
  return playOf(game, seat).filter(
    (id) => isCharacter(game, id) && factsOf(game, id).names.some((name) => names.includes(name)),
  );
};
