import { amount, bind, boundIds, defineWord, objectsThere, optional } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { outOfPlay, queue } from './7.1.6-queue.js';
import { entersExerted, PLAYED, thenWithIt } from './parts.js';

/** For its cost (4.3.4.5), when the effect has fully resolved (7.1.6). */
export const play = defineWord(
  {
    do: 'play',
    says: 'The card is played for its cost, wherever it is, once the ability has resolved.',
    parts: {
      card: objectsThere,
      add: optional({ ...amount, 'x-unit': 'ink', description: 'Added to its cost, this time only; negative: less.' }),
      exerted: entersExerted,
      then: thenWithIt,
    },
    restsOn: [lorcana('7.1.6'), lorcana('4.3.4.6')],
    also: PLAYED,
  },
  {
    begin: (running) => {
      const [card] = outOfPlay(running.game, boundIds(running.node.card, running.from));
      return card === undefined ? bind(running.scope) : queue(running, card.id, { free: false, stays: false });
    },
    end: ({ scope }) => bind(scope),
  },
);
