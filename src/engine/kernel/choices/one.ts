import { violated } from '../ground/invariant.js';
import { type Json } from '../json/index.js';
import { faulty } from './fault.js';
import { classesOf, equivalent, optionById } from './option.js';
import { type SpaceKind } from './space-kind.js';
import { type OneSpace } from './space.js';

/** In the order of the options. Sampled: all options are equally likely, equal ones counted apart. */
export const one: SpaceKind<OneSpace> = {
  test({ options }, answer) {
    if (typeof answer !== 'string') return faulty('answer.shape', 'The answer is the id of one option');
    if (optionById(options, answer) === undefined) return faulty('answer.unknown-option', `${answer} is not an option`);
    return true;
  },

  count: ({ options }, bound) => Math.min(bound, classesOf(options).length),

  *enumerate({ options }) {
    for (const [representative] of classesOf(options)) if (representative !== undefined) yield representative.id;
  },

  sample({ options }, pick) {
    const drawn = options[pick(options.length)];
    return drawn === undefined ? violated('A choice of one has an option') : first({ kind: 'one', options }, drawn.id);
  },

  canonical: (space, answer) => first(space, answer),
};

const first = ({ options }: OneSpace, answer: Json): string => {
  const chosen = options.find(({ id }) => id === answer) ?? violated('A legal answer is an option');
  return (options.find((option) => equivalent(option, chosen)) ?? chosen).id;
};
