import {
  after,
  ask,
  bind,
  boundIds,
  call,
  factsOf,
  isKnownToAll,
  occur,
  optionsOf,
  partCall,
  presentIds,
  textOf,
  textsOf,
  word,
  type AnyProcedure,
  type DecisionKind,
  type Effect,
  type Game,
  type GameEvent,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isInPlay, putInto } from './moving.js';
import type { IfNamed, NameCard, PutUnder } from '../vocabulary.js';

/** Words about cards that nobody sees: what goes under the deck (8.2.4), and guesses about what lies there (6.2.4). */
export const lookingWords: readonly AnyProcedure[] = [
  word<PutUnder>('put-under', {
    order: (running) => {
      const { game, node, scope } = running;
      const objects = remaining(running, node.objects);
      if (objects.length < 2) return occur(under(running, objects), 'end');
      const kind = objects.every((id) => isKnownToAll(game, id)) ? 'deckOrder' : 'putUnder';
      const params = kind === 'deckOrder' ? { objects, at: 'last' } : { objects };
      const question = { seat: scope.controller, kind, params, cites: PUT_UNDER };
      return ask({ ...question, about: scope.source.object }, 'put');
    },
    put: (running) => occur(under(running, textsOf(running.result)), 'end'),
    end: ({ scope }) => bind(scope),
  }),

  word<NameCard>('name-card', {
    ask: ({ scope }) => {
      const question = { seat: scope.controller, kind: 'nameCard', params: {}, cites: [lorcana('6.2.4')] };
      return ask({ ...question, about: scope.source.object }, 'named');
    },
    named: ({ node, scope, result }) => bind(scope, { [node.as]: textOf(result) }),
  }),

  word<IfNamed>('if-named', {
    test: (running) => {
      const { game, node, scope } = running;
      const name = scope.bindings[node.name];
      const [id] = remaining(running, node.object);
      // Both are whole names: part of one is no match (6.2.4), either of two is (6.2.4.1).
      const has = id !== undefined && factsOf(game, id).names.some((own) => own === name);
      if (has) return call(partCall(game, scope, 'then'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(after(scope, result)),
  }),
];

const PUT_UNDER = [lorcana('8.2.4')];

/** From play it is leaving play (8.4.4): each an event of its own, for what waits for that. */
const under = (running: Running<PutUnder>, objects: readonly ObjectId[]): readonly GameEvent[] =>
  objects.some((id) => isInPlay(running.game, id))
    ? objects.map((object) => putInto(running, object, objects, { zone: 'deck' }))
    : [{ kind: 'putUnder', cites: PUT_UNDER, seat: running.scope.controller, objects }];

/** The first stays nearest to the top. Nobody else learns the order of cards that were not public (8.2.4). */
const putUnderDecision: DecisionKind<{ readonly objects: readonly ObjectId[] }> = {
  kind: 'putUnder',
  prompt: 'In which order do they go under your deck, the topmost first?',
  secret: true,
  blind: true,
  space: (game, { objects }, { seat }) => ({
    kind: 'order',
    options: optionsOf(game, presentIds(game, objects), seat),
  }),
};

/** 6.2.4: any name that a card of the set has, whatever the decks hold: the list tells nothing about them. */
const nameCardDecision: DecisionKind<Record<string, never>> = {
  kind: 'nameCard',
  prompt: 'Name a card',
  space: (game) => ({ kind: 'one', options: namesIn(game).map((id) => ({ id })) }),
};

export const lookingDecisions = [putUnderDecision, nameCardDecision];

const namesIn = ({ rules }: Game): readonly string[] => {
  const names = Object.keys(rules.cardSet.cards).flatMap((id) => rules.card(id).facts.names);
  return [...new Set(names)].toSorted();
};

/** The named objects that are still where they were when they were named. */
const remaining = ({ game, from }: Pick<Running<Effect>, 'game' | 'from'>, name: string): readonly ObjectId[] =>
  presentIds(game, boundIds(name, from));
