import {
  ask,
  bind,
  boundIds,
  defineWord,
  isKnownToAll,
  movedObjects,
  occur,
  optionsOf,
  presentIds,
  textsOf,
  wordForm,
  type DecisionKind,
  type GameEvent,
  type NodeOf,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isInPlay } from '../zones/8.4-play.js';
import { putInto } from './8.1.5-put-into.js';

const form = wordForm({
  do: 'put-under',
  says: 'Under the deck, unseen, in an order that the player chooses.',
  parts: { objects: movedObjects },
  cites: [lorcana('8.2.4')],
});

/** 8.2.4. */
export const putUnder = defineWord(
  form,
  {
    order: (running) => {
      const { game, node, scope, from, cites } = running;
      const going = presentIds(game, boundIds(node.objects, from));
      if (going.length < 2) return occur(under(running, going), 'end');
      const kind = going.every((id) => isKnownToAll(game, id)) ? 'deckOrder' : 'putUnder';
      const params = kind === 'deckOrder' ? { objects: going, at: 'last' } : { objects: going };
      const question = { seat: scope.controller, kind, params, cites };
      return ask({ ...question, about: scope.source.object }, 'put');
    },
    put: (running) => occur(under(running, textsOf(running.result)), 'end'),
    end: ({ scope }) => bind(scope),
  },
  () => [
    /** The first card stays nearest to the top. Other players do not learn the order of hidden cards (8.2.4). */
    {
      kind: 'putUnder',
      prompt: 'In which order do they go under your deck, the topmost first?',
      secret: true,
      blind: true,
      space: (game, { objects: going }, { seat }) => ({
        kind: 'order',
        options: optionsOf(game, presentIds(game, going), seat),
      }),
    } satisfies DecisionKind<{ readonly objects: readonly ObjectId[] }>,
  ],
);

/** From play it is leaving play (8.4.4): each an event of its own, for what waits for that. */
const under = (running: Running<NodeOf<typeof form>>, going: readonly ObjectId[]): readonly GameEvent[] =>
  going.some((id) => isInPlay(running.game, id))
    ? going.map((object) => putInto(running, object, going, { zone: 'deck' }))
    : [{ kind: 'putUnder', cites: running.cites, seat: running.scope.controller, objects: going }];
