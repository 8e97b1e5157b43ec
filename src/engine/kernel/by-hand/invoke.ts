import type { UnscriptedAbility } from '../abilities/ability.js';
import { factsOf } from '../board/facts.js';
import { kindOfZone, objectsIn, zoneFor } from '../board/zone.js';
import { applyBatch } from '../events/apply.js';
import { interrupt } from '../frames/asking.js';
import { atRest } from '../frames/at-rest.js';
import { push } from '../frames/stack.js';
import { printOf } from '../game/board.js';
import type { Located } from '../game/compiled.js';
import { objectIn, type Draft, type Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import { reject, type Rejection } from '../rules/rejection.js';
import { hasFlag, WITHOUT_TEXT } from '../state/facts.js';
import type { GameObject, ObjectId, Seat } from '../state/state.js';

/** A text that its player may declare to apply now. */
export type Invocation = { readonly seat: Seat; readonly object: ObjectId; readonly ability: string };

/** All that the seat may invoke now, in the order of the objects in play. */
export const invocationsOf = (game: Game, seat: Seat): readonly Invocation[] =>
  atRest(game) === null
    ? []
    : game.rules.inPlay
        .flatMap((kind) => objectsIn(game, zoneFor(game, seat, kind)))
        .flatMap((id) => objectIn(game, id) ?? [])
        .filter(({ controller }) => controller === seat)
        .flatMap((object) =>
          textsOn(game, object).map(({ ability }) => ({ seat, object: object.id, ability: ability.name })),
        );

/**
 * A player declares that a text of a card in play applies now, and carries it out by hand. Only while the game is at
 * rest: then it interrupts nothing.
 */
export const invoke = (draft: Draft, { seat, object: id, ability: name }: Invocation): Rejection | null => {
  const { manual } = draft.rules.game;
  const { cites } = manual;
  const rest = atRest(draft);
  if (rest === null) {
    return reject(
      'invocation.not-at-rest',
      cites,
      'A text can be invoked only at rest. Finish the present resolution first.',
    );
  }
  const object = objectIn(draft, id);
  const text = object?.controller === seat ? textsOn(draft, object).find(({ ability }) => ability.name === name) : null;
  if (object === undefined || !text) {
    const known = { invocations: invocationsOf(draft, seat) };
    return reject('invocation.unknown', cites, `${seat} has no unscripted text ${name} on ${id} in play.`, known);
  }
  const { definition } = object;
  applyBatch(draft, [{ kind: 'textInvoked', cites, seat, object: id, card: definition, ability: name }]);
  interrupt(draft, rest.step);
  const at = { ...text.ref, path: [...text.ref.path, 'effect'] };
  push(draft, manual.resolve({ at, source: { object: id, definition }, controller: seat, bindings: {} }));
  return null;
};

const textsOn = (game: Game, object: GameObject): readonly Located<UnscriptedAbility>[] => {
  const { id, zone } = object;
  if (!game.rules.inPlay.includes(kindOfZone(zone)) || hasFlag(factsOf(game, id), WITHOUT_TEXT)) return [];
  const { unscripted = [] } = game.rules.card(printOf(game, object).text).abilities;
  return unscripted.filter(({ ability }) => works(game, object, ability));
};
