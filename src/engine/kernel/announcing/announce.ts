import { CHOSEN_MODES, type Target } from '../abilities/announced.js';
import { count, test } from '../choices/index.js';
import type { DecisionKind } from '../game/decision-kind.js';
import type { Announceable } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import { ask, done, fail, go } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import type { Citation } from '../rules/citation.js';
import { reject } from '../rules/rejection.js';
import { isChoice, modeSpace, refusePriceOf, targetSpace } from './spaces.js';
import { modesAt, openTargets, targetsOf, undivided, withNamed } from './targets.js';

/** What is announced, and by which rules its player is asked each question of it. */
export type Announcement = Announceable & {
  readonly cites: {
    readonly modes: readonly Citation[];
    readonly targets: readonly Citation[];
    readonly divisions: readonly Citation[];
  };
};

/**
 * Asks for the modes and then, one after another, for the targets of what is announced. The result is what is known by
 * name afterwards; it fails where something must be chosen and nothing can be.
 */
export const announce = procedure<Announcement>('announce', {
  modes: (game, locals) => {
    const modes = modesAt(game, locals.at);
    if (modes === null) return go('targets');
    const space = modeSpace(game, locals, modes);
    const { options, min, max } = space;
    if (max === 0 || !isChoice(space)) return fail();
    if (options.length === min)
      return go(
        'targets',
        withNamed(
          locals,
          CHOSEN_MODES,
          options.map(({ id }) => id),
        ),
      );
    return ask(questionOf(locals, 'modes', locals.cites.modes), 'chosen');
  },
  chosen: (_game, locals, result) => go('targets', withNamed(locals, CHOSEN_MODES, result)),
  targets: (game, locals) => {
    const [next] = openTargets(game, locals);
    if (next === undefined) return go('divide');
    const space = targetSpace(game, locals, next);
    if (!isChoice(space)) return fail();
    if (space.options.length === 0) return go('targets', withNamed(locals, next.as, []));
    return ask(questionOf(locals, 'target', locals.cites.targets, next.as), 'targeted', {});
  },
  targeted: (game, locals, result) => {
    const [next] = openTargets(game, locals);
    return next === undefined ? go('divide') : go('targets', withNamed(locals, next.as, result));
  },
  divide: (game, locals) => {
    const next = game.rules.game.settlesTargets === undefined ? undivided(game, locals) : undefined;
    if (next === undefined) return done(locals.bindings);
    const { space, as } = next;
    const [only, ...others] = space.over;
    if (only === undefined) return go('divide', withNamed(locals, as, {}));
    if (count(space, 1) === 0) return fail();
    if (others.length === 0) return go('divide', withNamed(locals, as, { [only.id]: space.total }));
    return ask(questionOf(locals, 'division', locals.cites.divisions), 'divided');
  },
  divided: (game, locals, result) => {
    const next = undivided(game, locals);
    return next === undefined ? done(locals.bindings) : go('divide', withNamed(locals, next.as, result));
  },
});

export const questionOf = (locals: Announcement, kind: string, cites: readonly Citation[], as?: string) => ({
  seat: locals.controller,
  kind,
  params: { announced: locals, ...(as !== undefined && { as }) },
  cites,
  about: locals.source.object,
});

export type Asking = { readonly announced: Announceable; readonly as?: string };

export const announcingDecisions: readonly DecisionKind<never>[] = [
  {
    kind: 'modes',
    prompt: 'Which of the effects are used?',
    stepAfterLeaving: 'modes',
    space: (game, { announced }) => {
      const modes = modesAt(game, announced.at);
      invariant(modes !== null, 'the question was asked by an announcement of modes');
      return modeSpace(game, announced, modes);
    },
  } satisfies DecisionKind<Asking>,
  {
    kind: 'target',
    prompt: 'Choose for the effect',
    blind: true,
    stepAfterLeaving: 'targets',
    space: (game, { announced, as }) => targetSpace(game, announced, targetNamed(game, announced, as)),
    refuse: (game, { announced, as }, answer, { cites }) => {
      const target = targetNamed(game, announced, as);
      const verdict = test(targetSpace(game, announced, target), answer);
      if (verdict === true) return null;
      return refusePriceOf(game, announced, target, answer) ?? reject(verdict.fault, cites, verdict.message);
    },
  } satisfies DecisionKind<Asking>,
  {
    kind: 'division',
    prompt: 'How is the number divided?',
    stepAfterLeaving: 'divide',
    space: (game, { announced }) => {
      const next = undivided(game, announced);
      invariant(next !== undefined, 'the question was asked by an announcement that divides');
      return next.space;
    },
  } satisfies DecisionKind<Asking>,
];

const targetNamed = (game: Game, announced: Announceable, name: string | undefined): Target => {
  const target = targetsOf(game, announced).find(({ as }) => as === name);
  invariant(target !== undefined, 'the question was asked by an announcement of targets');
  return target;
};
