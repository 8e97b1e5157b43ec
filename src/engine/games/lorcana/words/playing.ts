import {
  bind,
  boundIds,
  entriesOf,
  go,
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
import { PLAY_FOR_FREE, type OrderedPlay } from '../rules/07-abilities/7.1-resolution.js';
import type { Play, PlayFree } from '../vocabulary.js';

/** Words by which cards are played. They are played when the effect has fully resolved (7.1.6). */
export const playingWords: readonly AnyProcedure[] = [
  word<PlayFree>('play-free', {
    begin: ({ game, node, from, scope }) => {
      const [card] = outOfPlay(game, boundIds(node.card, from));
      if (card === undefined) return bind(scope);
      if (node.thenPut === undefined) return go('queue', { card: card.id });
      const cites = [lorcana('7.1.6')];
      return occur({ kind: 'putInto', cites, object: card.id, zone: 'deck', at: 'last' }, 'moved');
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
];

/** 4.3.4.7: what is played comes into play, so what is there cannot be played. */
const outOfPlay = (game: Game, ids: readonly ObjectId[]): readonly GameObject[] =>
  present(game, ids).filter(({ zone }) => kindOfZone(zone) !== 'play');

const queue = ({ game, node, scope }: Running<Play> | Running<PlayFree>, card: ObjectId, pay: 'free' | 'ink') => {
  const then = { ...scope, at: { ...scope.at, path: [...scope.at.path, 'then'] } };
  const stays = 'thenPut' in node;
  const order: OrderedPlay = { card, seat: scope.controller, pay, exerted: node.exerted === true, stays };
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
