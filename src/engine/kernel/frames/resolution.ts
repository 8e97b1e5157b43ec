import type { Game } from '../game/draft.js';
import { amend, call, done, occur, type Call, type Instruction } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import { equalJson, isList, isRecord, type Json, type JsonRecord } from '../json/index.js';
import type { AbilityRef } from '../state/ability-ref.js';
import type { GameEvent } from '../state/event.js';
import { type Scope } from '../state/scope.js';
import type { ObjectId, Seat } from '../state/state.js';
import { effectCall } from './word.js';

/**
 * The whole resolution of one effect: the effect, then what happens to its card, and at last what the effect has
 * ordered for afterwards, such as a card to be played, in the order in which it was ordered.
 */
type Resolution = {
  readonly scope: Scope;
  readonly finish: readonly GameEvent[];
  readonly orders: readonly Call[];
};

export const resolution = procedure<Resolution>('resolution', {
  resolve: (game, { scope }) => call(effectCall(game.rules, scope), 'finish'),
  finish: (_game, { finish }) => occur(finish, 'carryOut'),
  carryOut: (_game, { orders: [next, ...later] }) =>
    next === undefined ? done() : call(next, 'carryOut', { orders: later }),
});

/** The call of a resolution; `finish` is what happens when the effect is over. */
export const resolutionCall = (scope: Scope, finish: readonly GameEvent[] = []): Call =>
  resolution.with({ scope, finish, orders: [] });

/**
 * The call of an effect within what is under way: part of the innermost resolution, or a resolution of its own if there
 * is none.
 */
export const withinResolution = (game: Game, scope: Scope): Call =>
  resolving(game) === undefined ? resolutionCall(scope) : effectCall(game.rules, scope);

/** The player of the innermost effect under way; null where rules or announcements cause the events. */
export const playerOfEffect = ({ state }: Game): Seat | null => {
  const players = state.frames.flatMap(({ locals }) => controllerOf(locals['scope']) ?? []);
  return players.at(-1) ?? null;
};

const controllerOf = (scope: Json = null): Seat | null => {
  const controller = isRecord(scope) ? scope['controller'] : null;
  return typeof controller === 'string' ? controller : null;
};

/** The frame of the innermost effect under way, by which it may be cancelled. */
export const frameOfEffect = (game: Game): string => {
  const frame = resolving(game);
  invariant(frame !== undefined, 'a word is carried out within a resolution');
  return frame.id;
};

/** The innermost resolution under way, by its frame; undefined where rules, costs or announcements cause the events. */
export const resolutionUnderWay = (game: Pick<Game, 'state'>): string | undefined => resolving(game)?.id;

const resolving = ({ state }: Pick<Game, 'state'>) =>
  state.frames.findLast((open) => open.procedure === resolution.name);

/** Whether the effect of this ability of this object is under way, or about to be. */
export const isResolving = ({ state }: Game, { definition, path }: AbilityRef, source: ObjectId): boolean =>
  state.frames.some(({ locals: { scope = null } }) => {
    if (!isRecord(scope)) return false;
    const { at = null, source: from = null } = scope;
    if (!isRecord(at) || !isRecord(from) || from['object'] !== source || at['definition'] !== definition) return false;
    const { path: place = null } = at;
    return isList(place) && equalJson(place.slice(0, path.length), path);
  });

/**
 * Orders something for the end of the innermost resolution under way; the word that orders it continues with `then`.
 */
export const orderAfterwards = (game: Game, order: Call, then: string): Instruction => {
  const frame = resolving(game);
  invariant(frame !== undefined, 'a word is carried out within a resolution');
  return amend(frame.id, { orders: [...ordersIn(frame.locals['orders']), order] }, then);
};

const ordersIn = (value: Json | undefined): readonly Call[] =>
  value !== undefined && isList(value) ? value.filter(isCall) : [];

const isCall = (value: Json): value is Call & JsonRecord =>
  isRecord(value) && typeof value['procedure'] === 'string' && isRecord(value['locals'] ?? null);
