import type { JsonRecord, Seat } from '../../../src/engine/kernel/index.js';
import type { ToyTable } from './toy-table.js';

/**
 * Goes through the windows that are open and those that open from there: each player who is asked passes, except that
 * the planned responses are given, in their order, as soon as their seat may. Stops at the first other question, or
 * before the response of the seat `until`. Returns what happened meanwhile.
 */
export const responding = (
  table: ToyTable,
  plan: readonly (readonly [seat: Seat, card: string])[],
  until?: Seat,
): readonly string[] => {
  const happened: string[] = [];
  const left = [...plan];
  for (;;) {
    const [decision] = table.state.pending;
    if (decision?.kind !== 'respond') break;
    const [planned] = left;
    const answer = planned?.[0] === decision.seat ? { card: table.id(planned[1]) } : null;
    const isLegal =
      answer !== null && table.legal(decision.seat).some((one) => (one as JsonRecord)['card'] === answer.card);
    if (left.length === 0 && decision.seat === until) break;
    table.answers(decision.seat, isLegal && answer !== null ? answer : { pass: true });
    if (isLegal) left.shift();
    happened.push(...table.happened);
  }
  if (left.length > 0) throw new Error(`never asked for ${JSON.stringify(left)}`);
  return happened;
};
