import {
  bind,
  boundIds,
  entriesOf,
  evaluate,
  go,
  inPlay,
  invariant,
  isList,
  kindOfZone,
  occur,
  orderAfterwards,
  present,
  word,
  type AnyProcedure,
  type Game,
  type GameObject,
  type Json,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import {
  PLAY_FOR_FREE,
  USE_BY_EFFECT,
  type OrderedPlay,
  type OrderedUse,
} from '../rules/07-abilities/7.1-resolution.js';
import type { Play, PlayFree, Use } from '../vocabulary.js';

/**
 * Words by which cards are played, for their cost (4.3.4.5) or for free (4.3.4.10), and abilities used (4.3.8.4), when the
 * effect has fully resolved (7.1.6).
 */
export const playingWords: readonly AnyProcedure[] = [
  word<PlayFree>('play-free', {
    begin: ({ game, node, from, scope }) => {
      const [card] = outOfPlay(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      if (node.thenPut === undefined) return go('queue', { card: card.id });
      const cites = [lorcana('7.1.6')];
      const { controller: cause } = scope;
      return occur({ kind: 'putInto', cites, object: card.id, zone: 'deck', at: 'last', cause }, 'moved');
    },
    moved: ({ result }) => go('queue', { card: becameOf(result) }),
    queue: (running) => {
      const { card } = running.locals;
      invariant(typeof card === 'string', 'the card to play is known');
      return queue(running, card, 'free');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<Play>('play', {
    begin: (running) => {
      const [card] = outOfPlay(running.game, boundIds(running.node.card, running.from));
      return card === undefined ? bind(running.scope) : queue(running, card.id, 'ink');
    },
    end: ({ scope }) => bind(scope),
  }),

  word<Use>('use', {
    begin: ({ game, node, from, scope }) => {
      const [card] = inPlay(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      const order: OrderedUse = { seat: scope.controller, source: card.id, free: node.free === true };
      return orderAfterwards(game, { procedure: USE_BY_EFFECT, locals: order }, 'end');
    },
    end: ({ scope }) => bind(scope),
  }),
];

/** What an effect orders to be played (7.1.6) comes into play (4.3.4.7), so what is there cannot be played. */
const outOfPlay = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  present(game, ids).filter(({ zone }) => kindOfZone(zone) !== 'play');

const queue = ({ game, node, scope, from }: Running<Play> | Running<PlayFree>, card: ObjectId, pay: 'free' | 'ink') => {
  const then = { ...scope, at: { ...scope.at, path: [...scope.at.path, 'then'] } };
  const stays = 'thenPut' in node;
  const add = 'add' in node ? evaluate(game, node.add, from) : 0;
  const order: OrderedPlay = { card, seat: scope.controller, pay, add, exerted: node.exerted === true, stays };
  const locals = node.then === undefined ? order : { ...order, then };
  return orderAfterwards(game, { procedure: PLAY_FOR_FREE, locals }, 'end');
};

/** The id that the moved card has now. */
const becameOf = (result: Json): ObjectId => {
  const [entry] = entriesOf(result);
  const became = entry?.['becomes'] ?? entry?.secret?.fields['becomes'];
  invariant(became !== undefined && isList(became), 'the card has become an object');
  const [id] = became;
  invariant(typeof id === 'string', 'the card has become an object');
  return id;
};
