import type {
  Ability,
  CostAbility,
  ProhibitionAbility,
  ReplacementAbility,
  TriggeredAbility,
} from '../abilities/ability.js';
import type { EventPattern } from '../abilities/pattern.js';
import type { Source } from '../state/ability-ref.js';
import type { Facts } from '../state/facts.js';
import type { Viewpoint } from '../state/scope.js';
import type { Bindings, DefinitionId, GameObject, ObjectId, Seat } from '../state/state.js';
import type { Located } from './compiled.js';
import type { Game } from './draft.js';

/** An ability that functions now, with the object or lasting effect that has it. */
export type Active<A extends Ability> = Located<A> & {
  readonly source: Source;
  readonly controller: Seat;
  readonly bindings: Bindings;
  readonly timestamp: number;
  /** Set where a lasting effect carries the ability; `once`: the effect is over when the ability has been used. */
  readonly effect?: { readonly id: string; readonly once: boolean };
};

/** An ability granted to an object: its place in a definition, and since when the object has it. */
export type Granted = Located & { readonly timestamp: number };

/** A trigger ability and the one of its patterns that waits for this kind of event. */
export type Listener = { readonly active: Active<TriggeredAbility>; readonly pattern: EventPattern };

/**
 * All that is derived from the state at one moment: the facts of every object that counts, and the abilities that
 * function, by the kind of event they wait for. Derived for the whole board at once, layer by layer: for two objects
 * that modify each other, a derivation object by object would never end.
 */
export type Board = {
  /**
   * The parts of the state that were read, beside which objects are where: a write to one of them makes this board
   * stale.
   */
  readonly reads: ReadonlySet<string>;
  readonly facts: ReadonlyMap<ObjectId, Facts>;
  /** What counts as printed on objects where that is not what their cards show: on copies, or for an X. */
  readonly prints: ReadonlyMap<ObjectId, Print>;
  /** Abilities granted to objects, beside those of their cards. */
  readonly granted: ReadonlyMap<ObjectId, readonly Granted[]>;
  readonly triggers: ReadonlyMap<string, readonly Listener[]>;
  /** Trigger abilities that wait for a state instead of an event. */
  readonly states: readonly Active<TriggeredAbility>[];
  readonly replacements: ReadonlyMap<string, readonly Active<ReplacementAbility>[]>;
  readonly prohibitions: ReadonlyMap<string, readonly Active<ProhibitionAbility>[]>;
  readonly costs: readonly Active<CostAbility>[];
  /** What deriving it cost: it counts for each command that finds it derived, so that all are measured alike. */
  readonly effort: number;
};

/**
 * The cards whose numbers, and whose names, types and text, are printed on an object; and what they are instead
 * (`Copy`).
 */
export type Print = {
  readonly numbers: DefinitionId;
  readonly text: DefinitionId;
  readonly values?: { readonly [number: string]: number };
};

/** What counts as printed on the object. For an object that is gone, its own card. */
export const printOf = (game: Game, { id, definition }: Pick<GameObject, 'id' | 'definition'>): Print =>
  boardOf(game).prints.get(id) ?? { numbers: definition, text: definition };

export const boardOf = (game: Game): Board => game.board ?? game.rules.deriveBoard(game);

/** The point of view of an active ability. */
export const viewpointOf = ({ source, controller, bindings }: Active<Ability>): Viewpoint => ({
  source: source.object,
  controller,
  bindings,
});
