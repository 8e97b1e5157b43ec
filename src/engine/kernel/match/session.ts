import { sample } from '../choices/index.js';
import type { CompiledGame } from '../game/compiled.js';
import { openDraft, snapshot, type Draft } from '../game/draft.js';
import type { Json } from '../json/index.js';
import { unmetered } from '../rules/effort.js';
import type { Rejection } from '../rules/rejection.js';
import type { Observer } from '../run/interpreter.js';
import { legalAnswers, spaceOf, type LegalAnswers } from '../run/legal.js';
import type { Decision } from '../state/decision.js';
import type { LogEntry } from '../state/event.js';
import type { GameState, Outcome } from '../state/state.js';
import type { Command } from './command.js';
import { applyCommand } from './decide.js';

/**
 * Runs a game command by command on one draft: re-executes recorded actions without copying the state for each. After a
 * rejection the session is over, since a command may have been carried out in part.
 */
export type Session = {
  /** The log of the command, in order. */
  submit(command: Command): { readonly kind: 'accepted'; readonly log: readonly LogEntry[] } | Rejection;
  /** The state now, as a value of its own. */
  state(): GameState;
  /** The open decisions. */
  readonly pending: readonly Decision[];
  readonly outcome: Outcome | null;
  /** Queries on the open state, without deriving the board again. */
  legalAnswers(decision: string, limit: number): LegalAnswers | null;
  sampleAnswer(decision: string, pick: (n: number) => number): Json;
  readonly draft: Draft;
};

export const openSession = (rules: CompiledGame, state: GameState, observe?: Observer): Session => {
  const draft = openDraft(rules, state);
  return {
    draft,
    get pending() {
      return draft.state.pending;
    },
    get outcome() {
      return draft.state.outcome;
    },
    submit: (command) => {
      draft.log = [];
      unmetered(draft);
      const refusal = applyCommand(draft, command, observe);
      return refusal ?? { kind: 'accepted', log: draft.log };
    },
    state: () => snapshot(draft),
    legalAnswers: (id, limit) => {
      const decision = draft.state.pending.find((open) => open.id === id);
      return decision === undefined ? null : legalAnswers(draft, decision, limit);
    },
    sampleAnswer: (id, pick) => {
      const decision = draft.state.pending.find((open) => open.id === id);
      return decision === undefined ? null : sample(spaceOf(draft, decision), pick);
    },
  };
};
