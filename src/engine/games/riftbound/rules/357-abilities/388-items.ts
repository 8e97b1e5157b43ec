import {
  invariant,
  isAbility,
  isList,
  isRecord,
  kindOfZone,
  nodeAt,
  objectOf,
  type Effect,
  type Game,
  type GameObject,
  type Json,
  type ObjectId,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 388: pending until then, and no item yet. */
export const PENDING = rift('388');

export const isPending = ({ zone, marks }: GameObject): boolean =>
  kindOfZone(zone) === 'chain' && marks['finalized'] !== true;

/** When all is done it is an item of the chain as a spell is. */
export const ITEM = rift('388.1');

/** An ability that adds resources is carried out at once, and players cannot respond to it. */
export const AT_ONCE = [rift('388.2'), rift('416.1'), rift('416.2')];

/** What has been done has only added resources: priority and focus stay where they are (416.2.a). */
export const ADDED = 'added';

/** 388.2, 416.2: whether the ability on the chain adds resources; what has it may be gone, as what it cost. */
export const itemAddsResources = (game: Game, item: ObjectId): boolean => {
  const { waiting } = objectOf(game, item);
  invariant(waiting !== undefined, 'an item of the chain waits');
  const node = nodeAt(game.rules, waiting.ability);
  return isAbility(node) && 'effect' in node && addsResources(node.effect);
};

/** 388.2: itself, or any part of it. What it puts on the chain is an ability of its own (379). */
const addsResources = (effect: Effect): boolean =>
  effect.do === 'add' || (effect.do !== 'do-this' && partsOf(effect).some(addsResources));

/** The effects within an effect, also those with a name or a condition, but not those of abilities within it. */
const partsOf = (effect: Effect): readonly Effect[] =>
  Object.values(effect)
    .flatMap((part): readonly Json[] => (isList(part) ? part : [part]))
    .flatMap((part) => {
      if (isEffect(part)) return [part];
      const within = isRecord(part) && !isAbility(part) ? part['effect'] : undefined;
      return isEffect(within) ? [within] : [];
    });

/** 388.2 */
const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
