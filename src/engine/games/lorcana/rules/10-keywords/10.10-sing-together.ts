import {
  factsOf,
  optionsOf,
  reject,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { singersFor } from '../06-card-types/6.3.3-songs.js';
import { singingValue } from './10.9-singer.js';

/** 10.10.1: the number of Sing Together; null where the song has none. */
export const singTogetherOf = (game: Game, song: ObjectId): number | null =>
  factsOf(game, song).keywords['sing-together'] ?? null;

/** 10.10.3: why the player's characters cannot sing this song together, or null. */
export const refuseSingTogether = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const needed = singTogetherOf(game, card);
  if (needed === null) {
    return reject('sing.no-sing-together', [lorcana('10.10.1')], 'The card has no Sing Together.', { card });
  }
  const total = singersFor(game, seat, null).reduce((sum, id) => sum + singingValue(game, id), 0);
  if (total >= needed) return null;
  const message = `Your ready characters total ${total}; the song needs ${needed}.`;
  return reject('sing.cost-too-low', [lorcana('10.10.3')], message);
};

/** By what the singers are asked for. */
export const WHO_SINGS = [lorcana('10.10.1'), lorcana('4.3.4.4')];

/** Who sings together: any number of singers whose costs total at least the song's number (10.10.1, 10.10.3). */
export const singTogetherDecision: DecisionKind<{ readonly song: ObjectId }> = {
  kind: 'singTogether',
  prompt: 'Which characters sing together?',
  space: (game, { song }, { seat }) => {
    const singers = singersFor(game, seat, null);
    return {
      kind: 'some',
      options: optionsOf(game, singers, seat).map((one) => ({ ...one, tags: { cost: singingValue(game, one.id) } })),
      min: 1,
      max: singers.length,
      where: [{ kind: 'sum', tag: 'cost', min: singTogetherOf(game, song) ?? 0 }],
    };
  },
};

/** 10.10.4: each of them sings. */
export const SUNG_TOGETHER = [lorcana('10.10.4'), lorcana('6.3.3.3')];
