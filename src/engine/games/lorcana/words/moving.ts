import {
  bind,
  boundIds,
  inPlay,
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

/** Words that put cards from one zone into another, and characters to locations. */
export const movingWords: readonly AnyProcedure[] = [
  putting<Put>('put', (running, objects) => [
    ...gone(running),
    ...inAnyOrder(running.game, inSpite(running, objects.map(putInto(running)))),
  ]),

  /** Into the decks of their owners, which are shuffled then: each that a card went to. */
  word<ShuffleIn>('shuffle-in', {
    put: (running) => {
      const { game, node, from } = running;
      const objects = present(game, boundIds(node.objects, from));
      const decks = [...new Set(objects.map(({ owner }) => owner))];
      const puts = objects.map(({ id }) => ({ kind: 'putInto', cites: PUT, object: id, zone: 'deck', at: 'last' }));
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

  /** 4.3.7 without its cost: to a location of their player, at which they are not yet. */
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

const putInto =
  ({ game, node }: Running<Put>) =>
  (object: ObjectId): GameEvent => {
    const leaves = kindOfZone(objectOf(game, object).zone) === 'play';
    const cites = [...PUT, ...(leaves ? [lorcana('8.1.5'), lorcana('8.4.4')] : [])];
    const exerted = node.exerted === true ? { exerted: true } : {};
    return { kind: 'putInto', cites, object, zone: node.zone, at: node.at ?? 'last', ...exerted };
  };

const idsIn = (value: Json = null): readonly string[] => (isList(value) ? value.map(textOf) : []);
