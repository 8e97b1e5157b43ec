import { defineWord, simultaneous } from '../../../kernel/index.js';
import type { SideActionAllowed } from '../events/round.1-rounds.js';
import { ashes } from '../rulebook.js';

/** In this turn, which need not be taken. */
export const extraSideAction = defineWord(
  {
    do: 'extra-side-action',
    says: 'The player of the effect may take a further side action in this turn.',
    parts: {},
    cites: [ashes('glossary.sideaction')],
    restsOn: [ashes('resolve.4')],
  },
  simultaneous(({ scope, cites }): readonly SideActionAllowed[] => [
    { kind: 'sideActionAllowed', cites, seat: scope.controller },
  ]),
);
