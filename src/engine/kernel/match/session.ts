import type { LogEntry } from '../events/event.js';
import type { Observer } from '../frames/interpreter.js';
import type { Rejection } from '../rules/rejection.js';
import type { Command } from './command.js';
import type { CompiledGame } from './compiled.js';
import { carryOut } from './decide.js';
import { openDraft, snapshot, type Draft } from './draft.js';
import type { GameState } from './state.js';

/**
 * A game carried on command by command on one draft: what re-executes recorded actions without copying the state for
 * each. After a rejection the session is over, since a command may have been carried out in part.
 */
export type Session = {
  /** What the command led to, in order. */
  submit(command: Command): { readonly kind: 'accepted'; readonly log: readonly LogEntry[] } | Rejection;
  /** The state now, as a value of its own. */
  state(): GameState;
  readonly draft: Draft;
};

export const openSession = (rules: CompiledGame, state: GameState, observe?: Observer): Session => {
  const draft = openDraft(rules, state);
  return {
    draft,
    submit: (command) => {
      draft.log = [];
      const refusal = carryOut(draft, command, observe);
      return refusal ?? { kind: 'accepted', log: draft.log };
    },
    state: () => snapshot(draft),
  };
};
