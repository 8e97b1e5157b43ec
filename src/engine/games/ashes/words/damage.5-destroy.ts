import { defineWord, happened, objects } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { destroy as destroying } from '../rules/damage/damage-destroy.js';
import { byEffect } from '../rules/damage/damage-process.js';
import { isUnit } from '../state.js';
import { toEach } from './simul.multi-to-each.js';

export const destroy = defineWord(
  {
    do: 'destroy',
    says: 'Destroys each of them, without damage and without wounds.',
    parts: { objects, as: happened },
    cites: [ashes('damage.5')],
    restsOn: [ashes('damage.step3'), ashes('simul.multi.1')],
  },
  toEach({
    does: ({ game, scope, cites }, object) =>
      isUnit(game, object) ? destroying.with({ object, because: byEffect(scope), cites }) : null,
  }),
);
