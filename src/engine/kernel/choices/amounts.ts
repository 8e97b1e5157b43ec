import { isRecord, type Json } from '../json/index.js';
import { faulty, type Fault } from './fault.js';
import { isInteger } from './number.js';
import { optionById, type Option } from './option.js';

/** Reads a record of amounts: what is not named gets 0. In the order of the options. */
export const amountsIn = (
  answer: Json,
  options: readonly Option[],
): Fault | { readonly amounts: readonly number[] } => {
  if (!isRecord(answer)) return faulty('answer.shape', 'The answer is a record of amounts');
  for (const [id, amount] of Object.entries(answer)) {
    if (optionById(options, id) === undefined) return faulty('answer.unknown-option', `${id} is not an option`);
    if (!isInteger(amount) || amount < 0) return faulty('answer.shape', 'An amount is a whole number');
  }
  return { amounts: options.map(({ id }) => Number(Object.hasOwn(answer, id) ? answer[id] : 0)) };
};

/** Without zeros. */
export const amountsRecord = (options: readonly Option[], amounts: readonly number[]): Json =>
  Object.fromEntries(options.map(({ id }, at) => [id, amounts[at] ?? 0] as const).filter(([, amount]) => amount !== 0));
