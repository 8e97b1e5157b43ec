import {
  after,
  ask,
  bind,
  call,
  go,
  occur,
  partCall,
  word,
  type AnyProcedure,
  type Running,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { pay, refuseBill, type Bill } from '../rules/04-turn-structure/4.3.4.6-paying.js';
import type { Pay } from '../vocabulary.js';

/** 7.1.2.2: "[A] to [B]". A is paid in full or not at all, and B depends on it. */
export const payingWord: AnyProcedure = word<Pay>('pay', {
  offer: (running) => {
    const { game, node, scope } = running;
    const { controller: seat, source } = scope;
    const refusal = refuseBill(game, billFor(running));
    if (refusal !== null) {
      return occur(
        { kind: 'costNotPaid', cites: refusal.cites, seat, source: source.object, card: source.definition },
        'end',
      );
    }
    if (node.required === true) return go('pay');
    const cites = [lorcana('7.1.3'), lorcana('7.1.2.2')];
    return ask({ seat, kind: 'may', params: { scope }, cites, about: source.object }, 'answered');
  },
  answered: ({ scope, result }) => (result === 'yes' ? go('pay') : bind(scope)),
  pay: (running) => call(pay(billFor(running)), 'then'),
  then: ({ game, scope }) => call(partCall(game, scope, 'then'), 'done'),
  done: ({ scope, result }) => bind(after(scope, result)),
  end: ({ scope }) => bind(scope),
});

const billFor = ({ node, scope }: Running<Pay>): Bill => ({
  seat: scope.controller,
  source: scope.source.object,
  purpose: 'effect',
  costs: node.costs,
  singers: [],
  free: false,
  cites: [lorcana('7.1.2.2')],
});
