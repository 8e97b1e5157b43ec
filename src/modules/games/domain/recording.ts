import type { Answer, Decided, GameState } from '../../../engine/index.js';
import type { NewEvent } from '../../../platform/event-store/index.js';
import type { ActionTaken, GameEnded } from '../../matches/index.js';
import type { Game } from './game.js';

/** What a player wants to do: answer its decisions, or give up. */
export type Intent =
  { readonly kind: 'answer'; readonly answers: readonly Required<Answer>[] } | { readonly kind: 'concede' };

/** The events that record a command carried out: itself, and the end of the game where it led to that. */
export function eventsOf(game: Game, seat: string, intent: Intent, { state, log }: Decided): readonly NewEvent[] {
  const stateHash = game.rules.stateHash(state);
  const command: NewEvent =
    intent.kind === 'concede'
      ? { type: 'Conceded', payload: { seat, stateHash } }
      : { type: 'ActionTaken', payload: { seat, answers: answered(intent, log), stateHash, ...position(game, state) } };
  return state.outcome === null ? [command] : [command, { type: 'GameEnded', payload: ending(game, state, stateHash) }];
}

/** The kind of each decision is recorded with its id, so that a record can be read without being carried out. */
function answered({ answers }: Extract<Intent, { kind: 'answer' }>, log: Decided['log']): ActionTaken['answers'] {
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

/** Says, across builds of the engine, about where a game carried out again came to differ; always at the end. */
function position({ rules, state: before }: Game, state: GameState): Pick<ActionTaken, 'positionHash'> {
  const { number } = state.turn;
  const isDue = number !== before.turn.number && number % TURNS_PER_POSITION === 0;
  return isDue || state.outcome !== null ? { positionHash: rules.positionHash(state) } : {};
}

/** The first event of a stream is no action; every other one before the end is. */
function ending({ version }: Game, { outcome, turn }: GameState, stateHash: string): GameEnded {
  if (outcome === null) throw new Error('a game that has ended has an outcome');
  return { outcome, actions: version, turns: turn.number, stateHash };
}
