import {
  amount,
  boundIds,
  defineWord,
  evaluate,
  inPlay,
  objects,
  optional,
  simultaneous,
  withFields,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/**
 * All of it at once, to Forwards on the field; a negative amount is none (4.3). The source is the card of the text, in
 * or out of play (6.4.2).
 */
export const deal = defineWord(
  {
    do: 'deal',
    says: 'Deals damage to Forwards; the amount knows each of them as `it`.',
    parts: {
      objects,
      amount,
      by: optional({ ...objects, description: 'Whose damage it is, if not that of the card of the text.' }),
    },
    cites: [fftcg('5.2.6.1'), fftcg('11.11.8')],
    also: { 'x-names': { it: 'objects' }, 'x-closed': true },
  },
  simultaneous(({ game, from, node, scope, cites }) =>
    inPlay(game, boundIds(node.objects, from)).map(({ id: object }) => ({
      kind: 'damageDealt',
      cites,
      object,
      amount: Math.max(
        0,
        evaluate(game, node.amount, withFields(from, { bindings: withFields(from.bindings, { it: [object] }) })),
      ),
      source: node.by === undefined ? [scope.source.object] : boundIds(node.by, from),
      battle: false,
      cause: scope.controller,
    })),
  ),
);
