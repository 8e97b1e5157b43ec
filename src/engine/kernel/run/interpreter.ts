import { isSuspended, stepWithReports, clearAwaited } from '../chance/reports.js';
import { identifySearched } from '../chance/searching.js';
import { applyBatch, permitted, type Applied } from '../events/apply.js';
import { occurrence } from '../events/occurrence.js';
import { mayBeReplaced } from '../events/replace.js';
import { beforeBatch, windowsAfter } from '../events/windows.js';
import { ask } from '../frames/asking.js';
import { hasFailed } from '../frames/result.js';
import { changeFrame, pop, push, replaceTop, setResult, stopFrames, topFrame } from '../frames/stack.js';
import { restore, snapshot, type Draft } from '../game/draft.js';
import type { Call, Instruction } from '../game/instruction.js';
import { type LoopFound } from '../game/loop-found.js';
import { invariant, violated } from '../ground/invariant.js';
import { equalJson, type JsonRecord } from '../json/index.js';
import { loopIn } from '../loops/loop.js';
import { spend } from '../rules/effort.js';
import type { GameEvent, LogEntry } from '../state/event.js';
import type { Frame } from '../state/frame.js';
import type { GameState } from '../state/state.js';
import { mixBlindChoices } from './blind-choices.js';

/**
 * Called with the state after every instruction; returns the state to go on with (tests freeze and revive it). It may
 * throw to stop.
 */
export type Observer = (state: GameState) => GameState;

/** Runs the game until a player must decide, an outcome of chance must be reported, or the game is over. */
export const run = (draft: Draft, observe?: Observer): void => {
  draft.steps = 0;
  draft.landmark = null;
  clearAwaited(draft);
  while (isRunning(draft)) advance(draft, observe);
};

/** Carries out one instruction, unless the game is in an endless loop. */
const advance = (draft: Draft, observe?: Observer): void => {
  draft.steps += 1;
  spend(draft, EFFORT_OF_STEP);
  const loop = loopIn(draft);
  if (loop !== null) endByLoop(draft, loop);
  else if (draft.reports === null) step(draft, observe);
  else stepWithReports(draft, draft.reports, () => step(draft, observe));
  if (observe !== undefined) notifyObserver(draft, observe);
};

const EFFORT_OF_STEP = 10;

/** An observer that only looks returns the same state: then nothing that was derived from it is derived again. */
const notifyObserver = (draft: Draft, observe: Observer): void => {
  const shown = snapshot(draft);
  const next = observe(shown);
  if (next !== shown) restore(draft, next, draft.log.length);
};

const isRunning = (draft: Draft): boolean =>
  draft.state.outcome === null && draft.state.pending.length === 0 && !isSuspended(draft);

const step = (draft: Draft, observe?: Observer): void => {
  const frame = topFrame(draft);
  const procedure = draft.rules.steps[frame.procedure];
  if (procedure === undefined) violated(`the game knows the procedure ${frame.procedure}`);
  if (frame.stopped !== undefined) return stopFrame(draft, frame, 'stopped' in procedure.steps);
  const next = procedure.steps[frame.step];
  if (next === undefined) violated(`${frame.procedure} has a step ${frame.step}`);
  execute(draft, frame, next(draft, frame.locals, frame.result, frame), observe);
};

const execute = (draft: Draft, frame: Frame, instruction: Instruction, observe?: Observer): void => {
  switch (instruction.kind) {
    case 'go':
      return replaceTop(draft, goingTo(frame, instruction));
    case 'call':
      replaceTop(draft, goingTo(frame, instruction));
      return push(draft, instruction.call);
    case 'ask':
      ask(draft, goingTo(frame, instruction), instruction.questions);
      mixBlindChoices(draft);
      return identifySearched(draft);
    case 'occur':
      replaceTop(draft, goingTo(frame, instruction));
      return applyEvents(draft, frame, instruction.events, instruction.given);
    case 'attempt':
      replaceTop(draft, goingTo(frame, instruction));
      return attempt(draft, instruction.call, observe);
    case 'amend':
      replaceTop(draft, goingTo(frame, instruction));
      return changeFrame(draft, instruction.frame, (amended) => withAmended(amended, instruction.locals));
    case 'stop':
      replaceTop(draft, goingTo(frame, instruction));
      return stopFrames(draft, instruction.frames, instruction.reason);
    case 'done':
      return pop(draft, instruction.failed ? { failed: true, result: instruction.result } : instruction.result);
  }
};

const goingTo = (frame: Frame, { then, locals }: { readonly then: string; readonly locals?: JsonRecord }): Frame => ({
  id: frame.id,
  procedure: frame.procedure,
  step: then,
  locals: locals === undefined ? frame.locals : { ...frame.locals, ...locals },
  result: null,
});

const withAmended = (frame: Frame, locals: JsonRecord): Frame => {
  for (const name of Object.keys(locals)) invariant(name in frame.locals, `${frame.procedure} has a local ${name}`);
  return { ...frame, locals: { ...frame.locals, ...locals } };
};

const applyEvents = (draft: Draft, frame: Frame, events: readonly GameEvent[], given?: true): void => {
  const batch = permitted(draft, events);
  const { around } = draft.rules.game;
  const prepared = frame.procedure === occurrence.name;
  const announced = prepared || frame.procedure === beforeBatch.name;
  if (around?.before !== undefined && !announced && batch.length > 0)
    return push(draft, beforeBatch.with({ events: batch, ...(given && { given }) }));
  if (!prepared && batch.some((event) => mayBeReplaced(draft, event))) {
    const waiting = batch.map((event) => ({ event, used: [], declined: [], ...(given && { given }) }));
    return push(draft, occurrence.with({ ready: [], waiting }));
  }
  const batches: Applied[] | null = around === undefined ? null : [];
  const entries = applyBatch(draft, batch, batches);
  if (draft.state.frames.length > 0) setResult(draft, entries);
  if (batches !== null && batches.length > 0 && draft.state.outcome === null)
    push(draft, windowsAfter(draft, entries, batches));
};

/**
 * Runs a procedure to its end within this one instruction. If it fails before anybody was asked or learnt something and
 * before chance was used, the state and the log are as if it had never begun; after that it cannot be undone.
 */
const attempt = (draft: Draft, call: Call, observe?: Observer): void => {
  const depth = draft.state.frames.length;
  const logLength = draft.log.length;
  const before = snapshot(draft);
  push(draft, call);
  while (draft.state.frames.length > depth && isRunning(draft)) advance(draft, observe);
  const ended = draft.state.frames.length === depth;
  if (!ended || !hasFailed(topFrame(draft).result)) return;
  const drawn = !equalJson(draft.state.counters.draws, before.counters.draws);
  if (drawn || draft.log.slice(logLength).some(discloses)) return;
  const { result } = topFrame(draft);
  restore(draft, before, logLength);
  setResult(draft, result);
};

/** What a player has seen cannot be undone. */
const discloses = ({ kind, secret }: LogEntry): boolean => kind === 'revealed' || secret !== undefined;

const stopFrame = (draft: Draft, frame: Frame, hasStep: boolean): void => {
  if (!hasStep) return pop(draft, null);
  const { stopped, ...going } = frame;
  replaceTop(draft, { ...going, step: 'stopped', result: stopped ?? null });
};

export const endByLoop = (draft: Draft, loop: LoopFound): void => {
  const outcome = draft.rules.game.loop(draft, loop);
  const { cites } = outcome;
  applyBatch(draft, [
    { kind: 'loopFound', cites, ...loop },
    { kind: 'gameEnded', cites, outcome },
  ]);
};
