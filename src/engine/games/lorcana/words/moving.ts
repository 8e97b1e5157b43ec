import {
  bind,
  boundIds,
  inPlay,
  isKnownToAll,
  isList,
  kindOfZone,
  objectOf,
  occur,
  present,
  putting,
  textOf,
  word,
  zoneOf,
  type AnyProcedure,
  type Effect,
  type Game,
  type GameEvent,
  type Json,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isCharacter, isLocation, locationOf } from '../state.js';
import type { Move, Put, ShuffleIn } from '../vocabulary.js';
import { inAnyOrder } from '../rules/08-zones/8.6-discard.js';
import { gone, inSpite, simultaneous } from './named.js';

/** Words that put cards from one zone into another (7.1.4, of those that have gone 7.1.9.1), and characters to locations. */
export const movingWords: readonly AnyProcedure[] = [
  putting<Put>('put', (running, objects) => [
    ...gone(running),
    ...inAnyOrder(
      running.game,
      inSpite(
        running,
        objects.map((object) => putInto(running, object, objects, running.node)),
      ),
    ),
  ]),

  /** Into the decks of their owners, which are shuffled then: each that a card went to. */
  word<ShuffleIn>('shuffle-in', {
    put: (running) => {
      const { game, node, from, scope } = running;
      const objects = present(game, boundIds(node.objects, from));
      const decks = [...new Set(objects.map(({ owner }) => owner))];
      const put = { kind: 'putInto', cites: PUT, zone: 'deck', at: 'last', cause: scope.controller };
      const puts = objects.map(({ id }) => ({ ...put, object: id }));
      return occur([...gone(running), ...inSpite(running, puts)], 'shuffle', { decks });
    },
    shuffle: ({ locals }) => {
      const cites = [lorcana('1.2.1'), lorcana('8.2.2')];
      const decks = idsIn(locals['decks']);
      return occur(
        decks.map((seat): GameEvent => ({ kind: 'shuffled', cites, seat, zone: zoneOf(seat, 'deck') })),
        'end',
      );
    },
    end: ({ scope }) => bind(scope),
  }),

  /** 4.3.7 without its cost (1.2.1): to a location of their player, at which they are not yet (4.3.7.1, 4.3.7.3). */
  simultaneous<Move>('move', ({ game, node, from }) => {
    const [location] = inPlay(game, boundIds(node.to, from));
    if (location === undefined || !isLocation(game, location.id)) return [];
    return inPlay(game, boundIds(node.objects, from))
      .filter(({ id, controller }) => isCharacter(game, id) && controller === location.controller)
      .filter(({ id }) => locationOf(game, id) !== location.id)
      .map(({ id, controller }) => ({
        kind: 'moved',
        cites: [lorcana('1.2.1'), lorcana('4.3.7.4')],
        seat: controller,
        object: id,
        location: location.id,
      }));
  }),
];

const PUT = [lorcana('7.1.4')];

/** One of these objects goes to a zone of its owner, into an inkwell ready or exerted (8.5.6). */
export const putInto = (
  { game, scope }: Pick<Running<Effect>, 'game' | 'scope'>,
  object: ObjectId,
  together: readonly ObjectId[],
  { zone, at = 'last', exerted }: Pick<Put, 'zone' | 'at' | 'exerted'>,
): GameEvent => {
  const leaves = isInPlay(game, object);
  const open = zone === 'deck' && isOpenFor(game, object, together);
  return {
    kind: 'putInto',
    cites: [...PUT, ...(leaves ? [lorcana('8.1.5'), lorcana('8.4.4')] : []), ...(open ? [lorcana('8.2.4')] : [])],
    object,
    zone,
    at,
    cause: scope.controller,
    ...(exerted === true && { exerted }),
    ...(open && { open }),
  };
};

export const isInPlay = (game: Game, object: ObjectId): boolean => kindOfZone(objectOf(game, object).zone) === 'play';

/** 8.2.4: whether everybody knows all of these that go into the same deck. */
const isOpenFor = (game: Game, object: ObjectId, all: readonly ObjectId[]): boolean => {
  const { owner } = objectOf(game, object);
  return all.every((id) => objectOf(game, id).owner !== owner || isKnownToAll(game, id));
};

const idsIn = (value: Json = null): readonly string[] => (isList(value) ? value.map(textOf) : []);
