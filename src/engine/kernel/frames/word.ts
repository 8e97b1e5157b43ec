import type { Effect } from '../abilities/effect.js';
import { nodeAt, type CompiledGame } from '../game/compiled.js';
import type { Game } from '../game/draft.js';
import { done, type Call, type Instruction } from '../game/instruction.js';
import { procedure, type AnyProcedure } from '../game/procedure.js';
import { invariant, violated } from '../ground/invariant.js';
import { isRecord, withFields, type Json, type JsonRecord } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Scope, Viewpoint } from '../state/scope.js';
import type { Bindings, Seat } from '../state/state.js';

/** What a step of a word gets: its own node, typed, and the scope. */
export type Running<Node extends Effect> = {
  readonly game: Game;
  readonly node: Node;
  readonly scope: Scope;
  /** The scope as the point of view for filters, amounts and conditions. */
  readonly from: Viewpoint;
  readonly locals: JsonRecord;
  readonly result: Json;
  /** The rules of the word. */
  readonly cites: readonly Citation[];
};

export type WordStep<Node extends Effect> = { step(running: Running<Node>): Instruction }['step'];
export type WordSteps<Node extends Effect> = { readonly [step: string]: WordStep<Node> };

/**
 * Defines a word of the effect language: a procedure whose frame holds a scope. It ends with `bind`, which passes the
 * names that it has defined on to the words after it.
 */
export const word = <Node extends Effect>(
  name: string,
  steps: WordSteps<Node>,
  cites: readonly Citation[] = [],
): AnyProcedure =>
  procedure<WordLocals>(
    wordProcedure(name),
    Object.fromEntries(
      Object.entries(steps).map(([key, run]) => [
        key,
        (game, locals, result) => {
          const { scope } = locals;
          const node = wordAt<Node>(game, scope, name);
          return run({ game, node, scope, from: viewpointOfScope(scope), locals, result, cites });
        },
      ]),
    ),
  );

type WordLocals = { readonly scope: Scope } & JsonRecord;

/** The node of a running word. */
export const wordAt = <Node extends Effect>(game: Game, { at }: Scope, name: string): Node => {
  const node = nodeAt(game.rules, at);
  if (!isWord<Node>(node, name)) violated(`${at.path.join('/')} is the word ${name}`);
  return node;
};

/** The shape of a node was validated when its card set was loaded; the word names it. */
const isWord = <Node extends Effect>(node: Json, name: string): node is Node => isRecord(node) && node['do'] === name;

const wordProcedure = (name: string): string => `word:${name}`;

/** The call that carries out the effect at a place. */
export const effectCall = (rules: CompiledGame, scope: Scope): Call => {
  const node = nodeAt(rules, scope.at);
  if (!(isRecord(node) && typeof node['do'] === 'string')) violated(`${scope.at.path.join('/')} is an effect`);
  return { procedure: wordProcedure(node['do']), locals: { scope } };
};

/** The call of a part of this node. */
export const partCall = (game: Game, scope: Scope, ...path: readonly (string | number)[]): Call =>
  effectCall(
    game.rules,
    withFields(scope, { at: { definition: scope.at.definition, path: [...scope.at.path, ...path] } }),
  );

export const viewpointOfScope = ({ source, controller, bindings, remembers = [] }: Scope): Viewpoint => ({
  source: source.object,
  controller,
  bindings,
  remembers,
});

/** Ends a word: these names are known from now on, in addition to the old ones. */
export const bind = ({ bindings }: Scope, given: Bindings = {}): Instruction => done(withFields(bindings, given));

/** The scope with more names. */
export const naming = (scope: Scope, given: Bindings): Scope =>
  withFields(scope, { bindings: withFields(scope.bindings, given) });

/** The scope with the names that a part has defined. */
export const scopeAfter = (scope: Scope, result: Json): Scope =>
  withFields(scope, { bindings: isRecord(result) ? result : scope.bindings });

/** The seat that a part names; the effect's own player where it names none. */
export const seatNamed = (name: string | undefined, scope: Scope): Seat => {
  const seat = name === undefined ? scope.controller : scope.bindings[name];
  invariant(typeof seat === 'string', 'the name of a seat is bound to a seat');
  return seat;
};
