import {
  bind,
  boundIds,
  defineWord,
  entriesOf,
  go,
  invariant,
  isList,
  objectsThere,
  occur,
  oneOfTexts,
  optional,
  type Json,
  type ObjectId,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { outOfPlay, queue } from './7.1.6-queue.js';
import { entersExerted, PLAYED, thenWithIt } from './parts.js';

/** For free (4.3.4.10), when the effect has fully resolved (7.1.6). */
export const playFree = defineWord(
  {
    do: 'play-free',
    says: 'The card is played without its ink cost once the ability has resolved.',
    parts: {
      card: objectsThere,
      thenPut: optional(oneOfTexts('place', ['deck-bottom'])),
      exerted: entersExerted,
      then: thenWithIt,
    },
    restsOn: [lorcana('4.3.4.10'), lorcana('7.1.6')],
    also: PLAYED,
  },
  {
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
      return queue(running, card, { free: true, stays: running.node.thenPut !== undefined });
    },
    end: ({ scope }) => bind(scope),
  },
);

/** The id that the moved card has now. */
const becameOf = (result: Json): ObjectId => {
  const [entry] = entriesOf(result);
  const became = entry?.['becomes'] ?? entry?.secret?.fields['becomes'];
  invariant(became !== undefined && isList(became), 'the card has become an object');
  const [id] = became;
  invariant(typeof id === 'string', 'the card has become an object');
  return id;
};
