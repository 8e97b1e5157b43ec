import type { StaticAbility } from '../abilities/ability.js';
import type { Change } from '../abilities/change.js';
import type { Active } from '../game/board.js';
import type { AbilityRef } from '../state/ability-ref.js';
import type { SettledChange } from '../state/settled-change.js';
import type { ObjectId } from '../state/state.js';

/** One change to apply: of a lasting effect, with everything fixed, or of a static ability, evaluated each time. */
export type Contribution =
  | {
      readonly kind: 'settled';
      readonly timestamp: number;
      readonly source: ObjectId;
      readonly affected: readonly ObjectId[];
      readonly change: SettledChange;
    }
  | {
      readonly kind: 'static';
      readonly timestamp: number;
      readonly active: Active<StaticAbility>;
      readonly change: Change;
      /** The place of the change. */
      readonly at: AbilityRef;
    };
