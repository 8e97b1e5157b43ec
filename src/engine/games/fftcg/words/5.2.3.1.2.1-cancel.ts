import {
  boundIds,
  defineWord,
  isWaitingAbility,
  objects,
  present,
  simultaneous,
  type GameEvent,
  type GameObject,
  type Seat,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** A cancelled ability leaves nothing. A cancelled Summon goes where it would go after resolving. */
export const cancel = defineWord(
  {
    do: 'cancel',
    says: 'Summons and abilities leave the stack, and nothing comes of them.',
    parts: { objects },
  },
  simultaneous(({ game, from, node, scope }) =>
    present(game, boundIds(node.objects, from))
      .filter(({ waiting }) => waiting !== undefined)
      .flatMap((object) => cancelled(object, scope.controller)),
  ),
);

const cancelled = (stacked: GameObject, cause: Seat): readonly GameEvent[] => {
  const { id: object } = stacked;
  const taken = { cites: [fftcg('2.1')], object, reason: 'cancelled' };
  if (isWaitingAbility(stacked)) return [{ kind: 'abilityTaken', ...taken }];
  return [
    { kind: 'stackTaken', ...taken },
    { kind: 'putInto', cites: [fftcg('5.2.3.1.2.1')], object, zone: 'break', at: 'last', cause },
  ];
};
