import { NOBODY } from '../state/scope.js';
import type { ReplacementAbility } from '../abilities/ability.js';
import { kindOfZone } from '../board/zone.js';
import { withinResolution } from '../frames/resolution.js';
import { boardOf, viewpointOf, type Active } from '../game/board.js';
import type { PaidReplacement } from '../game/definition.js';
import { isPlaying, seatsFrom, type Game } from '../game/draft.js';
import type { Call } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import type { Citation } from '../rules/citation.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundNames, matchesAbility } from '../selectors/pattern-match.js';
import type { GameEvent } from '../state/event.js';
import type { GameObject, Seat } from '../state/state.js';

/** A replacement that could apply to an event now, by a key that stays the same while the batch is prepared. */
export type Candidate = {
  readonly key: string;
  readonly cites: readonly Citation[];
  /** Null: a rule makes it. */
  readonly controller: Seat | null;
  readonly optionalFor: Seat | null;
  /** Whether it replaces only one of several simultaneous events. */
  readonly once: boolean;
  /** Applied before any that is not. */
  readonly first?: boolean;
  /** The lasting effect that ends when this has been applied. */
  readonly spends: string | null;
  /** Somebody has to pay for it. */
  readonly priced?: boolean;
  readonly outcome: Outcome;
};

/** What happens instead: a procedure that is carried out first, and events; either may be absent. */
type Outcome = {
  readonly first: Call | null;
  readonly events: readonly GameEvent[];
  /** The events are of one of these players, in turn order, whom `by` chooses. */
  readonly player?: { readonly by: Seat; readonly among: readonly Seat[] };
};

/** Whether any replacement waits for this kind of event at all: usually none does, and then nothing more is tested. */
export const mayBeReplaced = (game: Game, event: GameEvent): boolean =>
  isPossible(game, event) &&
  (game.rules.replacers[event.kind] !== undefined ||
    (game.rules.awaited.replacement.has(event.kind) &&
      (boardOf(game).replacements.has(event.kind) || ownOf(game, event).length > 0)));

/**
 * Objects that are gone, by another event or with a player who left: nothing happens to them, and nothing is replaced.
 */
export const isPossible = ({ state }: Game, { object }: GameEvent): boolean =>
  typeof object !== 'string' || state.objects[object] !== undefined;

type Leaving = {
  /** Used on the event, or declined for it. */
  readonly not: readonly string[];
  /** What an ability does instead comes from its own event: it does not apply to that again. */
  readonly applying: readonly string[];
  /** The event is given as a cost: no replacement has a price then. */
  readonly given: true | undefined;
};

/** The replacements that apply to the event and are not used on it yet, in a fixed order: rules first, then by age. */
export const candidates = (game: Game, event: GameEvent, { not, applying, given }: Leaving): readonly Candidate[] => {
  if (!isPossible(game, event)) return [];
  const abilities = fromAbilities(game, event).filter(
    ({ key, priced }) => !applying.includes(key) && !(given === true && priced === true),
  );
  const found = [...fromRules(game, event), ...abilities].filter(({ key }) => !not.includes(key));
  const first = found.filter((candidate) => candidate.first === true);
  return first.length > 0 ? first : found;
};

const fromRules = (game: Game, event: GameEvent): readonly Candidate[] =>
  (game.rules.replacers[event.kind] ?? [])
    .filter((replacer) => replacer.applies(game, event))
    .map((replacer) => ({
      key: replacer.name,
      cites: replacer.cites,
      controller: null,
      once: false,
      optionalFor: replacer.optionalFor(game, event),
      spends: null,
      outcome: { first: replacer.first?.(game, event) ?? null, events: replacer.replace(game, event) },
    }));

const fromAbilities = (game: Game, event: GameEvent): readonly Candidate[] =>
  [...(boardOf(game).replacements.get(event.kind) ?? []), ...ownOf(game, event)]
    .filter((active) => (active.controller !== NOBODY || isUnasked(active)) && applies(game, active, event))
    .filter((active) => active.ability.costs === undefined || isPayable(game, active, event))
    .map((active) => ({
      key: keyOf(active),
      cites: event.cites,
      controller: active.controller,
      once: active.effect?.once === true || active.ability.once === true,
      optionalFor: active.ability.optional === true ? active.controller : payerOf(game, active, event),
      first: active.ability.instead.with === 'player',
      priced: active.ability.costs !== undefined,
      spends: active.effect?.once === true ? active.effect.id : null,
      outcome: outcomeOf(game, active, event),
    }));

/** It needs no answer: neither whether it applies, nor to whom the event happens. */
const isUnasked = ({ ability }: Active<ReplacementAbility>): boolean =>
  ability.optional !== true &&
  ability.instead.with !== 'player' &&
  (ability.costs === undefined || ability.payer === 'its-player');

/** Who may pay for it; null: nobody has to. */
const payerOf = (
  game: Game,
  { ability, controller }: Active<ReplacementAbility>,
  { object }: GameEvent,
): Seat | null => {
  if (ability.costs === undefined) return null;
  if (ability.payer === undefined) return controller;
  return typeof object === 'string' ? (game.state.objects[object]?.controller ?? null) : null;
};

const paymentFor = (game: Game, active: Active<ReplacementAbility>, event: GameEvent): PaidReplacement | null => {
  const seat = payerOf(game, active, event);
  return seat === null || !isPlaying(game, seat)
    ? null
    : { seat, source: active.source.object, costs: active.ability.costs ?? [] };
};

const isPayable = (game: Game, active: Active<ReplacementAbility>, event: GameEvent): boolean => {
  const paid = paymentFor(game, active, event);
  return paid !== null && game.rules.game.replacement.price?.isPayable(game, paid) === true;
};

/** Abilities of the card itself that function where it is, such as those that change how it enters play. */
const ownOf = ({ rules, state }: Game, { kind, object: id }: GameEvent): readonly Active<ReplacementAbility>[] => {
  const object = typeof id === 'string' ? state.objects[id] : undefined;
  if (object === undefined || rules.activeZones.has(kindOfZone(object.zone))) return [];
  const { replacement = [] } = rules.card(object.definition).abilities;
  return replacement
    .filter(({ ability }) => ability.on.event === kind && ability.zones?.includes(kindOfZone(object.zone)) === true)
    .map((located) => ({ ...located, ...bearing(object) }));
};

const bearing = ({ id, definition, controller, timestamp }: GameObject) => ({
  source: { object: id, definition },
  controller,
  bindings: {},
  timestamp,
});

/** Identified by object or lasting effect and name; a granted one also by the card that grants it. */
const keyOf = ({ effect, source, ref, ability }: Active<ReplacementAbility>): string => {
  const given = effect === undefined && ref.definition !== source.definition ? `${ref.definition}/` : '';
  return `${effect?.id ?? source.object}/${given}${ability.name}`;
};

const applies = (game: Game, active: Active<ReplacementAbility>, event: GameEvent): boolean => {
  const { on, while: condition } = active.ability;
  return matchesAbility(game, on, condition, event, viewpointOf(active));
};

const outcomeOf = (game: Game, active: Active<ReplacementAbility>, event: GameEvent): Outcome => {
  const { instead, on } = active.ability;
  const bindings = { ...active.bindings, ...boundNames(on, event) };
  switch (instead.with) {
    case 'nothing':
      return { first: null, events: [] };
    case 'fields': {
      const from = { ...viewpointOf(active), bindings };
      const fields = Object.entries(instead.fields).map(([field, value]) =>
        typeof value === 'boolean' || typeof value === 'string' ? [field, value] : [field, evaluate(game, value, from)],
      );
      return { first: null, events: [{ ...event, ...Object.fromEntries(fields) }] };
    }
    case 'player': {
      const { controller: by } = active;
      if (instead.player === 'you') return { first: null, events: [{ ...event, seat: by }] };
      const among = seatsFrom(game, by).filter((seat) => seat !== by);
      return { first: null, events: [event], player: { by, among } };
    }
    case 'effect': {
      const at = { definition: active.ref.definition, path: [...active.ref.path, 'instead', 'effect'] };
      const { source, controller } = active;
      const effect = withinResolution(game, { at, source, controller, bindings });
      const paid = paymentFor(game, active, event);
      return { first: paid === null ? effect : paidFor(game, paid, effect), events: [] };
    }
  }
};

const paidFor = (game: Game, paid: PaidReplacement, effect: Call): Call => {
  const { price } = game.rules.game.replacement;
  invariant(price !== undefined, 'a game with replacements that are paid for says how');
  return price.pay(game, paid, effect);
};
