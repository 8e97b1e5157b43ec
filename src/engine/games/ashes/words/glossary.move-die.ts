import { boundIds, defineWord, happened, objects, oneOfTexts, type Call } from '../../../kernel/index.js';
import { MAGICS, type Magic } from '../printed.js';
import { ashes } from '../rulebook.js';
import { movingDie } from '../rules/resolve/glossary.move-die.js';
import { toEach } from './simul.multi-to-each.js';

export const moveDie = defineWord(
  {
    do: 'move-die',
    says: 'A die of the type moves from each of them onto another card, of several onto the first.',
    parts: {
      objects,
      onto: { ...objects, description: 'The card onto which it moves.' },
      magic: oneOfTexts<Magic>('type of die', MAGICS),
      as: happened,
    },
    cites: [ashes('glossary.move')],
    restsOn: [ashes('glossary.dicepower'), ashes('simul.multi.1')],
  },
  toEach({
    does: ({ node, from: viewpoint, scope, cites }, from): Call | null => {
      const [on] = boundIds(node.onto, viewpoint);
      return on === undefined ? null : movingDie.with({ scope, from, on, magic: node.magic, cites });
    },
  }),
);
