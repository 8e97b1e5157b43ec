import { boundIds, defineWord, happened, inPlay, movedObjects, simultaneous } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** 15.1.1.3: of cards on the field; the card of the text has broken them. */
export const breakWord = defineWord(
  {
    do: 'break',
    says: 'The named Characters are broken.',
    parts: { objects: movedObjects, as: happened },
    cites: [fftcg('15.1.1.3.1')],
  },
  simultaneous(({ game, from, node, scope, cites }) =>
    inPlay(game, boundIds(node.objects, from)).map(({ id: object, controller: seat }) => ({
      kind: 'broken',
      cites,
      object,
      seat,
      by: [scope.source.object],
      cause: scope.controller,
    })),
  ),
);
