import { boundIds, defineWord, inPlay, objects } from '../../../kernel/index.js';
import type { MadeDry } from '../events/4.1-turn.js';
import { lorcana } from '../rulebook.js';
import { isDrying } from '../state.js';
import { simultaneous } from './7.1.9.1-named.js';

export const dry = defineWord(
  {
    do: 'dry',
    says: 'The named characters are drying no longer.',
    parts: { objects },
    cites: [lorcana('1.2.1'), lorcana('4.2.2.1')],
    restsOn: [lorcana('6.1.4')],
  },
  simultaneous(({ game, node, from, cites }) =>
    inPlay(game, boundIds(node.objects, from))
      .filter(({ id }) => isDrying(game, id))
      .map(({ id }): MadeDry => ({ kind: 'madeDry', cites, object: id })),
  ),
);
