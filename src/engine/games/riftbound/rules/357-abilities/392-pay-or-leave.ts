import {
  ask,
  objectOf,
  type Bindings,
  type DecisionKind,
  type Game,
  type Instruction,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { isPayable } from '../346-playing/354-payment.js';
import { billForTriggered } from './391-cost.js';

type Params = { readonly item: ObjectId; readonly bindings: Bindings };

/** 392.2: a player who must pay for the choices of the ability may decline. */
export const askWhetherToPay = (game: Game, params: Params, then: string): Instruction => {
  const { item: about, bindings } = params;
  const { controller: seat } = objectOf(game, about);
  return ask({ seat, kind: 'payOrLeave', params, cites: [rift('392.2')], about }, then, { bindings });
};

export const payOrLeaveDecision: DecisionKind<Params> = {
  kind: 'payOrLeave',
  prompt: 'Do you pay for what your ability has chosen?',
  space: (game, { item, bindings }) => {
    const can = isPayable(game, billForTriggered(game, item, bindings));
    return { kind: 'one', options: [...(can ? [{ id: 'pay' }] : []), { id: 'leave' }] };
  },
};

/** It leaves the chain, and is not countered (392.2.a). */
export const NOT_PAID = { cites: [rift('392.2'), rift('392.2.a')], reason: 'its player does not pay for it' };
