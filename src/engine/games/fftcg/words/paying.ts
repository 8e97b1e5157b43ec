import { after, ask, bind, call, go, hasFailed, occur, partCall, recordOf, word } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { choosePayment, paymentEvents } from '../rules/11-playing/11.2-payment.js';
import { asksForXIn, billOnResolution, greatestX } from '../rules/11-playing/11.8.8-paying-on-resolution.js';
import type { MayPay } from '../vocabulary.js';

/**
 * 11.8.14: whether it is paid is asked as it resolves. What the cost refers to, and X, were fixed on the stack (11.8.8,
 * 11.8.11), or are now, where it is a part of more.
 */
export const mayPayWord = word<MayPay>('may-pay', {
  ask: ({ scope }) =>
    ask({ seat: scope.controller, kind: 'mayPay', params: { scope }, cites: MAY_PAY, about: scope.source.object }, 'x'),
  x: ({ game, node, scope, result }) => {
    if (result !== 'yes') return go('declined');
    if (!asksForXIn(node) || typeof scope.bindings['x'] === 'number') return go('pay');
    const { controller: seat, source } = scope;
    const params = { max: greatestX(game, scope, node) };
    const cites = [fftcg('11.8.11'), fftcg('4.5')];
    return ask({ seat, kind: 'payX', params, cites, about: source.object }, 'said');
  },
  said: ({ scope, result }) => go('pay', { scope: { ...scope, bindings: { ...scope.bindings, x: result } } }),
  pay: ({ game, node, scope }) => call(choosePayment.with({ bill: billOnResolution(game, scope, node) }), 'paid'),
  paid: ({ game, node, scope, result }) =>
    hasFailed(result)
      ? go('declined')
      : occur(paymentEvents(game, billOnResolution(game, scope, node), recordOf(result)), 'carryOut'),
  carryOut: ({ game, scope }) => call(partCall(game, scope, 'effect'), 'end'),
  declined: ({ game, node, scope }) =>
    node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end'),
  end: ({ scope, result }) => bind(after(scope, result)),
});

const MAY_PAY = [fftcg('11.8.14')];
