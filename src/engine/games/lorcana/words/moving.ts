import {
  ask,
  bind,
  boundIds,
  go,
  isList,
  kindOfZone,
  objectOf,
  occur,
  optionOf,
  textOf,
  textsOf,
  word,
  zoneOf,
  type AnyProcedure,
  type DecisionKind,
  type GameEvent,
  type Json,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isCharacter, isKnownTo, isKnownToAll, isLocation, locationOf } from '../state.js';
import type { Move, Put, ShuffleIn } from '../vocabulary.js';
import { inAnyOrder } from '../rules/08-zones/8.6-discard.js';
import { gone, inSpite, present, simultaneous } from './named.js';

/** Words that put cards from one zone into another, and characters to locations. */
export const movingWords: readonly AnyProcedure[] = [
  /** Several cards into one deck go there in an order that is asked for, deck by deck; all of them at once. */
  word<Put>('put', {
    begin: ({ game, node, from }) => {
      const ids = present(game, boundIds(node.objects, from)).map(({ id }) => id);
      return node.zone === 'deck' ? go('order', { waiting: ids, ordered: [] }) : go('put', { ordered: ids });
    },
    order: ({ game, node, scope, locals }) => {
      const [first, ...others] = idsIn(locals['waiting']);
      if (first === undefined) return go('put');
      const { owner } = objectOf(game, first);
      const deck = [first, ...others.filter((id) => objectOf(game, id).owner === owner)];
      const waiting = others.filter((id) => !deck.includes(id));
      if (deck.length === 1) return go('order', { waiting, ordered: [...idsIn(locals['ordered']), first] });
      const known = deck.every((id) => isKnownToAll(game, id));
      const seat = deck.every((id) => isKnownTo(game, id, scope.controller)) ? scope.controller : owner;
      const params = { objects: deck, at: node.at ?? 'last' };
      const kind = known ? 'deckOrder' : 'hiddenDeckOrder';
      return ask({ seat, kind, params, cites: [lorcana('8.2.4')], about: scope.source.object }, 'ordered', { waiting });
    },
    ordered: ({ locals, result }) => go('order', { ordered: [...idsIn(locals['ordered']), ...textsOf(result)] }),
    put: (running) => {
      const { node, locals } = running;
      const ids = idsIn(locals['ordered']);
      // Each goes on top of those before it, so the topmost goes last.
      const order = node.at === 'first' ? ids.toReversed() : ids;
      const batch = inAnyOrder(running.game, inSpite(running, order.map(putInto(running))));
      return occur([...gone(running), ...batch], 'end');
    },
    end: ({ scope }) => bind(scope),
  }),

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
    const [location] = present(game, boundIds(node.to, from));
    if (location === undefined || !isLocation(game, location.id)) return [];
    return present(game, boundIds(node.objects, from))
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

type Ordering = { readonly objects: readonly ObjectId[]; readonly at: 'first' | 'last' };

const order: Pick<DecisionKind<Ordering>, 'prompt' | 'space'> = {
  prompt: 'In which order do they go into the deck, the topmost first?',
  space: (game, { objects }) => ({ kind: 'order', options: objects.map((id) => optionOf(game, id)) }),
};

/** 8.2.4: everybody learns the order of cards that were public, and nobody else that of others. */
export const movingDecisions: readonly DecisionKind<Ordering>[] = [
  { kind: 'deckOrder', ...order },
  { kind: 'hiddenDeckOrder', secret: true, ...order },
];

const idsIn = (value: Json = null): readonly string[] => (isList(value) ? value.map(textOf) : []);
