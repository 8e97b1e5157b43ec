import { CHOSEN_MODES, type Target } from '../abilities/announced.js';
import { optionsOf } from '../board/equivalence.js';
import { count, type Option, type SomeSpace } from '../choices/index.js';
import { choosableBy } from '../effects/choosable.js';
import { textsOf } from '../frames/result.js';
import { viewpointOfScope } from '../frames/word.js';
import { nodeAt } from '../game/compiled.js';
import type { DecisionKind } from '../game/decision-kind.js';
import type { Game } from '../game/draft.js';
import { ask, done, fail, go } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import { isList, isRecord, type Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds, matches, selected } from '../selectors/matches.js';
import type { AbilityRef, Source } from '../state/ability-ref.js';
import type { Bindings, ObjectId, Seat } from '../state/state.js';
import type { Mode, Modes } from './modes.js';

/** What can be announced: a card or ability at a place, and by whom. */
export type Announceable = {
  readonly at: AbilityRef;
  readonly source: Source;
  readonly controller: Seat;
  readonly bindings: Bindings;
};

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
    const possible = possibleModes(game, locals, modes);
    const { min, max } = boundsOf(game, locals, modes);
    if (possible.length < min || max === 0) return fail();
    if (possible.length === min) return go('targets', withNamed(locals, CHOSEN_MODES, namesOf(possible)));
    return ask(questionOf(locals, 'modes', locals.cites.modes), 'chosen');
  },
  chosen: (_game, locals, result) => go('targets', withNamed(locals, CHOSEN_MODES, result)),
  targets: (game, locals) => {
    const next = targetsOf(game, locals).find(({ as }) => !(as in locals.bindings));
    if (next === undefined) return go('divide');
    const candidates = candidatesFor(game, locals, next);
    if (!isChoice(game, locals, next, candidates)) return fail();
    if (candidates.length === 0) return go('targets', withNamed(locals, next.as, []));
    return ask(questionOf(locals, 'target', locals.cites.targets, next.as), 'targeted', {});
  },
  targeted: (game, locals, result) => {
    const next = targetsOf(game, locals).find(({ as }) => !(as in locals.bindings));
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

/** The next number that is still to be divided, among the targets that were chosen for it. */
export const undivided = (game: Game, locals: Announceable) => {
  const from = viewpointOfScope(locals);
  const next = targetsOf(game, locals).find(({ divide }) => divide !== undefined && !(divide.as in locals.bindings));
  if (next?.divide === undefined) return undefined;
  const { unit = 1, as } = next.divide;
  const over = optionsOf(game, boundIds(next.as, from), locals.controller);
  const total = totalOf(game, locals, next.divide);
  return { as, space: { kind: 'split' as const, total, over, unit, minEach: unit } };
};

/** What is divided: as the text says, and what the rules add to it. */
const totalOf = (game: Game, locals: Announceable, { amount }: NonNullable<Target['divide']>): number => {
  const said = Math.max(0, evaluate(game, amount, viewpointOfScope(locals)));
  return game.rules.game.settlesTargets?.total(game, locals.source.object, locals.controller, said) ?? said;
};

export const withNamed = ({ bindings }: Announceable, name: string, value: Json) => ({
  bindings: { ...bindings, [name]: value },
});

export const questionOf = (locals: Announcement, kind: string, cites: readonly Citation[], as?: string) => ({
  seat: locals.controller,
  kind,
  params: { announced: locals, ...(as !== undefined && { as }) },
  cites,
  about: locals.source.object,
});

/** Whether all that must be chosen for it can be chosen now. */
export const canBeAnnounced = (game: Game, announced: Announceable): boolean => {
  const modes = modesAt(game, announced.at);
  if (!isPossible(game, announced, ownTargets(game, announced.at))) return false;
  if (modes === null) return true;
  const { min, max } = boundsOf(game, announced, modes);
  return max > 0 && possibleModes(game, announced, modes).length >= min;
};

/** Those whose targets are there. */
const possibleModes = (game: Game, announced: Announceable, { of }: Modes): Modes['of'] =>
  of.filter((mode) => isPossible(game, announced, mode.targets ?? []));

/** Between how many modes and how many, as the game is now; with 0 at most, there is nothing to announce. */
const boundsOf = (game: Game, announced: Announceable, { min, max }: Modes) => {
  const from = viewpointOfScope(announced);
  const most = Math.max(0, evaluate(game, max, from));
  return { min: Math.min(most, Math.max(0, evaluate(game, min, from))), max: most };
};

/** What is left of the names when it resolves: targets that are still what they had to be. */
export const namesWhenResolving = (game: Game, announced: Announceable): Bindings => {
  const from = viewpointOfScope(announced);
  const kept = targetsOf(game, announced).map(({ as, from: filter }) => {
    const ids = boundIds(as, from).filter(
      (id) => isInPlace(game, id) && matches(game, filter, id, from) && isChoosable(game, announced, id),
    );
    return [as, ids] as const;
  });
  return { ...announced.bindings, ...Object.fromEntries(kept) };
};

/** The same in games where nothing happens that has lost all of its targets: null where some were chosen, and none is left. */
export const whenResolving = (game: Game, announced: Announceable): Bindings | null => {
  const names = namesWhenResolving(game, announced);
  const targets = targetsOf(game, announced);
  const isEmpty = (bindings: Bindings): boolean => {
    const from = viewpointOfScope({ ...announced, bindings });
    return targets.every(({ as }) => boundIds(as, from).length === 0);
  };
  return isEmpty(names) && !isEmpty(announced.bindings) ? null : names;
};

const isInPlace = ({ state }: Game, id: ObjectId): boolean => state.objects[id] !== undefined;

const isPossible = (game: Game, announced: Announceable, targets: readonly Target[]): boolean =>
  targets.every(
    (target) => target.min === 0 || isChoice(game, announced, target, candidatesFor(game, announced, target)),
  );

/** Whether enough of them can be chosen, so that they meet what they must meet together. */
const isChoice = (game: Game, announced: Announceable, target: Target, candidates: readonly ObjectId[]): boolean =>
  candidates.length >= target.min &&
  (target.sum === undefined || count(targetSpace(game, announced, target, candidates), 1) > 0);

const targetSpace = (
  game: Game,
  announced: Announceable,
  target: Target,
  candidates = candidatesFor(game, announced, target),
): SomeSpace => {
  const options = optionsTogether(game, candidates, announced, target);
  const max = Math.min(target.max, options.length, unitsIn(game, announced, target));
  return { kind: 'some', options, min: target.min, max, ...togetherIn(target) };
};

/** With the number by which they are judged together. */
export const optionsTogether = (
  game: Game,
  ids: readonly ObjectId[],
  { controller }: Announceable,
  { sum }: Target,
): readonly Option[] => {
  const options = optionsOf(game, ids, controller);
  if (sum === undefined) return options;
  return options.map((option) => ({
    ...option,
    tags: { ...option.tags, sum: numberHere(game, option.id, sum.number) },
  }));
};

/** What they must meet together, as a space has it. */
export const togetherIn = ({ sum }: Target): Pick<SomeSpace, 'where'> =>
  sum === undefined ? {} : { where: [{ kind: 'sum', tag: 'sum', max: sum.max }] };

const numberHere = (game: Game, id: ObjectId, number: string): number =>
  evaluate(game, { number, of: 'self' }, { source: id, controller: '', bindings: {} });

/** What matches, less what may not be chosen by this player and what is a target already. */
const candidatesFor = (game: Game, announced: Announceable, { as, from: filter }: Target): readonly ObjectId[] =>
  choosableBy(game, filter, announced.controller, selected(game, filter, viewpointOfScope(announced)))
    .filter((id) => id !== announced.source.object || filter.self === true || !isWaiting(game, id))
    .filter((id) => isChoosable(game, announced, id, as));

/** `as`: while it is announced, what it is to be; as it resolves it only must still be possible to choose it. */
const isChoosable = (game: Game, { at, bindings, controller, source }: Announceable, id: ObjectId, as?: string) =>
  game.rules.game.refuseChoice(game, id, controller, source, as === undefined ? undefined : { at, bindings, as }) ===
  null;

/** What is being announced cannot choose itself. */
const isWaiting = ({ state }: Game, id: ObjectId): boolean => state.objects[id]?.waiting !== undefined;

/** The targets of the card or ability itself, and those of the chosen modes, in the order of the text. */
export const targetsOf = (game: Game, { at, bindings }: Pick<Announceable, 'at' | 'bindings'>): readonly Target[] => {
  const chosen = bindings[CHOSEN_MODES] ?? [];
  const names = isList(chosen) ? textsOf(chosen) : [];
  const modes = modesAt(game, at)?.of.filter(({ name }) => names.includes(name)) ?? [];
  return [...ownTargets(game, at), ...modes.flatMap((mode) => mode.targets ?? [])];
};

/** What has been chosen for it. */
export const chosenFor = (game: Game, announced: Announceable): readonly ObjectId[] => [
  ...new Set(targetsOf(game, announced).flatMap(({ as }) => boundIds(as, viewpointOfScope(announced)))),
];

const ownTargets = ({ rules }: Game, at: AbilityRef): readonly Target[] => {
  const node = nodeAt(rules, at);
  const targets = isRecord(node) ? node['targets'] : undefined;
  return targets !== undefined && isTargets(targets) ? targets : [];
};

const modesAt = ({ rules }: Game, at: AbilityRef): Modes | null => {
  const node = nodeAt(rules, at);
  const effect = isRecord(node) ? (node['effect'] ?? null) : null;
  return isModes(effect) ? effect : null;
};

/** The shape was validated when the card set was loaded. */
const isTargets = (value: Json): value is Target[] => isList(value);
const isModes = (node: Json): node is Modes => isRecord(node) && node['do'] === 'modes';
const namesOf = (modes: readonly Mode[]): readonly string[] => modes.map(({ name }) => name);

export type Asking = { readonly announced: Announceable; readonly as?: string };

export const announcingDecisions: readonly DecisionKind<never>[] = [
  {
    kind: 'modes',
    prompt: 'Which of the effects are used?',
    stepAfterLeaving: 'modes',
    space: (game, { announced }) => {
      const modes = modesAt(game, announced.at);
      invariant(modes !== null, 'the question was asked by an announcement of modes');
      const possible = namesOf(possibleModes(game, announced, modes));
      const { min, max } = boundsOf(game, announced, modes);
      return { kind: 'some', options: possible.map((id) => ({ id })), min, max: Math.min(max, possible.length) };
    },
  } satisfies DecisionKind<Asking>,
  {
    kind: 'target',
    prompt: 'Choose for the effect',
    blind: true,
    stepAfterLeaving: 'targets',
    space: (game, { announced, as }) => {
      const target = targetsOf(game, announced).find((one) => one.as === as);
      invariant(target !== undefined, 'the question was asked by an announcement of targets');
      return targetSpace(game, announced, target);
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

/** Each gets a unit at least: no more are chosen than there are units. */
export const unitsIn = (game: Game, announced: Announceable, { min, divide }: Target): number =>
  divide === undefined ? Infinity : Math.max(min, Math.floor(totalOf(game, announced, divide) / (divide.unit ?? 1)));
