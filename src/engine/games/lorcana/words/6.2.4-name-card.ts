import { ask, bind, defineWord, gives, textOf, type DecisionKind, type Game } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

export const nameCard = defineWord(
  {
    do: 'name-card',
    says: 'The player names a card.',
    parts: { as: gives('text') },
    cites: [lorcana('6.2.4')],
  },
  {
    ask: ({ scope, cites }) =>
      ask({ seat: scope.controller, kind: 'nameCard', params: {}, cites, about: scope.source.object }, 'named'),
    named: ({ node, scope, result }) => bind(scope, { [node.as]: textOf(result) }),
  },
  () => [
    /** 6.2.4: any name that a card of the set has, whatever the decks hold: the list discloses nothing about them. */
    {
      kind: 'nameCard',
      prompt: 'Name a card',
      space: (game) => ({ kind: 'one', options: namesIn(game).map((id) => ({ id })) }),
    } satisfies DecisionKind<Record<string, never>>,
  ],
);

const namesIn = ({ rules }: Game): readonly string[] => {
  const names = Object.keys(rules.cardSet.cards).flatMap((id) => rules.card(id).facts.names);
  return [...new Set(names)].toSorted();
};
