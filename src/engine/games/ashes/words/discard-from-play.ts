import { defineWord, happened, objects } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { discardFromPlay as leaving } from '../rules/damage/damage-destroy.js';
import { toEach } from './simul.multi-to-each.js';

/** A Phoenixborn cannot be discarded. */
export const discardFromPlay = defineWord(
  {
    do: 'discard-from-play',
    says: 'Discards the named cards in play; no card is destroyed.',
    parts: { objects, as: happened },
    cites: [ashes('discard.1')],
    restsOn: [ashes('discard.2'), ashes('simul.multi.1')],
  },
  toEach({ does: ({ cites }, object) => leaving.with({ object, cites }) }),
);
