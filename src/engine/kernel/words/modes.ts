import { CHOSEN_MODES } from '../abilities/announced.js';
import { modesForm } from '../announcing/modes.js';
import { defineWord } from '../effects/define-word.js';
import { textsOf } from '../frames/result.js';
import { scopeAfter, bind, partCall } from '../frames/word.js';
import { call } from '../game/instruction.js';
import { isList } from '../json/index.js';

/** Those that were announced, in the order in which they are listed. */
export const modes = defineWord(modesForm, {
  next: ({ game, node, scope, locals, result }) => {
    const at = typeof locals['at'] === 'number' ? locals['at'] : 0;
    const known = at === 0 ? scope : scopeAfter(scope, result);
    const named = known.bindings[CHOSEN_MODES] ?? [];
    const chosen = isList(named) ? textsOf(named) : [];
    const next = node.of.findIndex(({ name }, index) => index >= at && chosen.includes(name));
    if (next < 0) return bind(known);
    return call(partCall(game, known, 'of', next, 'effect'), 'next', { at: next + 1, scope: known });
  },
});
