import { bind, boundIds, call, defineWord, flag, objectsThere, optional, presentIds } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { withRoom } from '../rules/07-zones/7.7-room-on-the-field.js';
import { enterTogether } from '../rules/11-playing/11.12.4.11-timestamps.js';
import { entering, PLAYED_ONTO } from './6.2.4-entering.js';

/** 15.1.1.7.1: no casting (6.2.4); what the field has no room for (7.7.3–5) stays where it is (2.3). */
export const playOntoField = defineWord(
  {
    do: 'play-onto-field',
    says: 'Onto the field, which is no casting.',
    parts: { objects: objectsThere, dull: optional(flag) },
    cites: PLAYED_ONTO,
    restsOn: [fftcg('11.8.16.2.1')],
  },
  {
    begin: ({ game, from, node, scope }) => {
      const seat = scope.controller;
      const named = presentIds(game, boundIds(node.objects, from));
      const events = withRoom(game, seat, named).map((id) => entering(game, scope, id, node.dull));
      return call(enterTogether.with({ events }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);
