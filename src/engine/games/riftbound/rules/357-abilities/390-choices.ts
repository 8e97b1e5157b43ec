import {
  canBeAnnounced,
  invariant,
  objectOf,
  reject,
  type Announcement,
  type Bindings,
  type Citation,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Triggered,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

type Choosing = Pick<Triggered, 'ability' | 'source' | 'controller' | 'bindings' | 'remembers'>;

/** 390.1: modes, targets and what is split are chosen as the ability is pending. */
const choicesOf = ({ ability: at, ...scope }: Choosing, ofTargets: readonly Citation[]): Announcement => ({
  at,
  ...scope,
  cites: { modes: [rift('390.1')], targets: [rift('390.1'), ...ofTargets], divisions: [rift('390.1')] },
});

export const choicesOfActivated = (ability: Choosing): Announcement => choicesOf(ability, [rift('352.10')]);

/** Why what it must choose forbids activating it, or null. */
export const refuseWithoutOptions = (game: Game, announcement: Announcement, details: JsonRecord): Rejection | null =>
  canBeAnnounced(game, announcement)
    ? null
    : reject('ability.no-target', [rift('390.2')], 'There is nothing that the ability can choose.', details);

/** The choices of a triggered ability: what can be chosen must be chosen (390.3.b). */
export const choicesOfTriggered = (game: Game, item: ObjectId, more: Bindings = {}): Announcement => {
  const { waiting } = objectOf(game, item);
  invariant(waiting !== undefined, 'an item of the chain waits');
  const { id: _item, bindings, ...ability } = waiting;
  return choicesOf({ ...ability, bindings: { ...bindings, ...more } }, [rift('390.3.b')]);
};

/** It leaves the chain, and is not countered (390.3.a). */
export const WITHOUT_OPTIONS = { cites: [rift('390.3'), rift('390.3.a')], reason: 'there is nothing to choose' };
