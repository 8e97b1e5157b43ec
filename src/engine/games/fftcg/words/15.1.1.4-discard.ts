import { boundIds, defineWord, happened, movedObjects, present, simultaneous } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** 15.1.1.4: by the player who has it in hand. */
export const discard = defineWord(
  {
    do: 'discard',
    says: 'The named cards are discarded.',
    parts: { objects: movedObjects, as: happened },
    cites: [fftcg('15.1.1.4.1')],
  },
  simultaneous(({ game, node, from, scope, cites }) =>
    present(game, boundIds(node.objects, from)).map(({ id: object, owner: seat }) => ({
      kind: 'discarded',
      cites,
      seat,
      object,
      cause: scope.controller,
    })),
  ),
);
