import { isPublic } from '../board/visibility.js';
import { correct } from '../by-hand/correction.js';
import { invoke } from '../by-hand/invoke.js';
import { notReported, notAwaited } from '../chance/awaited.js';
import { acceptReports, refuseReports } from '../chance/reports.js';
import { identifyNamed } from '../chance/searching.js';
import { applyBatch } from '../events/apply.js';
import { deliver } from '../frames/asking.js';
import type { CompiledGame } from '../game/compiled.js';
import { deckMakingIn } from '../game/deck-making.js';
import type { LeavingReason } from '../game/definition.js';
import { isPlaying, openDraft, snapshot, type Draft } from '../game/draft.js';
import { LIMITS } from '../ground/limits.js';
import { inKeyOrder, isList, isRecord, type Json, withFields } from '../json/index.js';
import { forgetRepeated } from '../loops/new-action.js';
import { proposeRepetition } from '../repetition/repetition.js';
import { performRepetition } from '../repetition/rounds.js';
import { eachOnce } from '../rules/citation.js';
import { unmetered, withinEffort } from '../rules/effort.js';
import { reject, rejectRequest, type Rejection } from '../rules/rejection.js';
import { run, type Observer } from '../run/interpreter.js';
import { refuseAnswer } from '../run/legal.js';
import type { Decision } from '../state/decision.js';
import type { GameState, Seat } from '../state/state.js';
import type { Answer, Command, Decided } from './command.js';

/** Carries out one command on a state, or returns why not; the given state is never changed. */
export const decide = (
  rules: CompiledGame,
  state: GameState,
  command: Command,
  observe?: Observer,
): Decided | Rejection => {
  const draft = openDraft(rules, state);
  // A player who leaves the game does so whatever that costs to compute.
  if (command.kind === 'concede' || command.kind === 'timeOut' || command.kind === 'lose') unmetered(draft);
  const refusal = withinEffort(() => applyCommand(draft, command, observe));
  return refusal ?? { kind: 'decided', state: snapshot(draft), log: draft.log };
};

/** Carries out a command on an open draft. After a refusal the draft may be half-changed and must be discarded. */
export const applyCommand = (draft: Draft, command: Command, observe?: Observer): Rejection | null => {
  const refusal =
    refuseGame(draft) ??
    refuseSeats(draft, seatsOf(command)) ??
    acceptReports(draft, command.kind === 'answer' || command.kind === 'assert' ? (command.reported ?? []) : []);
  return refusal ?? perform(draft, command, observe) ?? refuseReports(draft);
};

const perform = (draft: Draft, command: Command, observe?: Observer): Rejection | null => {
  switch (command.kind) {
    case 'answer':
      return submitAnswers(draft, command, observe);
    case 'concede':
      return leave(draft, [command.seat], 'concession', observe);
    case 'timeOut':
      return leave(draft, command.seats, 'time', observe);
    case 'lose':
      return leave(draft, command.seats, 'ruling', observe);
    case 'assert': {
      const labels = command.reported.map(({ label }) => label);
      return draft.state.chance?.awaiting === undefined
        ? notAwaited(labels, draft.state)
        : continueGame(draft, observe);
    }
    case 'invoke':
      return invoke(draft, command) ?? continueGame(draft, observe);
    case 'repeat':
      return proposeRepetition(draft, command) ?? continueGame(draft, observe);
    case 'correct':
      return correct(draft, command) ?? continueGame(draft, observe);
  }
};

/** As the format has it, where it is played for decks; the others play on. */
const leave = (draft: Draft, seats: readonly Seat[], reason: LeavingReason, observe?: Observer): null => {
  const { game } = draft.rules;
  const leaving = deckMakingIn(game, draft.state.format) ?? game;
  applyBatch(draft, leaving.leave(draft, seats, reason));
  return continueGame(draft, observe);
};

/** Runs the game to the next question; a repetition that has just been agreed is carried out first. */
const continueGame = (draft: Draft, observe?: Observer): null => {
  run(draft, observe);
  performRepetition(draft, (seat) => (answer) => submitAnswer(draft, { seat }, { answer }, observe));
  for (let given = 0; given < LIMITS.standingAnswers; given += 1) {
    const standing = standingAnswer(draft);
    if (standing === null) break;
    giveAnswer(draft, standing.decision, standing.answer);
    run(draft, observe);
  }
  return null;
};

/** The first open decision to which its player has answered beforehand. */
const standingAnswer = (draft: Draft): { readonly decision: Decision; readonly answer: Json } | null => {
  if (draft.state.outcome !== null) return null;
  for (const decision of draft.state.pending) {
    const answer = draft.rules.decisions[decision.kind]?.standing?.(draft, decision.params, decision) ?? null;
    if (answer !== null && refuseAnswer(draft, decision, answer) === null) return { decision, answer };
  }
  return null;
};

const giveAnswer = (draft: Draft, decision: Decision, answer: Json, by?: AnswerCommand['by']): void => {
  recordAnswer(draft, decision, answer, by);
  forgetRepeated(draft);
  deliver(draft, decision, answer);
};

type AnswerCommand = Extract<Command, { readonly kind: 'answer' }>;

const submitAnswers = (draft: Draft, command: AnswerCommand, observe?: Observer): Rejection | null => {
  if (command.answers.length === 0) return rejectRequest('command.empty', 'A command holds at least one answer.');
  for (const answer of command.answers) {
    const refused = submitAnswer(draft, command, answer, observe);
    if (refused !== null) return refused;
  }
  return null;
};

const submitAnswer = (
  draft: Draft,
  { seat, by }: Pick<AnswerCommand, 'seat' | 'by'>,
  { decision: id, answer }: Answer,
  observe?: Observer,
): Rejection | null => {
  const decision = draft.state.pending.find((open) => (id === undefined ? open.seat === seat : open.id === id));
  if (draft.state.outcome !== null) return reject('game.over', draft.state.outcome.cites, 'The game is over.');
  if (decision === undefined) return refuseDecision(draft, id);
  if (decision.seat !== seat) {
    return reject('decision.other-seat', decision.cites, `This decision is for ${decision.seat}, not for ${seat}.`);
  }
  const refusal = refuseStandIn(draft, decision, by) ?? refuseAnswer(draft, decision, answer);
  if (refusal !== null) return refusal;
  // The result must not depend on whether the answer has just arrived or was stored before.
  const given = inKeyOrder(answer);
  identifyNamed(draft, decision, given);
  giveAnswer(draft, decision, given, by);
  return continueGame(draft, observe);
};

const recordAnswer = (
  draft: Draft,
  { id, seat, kind, cites }: Decision,
  answer: Json,
  by: AnswerCommand['by'],
): void => {
  const asked = { kind: 'answered', cites: eachOnce(cites), seat, decision: id, question: kind };
  const entry = by === undefined ? asked : withFields(asked, { by });
  // Players who still decide at the same time must not learn it.
  const simultaneous = draft.state.frames.some(({ answers = [] }) => answers.length > 1);
  const secret = simultaneous || draft.rules.decisions[kind]?.secret === true || namesHidden(draft, answer);
  draft.log.push(withFields(entry, secret ? { secret: { seats: [seat], fields: { answer } } } : { answer }));
};

/**
 * Whether an answer names an object that not everybody sees, as a value or as a key: its id would disclose to others
 * since when it is there.
 */
const namesHidden = (draft: Draft, answer: Json): boolean => {
  if (typeof answer === 'string') {
    const object = draft.state.objects[answer];
    return object !== undefined && !isPublic(draft, object);
  }
  if (isList(answer)) return answer.some((part) => namesHidden(draft, part));
  if (!isRecord(answer)) return false;
  return Object.keys(answer).some((key) => namesHidden(draft, key) || namesHidden(draft, answer[key] ?? null));
};

const refuseStandIn = (draft: Draft, decision: Decision, by: AnswerCommand['by']): Rejection | null => {
  if (by === undefined) return null;
  return by === 'judge' ? refuseJudge(draft, decision) : refuseLot(draft, decision);
};

/** In other formats a seat whose time is over has lost: chance must not play on for it. */
const refuseLot = ({ rules, state }: Draft, { cites, seat }: Decision): Rejection | null =>
  deckMakingIn(rules.game, state.format) !== undefined
    ? null
    : reject('decision.not-for-lots', cites, `Only ${seat} makes this decision; a lot cannot make it instead.`);

const refuseJudge = ({ rules }: Draft, { kind, cites, seat }: Decision): Rejection | null =>
  rules.decisions[kind]?.judge === true
    ? null
    : reject('decision.not-for-judges', cites, `Only ${seat} makes this decision; a judge cannot make it instead.`);

const refuseGame = ({ state, rules }: Draft): Rejection | null => {
  if (state.outcome !== null) return reject('game.over', state.outcome.cites, 'The game is over.');
  if (state.cardSet !== rules.cardSet.hash || state.ruleset !== rules.game.ruleset) {
    return rejectRequest(
      'engine.other-rules',
      `This state belongs to ${state.ruleset} with card set ${state.cardSet}.`,
    );
  }
  if (state.engine !== rules.engine) {
    return rejectRequest('engine.other-build', `This state was made by ${state.engine}; re-execute its actions.`);
  }
  return null;
};

const seatsOf = (command: Command): readonly Seat[] => {
  if (command.kind === 'assert') return [];
  return command.kind === 'timeOut' || command.kind === 'lose' ? command.seats : [command.seat];
};

const refuseSeats = (draft: Draft, seats: readonly Seat[]): Rejection | null => {
  const unknown = seats.find((seat) => !draft.state.seats.includes(seat));
  if (unknown !== undefined) return rejectRequest('seat.unknown', `There is no seat ${unknown} in this game.`);
  const left = seats.find((seat) => !isPlaying(draft, seat));
  return left === undefined ? null : seatLeft(draft.rules, left);
};

/** A player who has left the game can do nothing in it any more. */
export const seatLeft = ({ game }: Pick<CompiledGame, 'game'>, seat: Seat): Rejection =>
  reject('seat.left', game.leaving, `${seat} has left the game.`);

const refuseDecision = (draft: Draft, id: string | undefined): Rejection => {
  const { awaiting } = draft.state.chance ?? {};
  if (awaiting !== undefined) return notReported(awaiting);
  const { pending } = draft.state;
  const open = pending.map((decision) => ({ decision: decision.id, seat: decision.seat }));
  // The rules behind the decisions that are open instead.
  const cites = pending.flatMap((decision) => decision.cites);
  if (id === undefined) return reject('decision.none', cites, 'No decision is open for this seat.', { open });
  return reject('decision.not-open', cites, `Decision ${id} is not open.`, { open });
};
