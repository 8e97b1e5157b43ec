import { CHOSEN_MODES, type Target } from '../abilities/announced.js';
import { optionsOf } from '../board/equivalence.js';
import { choosableBy } from '../effects/choosable.js';
import { textsOf } from '../frames/result.js';
import { viewpointOfScope } from '../frames/word.js';
import { nodeAt } from '../game/compiled.js';
import type { Announceable } from '../game/definition.js';
import type { Game } from '../game/draft.js';
import { isList, isRecord, type Json } from '../json/index.js';
import { evaluate, holds } from '../selectors/evaluate.js';
import { boundIds, matches, selected } from '../selectors/matches.js';
import type { AbilityRef } from '../state/ability-ref.js';
import type { Bindings, ObjectId } from '../state/state.js';
import type { Modes } from './modes.js';

/** The targets of the card or ability itself, and those of the chosen modes, in the order of the text. */
export const targetsOf = (game: Game, announced: Announceable): readonly Target[] => {
  const { at, bindings } = announced;
  const chosen = bindings[CHOSEN_MODES] ?? [];
  const names = isList(chosen) ? textsOf(chosen) : [];
  const modes = modesAt(game, at)?.of.filter(({ name }) => names.includes(name)) ?? [];
  return [...ownTargets(game, announced), ...modes.flatMap((mode) => mode.targets ?? [])];
};

/** Those that are still to be chosen. */
export const openTargets = (game: Game, announced: Announceable): readonly Target[] =>
  targetsOf(game, announced).filter(({ as }) => !(as in announced.bindings));

/** What has been chosen for it. */
export const chosenFor = (game: Game, announced: Announceable): readonly ObjectId[] => [
  ...new Set(targetsOf(game, announced).flatMap(({ as }) => boundIds(as, viewpointOfScope(announced)))),
];

/**
 * Those of the card or ability itself, but for those of a cost that is not paid, or whose condition does not hold.
 * The condition is asked as the target is chosen: later the target counts by its name alone.
 */
export const ownTargets = (game: Game, announced: Announceable): readonly Target[] => {
  const { at, bindings } = announced;
  const node = nodeAt(game.rules, at);
  const targets = isRecord(node) ? node['targets'] : undefined;
  if (targets === undefined || !isTargets(targets)) return [];
  return targets.filter(
    ({ as, paid, while: condition }) =>
      (paid === undefined || Number(bindings[paid] ?? 0) > 0) &&
      (condition === undefined || as in bindings || holds(game, condition, viewpointOfScope(announced))),
  );
};

/** Whether it is only another than what the target of this name is. */
export const isAnother = ({ from }: Target, name: string): boolean => from.notBound === name;

export const modesAt = ({ rules }: Game, at: AbilityRef): Modes | null => {
  const node = nodeAt(rules, at);
  const effect = isRecord(node) ? (node['effect'] ?? null) : null;
  return isModes(effect) ? effect : null;
};

/** The shape was validated when the card set was loaded. */
const isTargets = (value: Json): value is Target[] => isList(value);
const isModes = (node: Json): node is Modes => isRecord(node) && node['do'] === 'modes';

export const withNamed = ({ bindings }: Announceable, name: string, value: Json) => ({
  bindings: { ...bindings, [name]: value },
});

/** What matches, less what may not be chosen by this player and what is being announced itself. */
export const candidatesFor = (game: Game, announced: Announceable, { as, from: filter }: Target): readonly ObjectId[] =>
  choosableBy(game, filter, announced.controller, selected(game, filter, viewpointOfScope(announced)))
    .filter((id) => id !== announced.source.object || filter.self === true || !isWaiting(game, id))
    .filter((id) => isChoosable(game, announced, id, as));

/** `as`: while it is announced, what it is to be; as it resolves it only must still be possible to choose it. */
const isChoosable = (game: Game, { at, bindings, controller, source }: Announceable, id: ObjectId, as?: string) =>
  game.rules.game.refuseChoice(game, id, controller, source, as === undefined ? undefined : { at, bindings, as }) ===
  null;

/** What is being announced cannot choose itself. */
const isWaiting = ({ state }: Game, id: ObjectId): boolean => state.objects[id]?.waiting !== undefined;

/**
 * The next number that is still to be divided, among the targets that were chosen for it and have not left with a
 * player.
 */
export const undivided = (game: Game, locals: Announceable) => {
  const from = viewpointOfScope(locals);
  const next = targetsOf(game, locals).find(({ divide }) => divide !== undefined && !(divide.as in locals.bindings));
  if (next?.divide === undefined) return undefined;
  const { unit = 1, as } = next.divide;
  const there = boundIds(next.as, from).filter((id) => game.state.objects[id] !== undefined);
  const over = optionsOf(game, there, locals.controller);
  const total = totalOf(game, locals, next.divide);
  return { as, space: { kind: 'split' as const, total, over, unit, minEach: unit } };
};

/** What is divided: as the text says, and what the rules add to it. */
const totalOf = (game: Game, locals: Announceable, { amount }: NonNullable<Target['divide']>): number => {
  const said = Math.max(0, evaluate(game, amount, viewpointOfScope(locals)));
  return game.rules.game.settlesTargets?.total(game, locals.source.object, locals.controller, said) ?? said;
};

/** Each gets a unit at least: no more are chosen than there are units. */
export const unitsIn = (game: Game, announced: Announceable, { min, divide }: Target): number =>
  divide === undefined ? Infinity : Math.max(min, Math.floor(totalOf(game, announced, divide) / (divide.unit ?? 1)));

/** The further upper limit of a target, or no limit. */
export const mostOf = (game: Game, announced: Announceable, { most }: Target): number =>
  most === undefined ? Infinity : Math.max(0, evaluate(game, most, viewpointOfScope(announced)));

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

/**
 * The same in games where nothing happens that has lost all of its targets: null where some were chosen, and none is
 * left.
 */
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
