import {
  bind,
  boundIds,
  defineWord,
  entriesOf,
  evaluate,
  go,
  lastKnown,
  numberIn,
  objectOf,
  objects,
  objectsIn,
  occur,
  optional,
  seatNamed,
  text,
  textsOf,
  gives,
  uses,
  zoneOf,
  type Amount,
  type Effect,
  type Game,
  type ObjectId,
  type Running,
  type Seat,
  type WordSteps,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { comingOnto } from '../rules/play/cardtype-room.js';
import { isUnit } from '../state.js';
import { cards } from './parts.js';

type Conjures = Effect & { readonly count: Amount; readonly on?: string; readonly as?: string };

/** cardtype.conjuration.2: `cardIn` says which card is placed, by id. */
const conjuring = <Node extends Conjures>(cardIn: (running: Running<Node>) => string | undefined): WordSteps<Node> => ({
  begin: ({ game, node, from }) => go('next', { left: evaluate(game, node.count, from), placed: [] }),
  next: (running) => {
    const { game, node, scope, locals, cites } = running;
    const seat = seatNamed(node.on, scope);
    const left = numberIn(locals['left'] ?? 0);
    const card = cardIn(running);
    const object = card === undefined ? undefined : inPile(game, scope.controller, card);
    const event = left <= 0 || object === undefined ? null : comingOnto(game, seat, object, cites);
    if (event === null) {
      return bind(scope, typeof node.as === 'string' ? { [node.as]: textsOf(locals['placed'] ?? []) } : {});
    }
    return occur(event, 'placed', { left: left - 1 });
  },
  placed: ({ game, locals, result }) => {
    const placed = entriesOf(result).flatMap(({ object }) => (typeof object === 'string' ? [object] : []));
    const before = textsOf(locals['placed'] ?? []);
    return go('next', { placed: [...before, ...placed.filter((id) => isThere(game, id))] });
  },
});

/** One after the other, as long as there is one in the pile and a slot for it (resolve.2). */
export const conjure = defineWord(
  {
    do: 'conjure',
    says: 'Places conjurations from the conjuration pile of the player of the effect onto a battlefield.',
    parts: {
      card: { ...text(64), description: 'The conjuration, by id.' },
      count: cards,
      on: optional({ ...uses('seat'), description: 'Whose battlefield; absent: that of the player of the effect.' }),
      as: optional(gives('objects')),
    },
    cites: [ashes('cardtype.conjuration.2')],
    restsOn: [ashes('resolve.2'), ashes('glossary.battlefield.1')],
  },
  conjuring(({ node }) => node.card),
);

/** The copies are other cards of the pile: what the copied one has been given is no part of them. */
export const conjureCopy = defineWord(
  {
    do: 'conjure-copy',
    says: 'Places copies of a conjuration, of several of the first, from the pile of the player of the effect onto a battlefield.',
    parts: {
      of: objects,
      count: cards,
      on: optional({ ...uses('seat'), description: 'Whose battlefield; absent: that of the player of the effect.' }),
      as: optional(gives('objects')),
    },
    cites: [ashes('cardtype.conjuration.2')],
    restsOn: [ashes('resolve.2'), ashes('glossary.battlefield.1')],
  },
  conjuring(({ game, node, from }) => {
    const [copied] = boundIds(node.of, from);
    return copied === undefined ? undefined : lastKnown(game, copied)?.definition;
  }),
);

/** cardtype.conjuration.2 */
const inPile = (game: Game, seat: Seat, card: string): ObjectId | undefined =>
  objectsIn(game, zoneOf(seat, 'conjurationPile')).find(
    (id) => objectOf(game, id).definition === card && isUnit(game, id),
  );

/** cardtype.conjuration.2: what has left play at once is not named. */
const isThere = (game: Game, id: ObjectId): boolean => game.state.objects[id] !== undefined && isUnit(game, id);
