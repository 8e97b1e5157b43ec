/** The answers for seats of a draft whose time for one choice is over. */
import { drawn, lotChoice, proofIn } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import type { Late } from '../domain/game-clock.js';
import { eventsOf, type LotCommand } from '../domain/recording.js';
import { refusalOf } from '../domain/refusal.js';
import { bytesIn, isFull } from '../domain/room.js';
import type { Decision } from '../interventions/interventions.js';

/** Whether a lot answers at the end of this time. A full game has no room for answers, so its seats lose by time. */
export const isByLot = (game: Game, { kind }: Pick<Late, 'kind'>): boolean =>
  kind === 'turn' && game.started.timing?.turn?.atEnd === 'lot' && !isFull(game);

/**
 * An answer for each of these seats, one after the other. A seat without a listed answer has none, and a seat has none
 * after the turn in which it was late, because the next turn gives new time.
 */
export function answersByLot(game: Game, late: readonly Late[]): readonly Decision[] {
  const decisions: Decision[] = [];
  let now = game;
  for (const end of late) {
    if (now.state.turn.number !== game.state.turn.number || now.state.outcome !== null || isFull(now)) break;
    const answered = answerByLot(now, end);
    if (answered === null) continue;
    decisions.push(answered.decision);
    now = answered.after;
  }
  return decisions;
}

function answerByLot(game: Game, { seat, at }: Late): { readonly decision: Decision; readonly after: Game } | null {
  const { rules, state, lots, version } = game;
  const choice = lotChoice(rules, state, seat);
  if (choice === null) return null;
  const { decision, answers } = choice;
  const taken = drawn({ ...lots, gameId: game.id, version: version + 1, seat }, answers.length);
  const command: LotCommand = {
    ...{ kind: 'answer', seat, by: 'lot' },
    answers: [{ decision, answer: answers[taken] ?? null }],
    lot: { deadline: new Date(at).toISOString(), of: answers.length, taken },
  };
  const decided = rules.decide(state, command);
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  const events = eventsOf(game, command, decided);
  return {
    decision: { state: decided.state, log: decided.log, events },
    after: afterAnswer(game, decided.state, events),
  };
}

/** As much of the game after the answer as the next answer of the same intervention depends on. */
function afterAnswer(game: Game, state: Game['state'], events: Decision['events']): Game {
  const proof = events.map(({ payload }) => proofIn({ payload: payload as object })).at(-1) ?? game.proof;
  const [version, actions] = [game.version + events.length, game.actions + 1];
  return { ...game, state, proof, version, actions, bytes: game.bytes + bytesIn(events) };
}
