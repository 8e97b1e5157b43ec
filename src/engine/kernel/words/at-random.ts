import { asksForQualities, isSecret } from '../effects/choosable.js';
import { defineWord } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { entriesOf, textsOf } from '../frames/result.js';
import { bind, seatNamed } from '../frames/word.js';
import { occur } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import { filter, optional } from '../language/parts.js';
import { evaluate } from '../selectors/evaluate.js';
import { selected } from '../selectors/matches.js';
import { amountOf, objectsAs, seatName } from './parts.js';

export const atRandom = defineWord(
  {
    do: 'at-random',
    says: 'Names so many matching objects at random, or all of them if there are fewer.',
    parts: {
      from: filter,
      count: amountOf('objects'),
      as: objectsAs,
      who: optional({ ...seatName, description: 'Whose zone it is; absent: that of the effect’s player.' }),
    },
  },
  {
    pick: ({ game, node, scope, from }) => {
      const seat = seatNamed(node.who, scope);
      const controller = node.from.zone === undefined ? scope.controller : seat;
      const among = selected(game, node.from, { ...from, controller });
      const count = Math.min(Math.max(0, evaluate(game, node.count, from)), among.length);
      // Only their players know how many cards match by their qualities: whether chance decides must not disclose it.
      const isOpen = !isSecret(game, node.from) || !asksForQualities(node.from);
      if (count === 0 || (count === among.length && isOpen))
        return bind(scope, { [node.as]: count === 0 ? [] : among });
      return occur({ kind: 'pickedAtRandom', cites: rulesOf(game, node), seat, among, count }, 'picked');
    },
    picked: ({ node, scope, result }) => {
      const [entry] = entriesOf(result);
      const picked = entry?.['picked'] ?? entry?.secret?.fields['picked'];
      invariant(picked !== undefined, 'what was picked is in the entry');
      return bind(scope, { [node.as]: textsOf(picked) });
    },
  },
);
