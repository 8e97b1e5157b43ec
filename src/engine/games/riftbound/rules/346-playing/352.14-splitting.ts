import type { Announcement, Scope, Triggered } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { RAISED_BEFORE_SPLIT } from '../446-layers/712-bonus-damage.js';

/** 352.14: among whom it is split is chosen now. */
export const SPLITTING = rift('352.14');

/**
 * What is asked of the targets of an item as it resolves: of a group that does not meet its condition any more a part
 * is kept (352.11.b); what is split is split now (352.14.e), at least 1 for each (352.14.g), and targets for which it
 * is too little are dropped (352.14.h).
 */
export const settlingOf = ({ id: _item, ability: at, ...waiting }: Triggered, { bindings }: Scope): Announcement => ({
  ...waiting,
  at,
  bindings,
  cites: {
    modes: [],
    targets: [rift('352.11.b'), rift('352.14.h')],
    divisions: [rift('352.14.e'), rift('352.14.g'), RAISED_BEFORE_SPLIT],
  },
});
