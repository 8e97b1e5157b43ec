/** The answer for a seat of a draft whose time for one choice is over. */
import { drawn, lotChoice } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { Deadline } from '../domain/game-clock.js';
import { eventsOf, type LotCommand } from '../domain/recording.js';
import { refusalOf } from '../domain/refusal.js';
import { isFull } from '../domain/room.js';
import type { Decision } from '../interventions/interventions.js';

/** Whether the end of this time has the seat answer by lot, where it would otherwise lose. */
export const isByLot = ({ started: { timing } }: Game, kind: Deadline['expired'][number]['kind']): boolean =>
  kind === 'turn' && timing?.turn?.atEnd === 'lot';

/** The first seat that is late. Null in a game that has no room, and for a seat without a listed answer. */
export function answerByLot(game: Game, { at, expired }: Deadline): Decision | null {
  const { rules, state, lots, version } = game;
  const seat = expired[0]?.seat ?? '';
  const choice = lotChoice(rules, state, seat);
  if (choice === null || isFull(game)) return null;
  const { decision, answers } = choice;
  const taken = drawn({ ...lots, gameId: game.id, version: version + 1, seat }, answers.length);
  const command: LotCommand = {
    ...{ kind: 'answer', seat, by: 'lot' },
    answers: [{ decision, answer: answers[taken] ?? null }],
    lot: { deadline: new Date(at).toISOString(), of: answers.length, taken },
  };
  const decided = rules.decide(state, command);
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  return { state: decided.state, log: decided.log, events: eventsOf(game, command, decided) };
}
