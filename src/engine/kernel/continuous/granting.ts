import { isAbility, type Ability } from '../abilities/ability.js';
import { boardOf, printOf } from '../game/board.js';
import { nodeAt, type Located } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import { violated } from '../ground/invariant.js';
import { type AbilityRef } from '../state/ability-ref.js';
import { WITHOUT_TEXT } from '../state/facts.js';
import type { Bindings, ObjectId } from '../state/state.js';
import { addedUp, numbered } from './adding-up.js';
import type { GrowingBoard } from './growing-board.js';

/** Grants the object the ability; the object has it as often as it is granted. */
export const grant = (game: Game, board: GrowingBoard, id: ObjectId, ref: AbilityRef, timestamp: number): void => {
  const given = { ability: abilityAt(game, ref), ref, timestamp };
  const before = board.granted.get(id);
  if (before === undefined) board.granted.set(id, [given]);
  else before.push(given);
};

/** The ability at a place of a pinned definition. */
export const abilityAt = ({ rules }: Pick<Game, 'rules'>, ref: AbilityRef): Ability => {
  const node = nodeAt(rules, ref);
  if (!isAbility(node)) violated(`${ref.definition} has an ability at ${ref.path.join('/')}`);
  return node;
};

/** `bindings`: what its text knows from the beginning. */
type Usable = Located<ActivatedOfAny> & { readonly bindings?: Bindings };

/**
 * The activated abilities of an object by the name that players use: those of its card, then the granted ones, with the
 * card that grants them before their name. An ability granted twice counts once here; where abilities add up, all of a
 * name.
 */
export const activatedOf = (game: Game, id: ObjectId): ReadonlyMap<string, Usable> => {
  const object = game.state.objects[id];
  if (object === undefined) return NONE;
  const { facts, granted } = boardOf(game);
  const { text } = printOf(game, object);
  const hasText = !(facts.get(id)?.flags.includes(WITHOUT_TEXT) ?? false);
  const own = hasText ? game.rules.card(text).activated : NONE;
  const given = granted.get(id);
  if (given === undefined && game.rules.game.restingText === undefined) return own;
  if (game.rules.game.abilitiesAddUp === true) {
    const had = [...own.values(), ...(given ?? [])].flatMap(({ ability, ref }) =>
      ability.kind === 'activated' && works(game, object, ability)
        ? [{ ability, ref, bindings: numbered(ability) }]
        : [],
    );
    return new Map(addedUp(game, had).map((one) => [one.ability.name, one]));
  }
  const named = new Map(own);
  for (const { ability, ref } of given ?? []) {
    if (ability.kind === 'activated') named.set(`${ref.definition}/${ability.name}`, { ability, ref });
  }
  for (const [name, { ability }] of named) if (!works(game, object, ability)) named.delete(name);
  return named;
};

const NONE: ReadonlyMap<string, Located<ActivatedOfAny>> = new Map();

type ActivatedOfAny = Extract<Ability, { readonly kind: 'activated' }>;
