import type { Target } from '../abilities/announced.js';
import { count, type SomeSpace } from '../choices/index.js';
import { viewpointOfScope } from '../frames/word.js';
import type { DecisionKind } from '../game/decision-kind.js';
import type { Announceable } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import { ask, done, go } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import { boundIds } from '../selectors/matches.js';
import { questionOf, type Announcement, type Asking } from './announce.js';
import { isGrouped, optionsTogether, togetherIn } from './spaces.js';
import { targetsOf, undivided, unitsIn, withNamed } from './targets.js';

/** Whether anything of it is settled first as it resolves. */
export const needsSettling = (game: Game, announced: Announceable): boolean =>
  targetsOf(game, announced).some((target) => isGrouped(target) || target.divide !== undefined);

/**
 * As an effect resolves, in games that settle targets then: of targets that do not meet their condition together any
 * more, or are more than there are units to divide among them, its player keeps a part; then the number is divided. The
 * result is what is known by name.
 */
export const settleTargets = procedure<Announcement & { readonly keeping?: string }>('settle-targets', {
  keep: (game, locals) => {
    const next = targetsOf(game, locals).find((target) => !areSound(game, locals, target));
    if (next === undefined) return go('divide');
    if (keptSpace(game, locals, next).max === 0) return go('keep', withNamed(locals, next.as, []));
    const { as: keeping } = next;
    return ask(questionOf(locals, 'keptTargets', locals.cites.targets, keeping), 'kept', { keeping });
  },
  kept: (_game, locals, result) => go('keep', withNamed(locals, locals.keeping ?? '', result)),
  divide: (game, locals) => {
    const next = undivided(game, locals);
    if (next === undefined) return done(locals.bindings);
    const { space, as } = next;
    const [only, ...others] = space.over;
    if (only === undefined) return go('divide', withNamed(locals, as, {}));
    if (others.length === 0) return go('divide', withNamed(locals, as, { [only.id]: space.total }));
    return ask(questionOf(locals, 'division', locals.cites.divisions), 'divided');
  },
  divided: (game, locals, result) => {
    const next = undivided(game, locals);
    invariant(next !== undefined, 'a number was to be divided');
    return go('divide', withNamed(locals, next.as, result));
  },
});

const idsOf = (announced: Announceable, { as }: Target) => boundIds(as, viewpointOfScope(announced));

const areSound = (game: Game, announced: Announceable, target: Target): boolean => {
  const options = optionsTogether(game, idsOf(announced, target), announced, target);
  if (options.length > unitsIn(game, announced, { ...target, min: 0 })) return false;
  const all: SomeSpace = { kind: 'some', options, min: options.length, max: options.length, ...togetherIn(target) };
  return count(all, 1) > 0;
};

/** Any part that meets the condition; of too many as many as get a unit each. */
const keptSpace = (game: Game, announced: Announceable, target: Target): SomeSpace => {
  const options = optionsTogether(game, idsOf(announced, target), announced, target);
  const max = Math.min(options.length, unitsIn(game, announced, { ...target, min: 0 }));
  return { kind: 'some', options, min: isGrouped(target) ? 0 : max, max, ...togetherIn(target) };
};

export const keptTargetsDecision: DecisionKind<Asking> = {
  kind: 'keptTargets',
  prompt: 'Which of the targets do you keep?',
  stepAfterLeaving: 'keep',
  space: (game, { announced, as }) => {
    const target = targetsOf(game, announced).find((one) => one.as === as);
    invariant(target !== undefined, 'the question was asked about targets');
    return keptSpace(game, announced, target);
  },
};
