import { invariant, violated } from '../ground/invariant.js';
import { equalJson } from '../json/index.js';
import { faulty } from './fault.js';
import { type SpaceKind } from './space-kind.js';
import { type ActSpace } from './space.js';

/** In the order of the list. Sampled: all are equally likely. */
export const act: SpaceKind<ActSpace> = {
  test: ({ actions }, answer) =>
    actions.some((action) => equalJson(action, answer)) ||
    faulty('answer.unknown-action', 'This is not one of the actions that may be taken now'),

  count: ({ actions }, bound) => Math.min(bound, actions.length),

  enumerate: ({ actions }) => actions,

  sample({ actions }, pick) {
    invariant(actions.length > 0, 'There is an action to take');
    return actions[pick(actions.length)] ?? violated('A pick stays below the number asked for');
  },

  canonical: (_, answer) => answer,
};
