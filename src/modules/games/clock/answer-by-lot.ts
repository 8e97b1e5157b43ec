/** The answer for a seat of a draft whose time for one choice is over. */
import { drawn } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { Deadline } from '../domain/game-clock.js';
import { eventsOf, type LotCommand } from '../domain/recording.js';
import { refusalOf } from '../domain/refusal.js';
import { isFull } from '../domain/room.js';
import type { Decision } from '../interventions/interventions.js';

/** Choices of a draft have dozens of answers, and the lot takes one of the listed ones. */
const ANSWERS_MAX = 1_000;

/** Whether the end of this time has the seat answer by lot, where it would otherwise lose. */
export const isByLot = ({ started: { timing } }: Game, kind: Deadline['expired'][number]['kind']): boolean =>
  kind === 'turn' && timing?.turn?.atEnd === 'lot';

/** The first seat that is late. Null in a game that has no room, and for a seat without a listed answer. */
export function answerByLot(game: Game, { at, expired }: Deadline): Decision | null {
  const { rules, state, started, version } = game;
  const seat = expired[0]?.seat ?? '';
  const open = state.pending.find((each) => each.seat === seat);
  const answers = open === undefined ? [] : (rules.legalAnswers(state, open.id, ANSWERS_MAX)?.answers ?? []);
  if (open === undefined || answers.length === 0 || isFull(game)) return null;
  const draw = { gameId: game.id, version: version + 1, seat };
  const taken = drawn(started.randomness.serverSecret, draw, answers.length);
  const command: LotCommand = {
    ...{ kind: 'answer', seat, by: 'lot' },
    answers: [{ decision: open.id, answer: answers[taken] ?? null }],
    lot: { deadline: new Date(at).toISOString(), of: answers.length, taken },
  };
  const decided = rules.decide(state, command);
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  return { state: decided.state, log: decided.log, events: eventsOf(game, command, decided) };
}
