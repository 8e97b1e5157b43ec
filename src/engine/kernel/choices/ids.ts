import { isList, type Json } from '../json/index.js';
import { faulty, type Fault } from './fault.js';
import { optionById, type Option } from './option.js';

/** Reads a list of ids of different options. */
export const idsIn = (answer: Json, options: readonly Option[]): Fault | { readonly chosen: readonly Option[] } => {
  if (!isList(answer)) return faulty('answer.shape', 'The answer is a list of ids');
  const chosen: Option[] = [];
  for (const id of answer) {
    if (typeof id !== 'string') return faulty('answer.shape', 'The answer is a list of ids');
    const option = optionById(options, id);
    if (option === undefined) return faulty('answer.unknown-option', `${id} is not an option`);
    if (chosen.includes(option)) return faulty('answer.repeated', `${id} is named twice`);
    chosen.push(option);
  }
  return { chosen };
};
