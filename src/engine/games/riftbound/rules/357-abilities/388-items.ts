import {
  invariant,
  isAbility,
  kindOfZone,
  nodeAt,
  objectOf,
  type Effect,
  type Game,
  type GameObject,
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

/** 388.2: itself, or any part of it. */
const addsResources = (effect: Effect): boolean => {
  if (effect.do === 'add') return true;
  const { of } = effect;
  return Array.isArray(of) && of.some((one: unknown) => isEffect(one) && addsResources(one));
};

/** 388.2 */
const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';
