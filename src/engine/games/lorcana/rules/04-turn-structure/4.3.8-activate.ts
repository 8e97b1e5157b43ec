import { activatedOf, fieldIn, idIn, reject, representatives, type JsonRecord } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { activate, DECLARED, refuseAbility, USED } from '../07-abilities/7.5-activated-abilities.js';
import { playOf } from '../../zones/8.4-play.js';
import type { TurnAction } from './turn-action.js';

/** 4.3.8.1: using an activated ability as a turn action. */
export const activateAction: TurnAction = {
  name: 'activate',
  fields: ['source', 'ability'],
  settles: USED,
  list: (game, seat) =>
    representatives(game, playOf(game, seat), seat).flatMap((source) =>
      [...activatedOf(game, source)]
        .filter(([ability, located]) => refuseAbility(game, { seat, source, ability }, located) === null)
        .map(([ability]) => ({ action: 'activate', source, ability })),
    ),
  refuse: (game, seat, answer: JsonRecord) => {
    const cites = [lorcana('4.3.8.1'), ...DECLARED];
    const source = fieldIn(answer, 'source', playOf(game, seat), cites, 'a card of yours in play');
    if (typeof source !== 'string') return source;
    const abilities = activatedOf(game, source);
    const ability = idIn(answer, 'ability');
    const located = abilities.get(ability);
    if (located !== undefined) return refuseAbility(game, { seat, source, ability }, located);
    const names = [...abilities.keys()].join(', ') || 'none';
    return reject('answer.unknown-option', cites, `The card's activated abilities: ${names}.`);
  },
  call: (seat, answer) => activate.with({ seat, source: idIn(answer, 'source'), ability: idIn(answer, 'ability') }),
};
