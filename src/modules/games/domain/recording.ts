import type { Answer, Decided, GameState, ReportedOutcome } from '../../../engine/index.js';
import type { NewEvent } from '../../../platform/event-store/index.js';
import {
  type ActionTaken,
  type ChanceAsserted,
  type GameEnded,
  isStateDue,
  logHash,
  type Proof,
} from '../../matches/index.js';
import type { Game } from './game.js';
import type { PlayerCommand } from './ordering.js';

/** A command of somebody at the table, or an answer by lot. */
export type RecordedCommand = PlayerCommand | LotCommand;

/** What a lot answered for a seat, and how it was drawn. */
export interface LotCommand extends Omit<Extract<PlayerCommand, { readonly kind: 'answer' }>, 'by'> {
  readonly by: 'lot';
  readonly lot: NonNullable<ActionTaken['lot']>;
}

/** The events that record a command carried out: itself, and the end of the game where it led to that. */
export function eventsOf(game: Game, order: RecordedCommand, decided: Decided): readonly NewEvent[] {
  const { state } = decided;
  const command = { ...eventOf(game, order, decided), schemaVersion: 2 };
  return state.outcome === null
    ? [command]
    : [command, { type: 'GameEnded', payload: ending(game.actions + 1, state, game.rules.stateHash(state)) }];
}

function eventOf(game: Game, order: RecordedCommand, decided: Decided): NewEvent {
  const { state, log } = decided;
  const proof = proofOf(game, decided);
  if (order.kind === 'assert') {
    return {
      type: 'ChanceAsserted',
      payload: { asserted: recorded(order.reported), ...proof, ...position(game, state) },
    };
  }
  const { seat, by } = order;
  switch (order.kind) {
    case 'answer': {
      const { reported: told } = order;
      const payload = { seat, answers: answered(order.answers, log), ...proof, ...position(game, state) };
      const further = {
        ...(by !== undefined && { by }),
        ...('lot' in order && { lot: order.lot }),
        ...(told !== undefined && { asserted: recorded(told) }),
      };
      return { type: 'ActionTaken', payload: { ...payload, ...further } };
    }
    case 'invoke': {
      const { object, ability } = order;
      return { type: 'TextInvoked', payload: { seat, object, ability, ...proof, ...position(game, state) } };
    }
    case 'repeat': {
      const { round, times, seats } = order;
      const payload = { seat, round, times, ...proof, ...position(game, state) };
      return { type: 'RepetitionProposed', payload: { ...payload, ...(seats !== undefined && { seats: [...seats] }) } };
    }
    case 'concede':
      return { type: 'Conceded', payload: { seat, ...proof } };
  }
}

/** The proof of the next event: a hash of its log. */
function proofOf({ rules, version, proof: before }: Game, { state, log }: Decided): Proof {
  const proof = { logHash: logHash(state, before, log) };
  return isStateDue(version + 1) ? { ...proof, stateHash: rules.stateHash(state) } : proof;
}

/** The proof of a ruling or a clock: it hashes the state as well, since such events are rare and contested. */
export function wholeProofOf({ rules, proof: before }: Game, { state, log }: Decided): Required<Proof> {
  return { logHash: logHash(state, before, log), stateHash: rules.stateHash(state) };
}

const recorded = (told: readonly ReportedOutcome[]): ChanceAsserted['asserted'] =>
  told.map(({ label, outcome }) => ({ label, outcome: [...outcome] }));

/** The kind of each decision is recorded with its id, so that a record can be read without being carried out. */
function answered(answers: readonly Required<Answer>[], log: Decided['log']): ActionTaken['answers'] {
  const kinds = new Map(
    log.filter(({ kind }) => kind === 'answered').map((entry) => [entry['decision'], entry['question']]),
  );
  return answers.map(({ decision: id, answer }) => {
    const kind = kinds.get(id);
    if (typeof kind !== 'string') throw new Error(`the log of an action has an entry for its answer to ${id}`);
    return { decision: { id, kind }, answer };
  });
}

/** Costs as much as carrying out an action does, so it is taken now and then. */
const TURNS_PER_POSITION = 5;

/** Shows, across builds of the engine, roughly where a re-execution began to differ. It is always at the end. */
function position({ rules, state: before }: Game, state: GameState): Pick<ActionTaken, 'positionHash'> {
  const { number } = state.turn;
  const isDue = number !== before.turn.number && number % TURNS_PER_POSITION === 0;
  return isDue || state.outcome !== null ? { positionHash: rules.positionHash(state) } : {};
}

/** The end of a game to which so many actions have led. */
export function ending(actions: number, { outcome, turn }: GameState, stateHash: string): GameEnded {
  if (outcome === null) throw new Error('a game that has ended has an outcome');
  return { outcome, actions, turns: turn.number, stateHash };
}
