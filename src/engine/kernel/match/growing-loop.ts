/** Optional loops: the proposal by which the rule ends them is found for the players. */
import { atRest } from '../frames/at-rest.js';
import type { CompiledGame } from '../game/compiled.js';
import { openDraft, type Draft } from '../game/draft.js';
import { LIMITS } from '../ground/limits.js';
import { canonicalJson, type Json } from '../json/index.js';
import { growingNumber } from '../loops/loop.js';
import { cardPlacesHash } from '../loops/repeated-loops.js';
import { hasChoice, letGoOn } from '../repetition/rounds.js';
import type { Citation } from '../rules/citation.js';
import { withinEffort } from '../rules/effort.js';
import type { GameState, Seat } from '../state/state.js';
import { applyCommand } from './decide.js';

/** What a player may propose to repeat, and the rule that ends the game by it if no player can do anything else. */
export type GrowingLoop = {
  readonly round: readonly Json[];
  readonly times: number;
  readonly cites: readonly Citation[];
};

/**
 * The loop in which the game stays while every player passes. It begins at the decision of a player who can do nothing
 * else. No card moves in `roundsThatGrow` rounds, and the same abilities wait after each round. Null: there is no loop.
 *
 * The rounds are carried out on a copy. The choices of other players are hidden, so the search ignores them.
 */
export const growingLoop = (rules: CompiledGame, state: GameState, decision: string): GrowingLoop | null => {
  if (rules.game.repetition?.bids === undefined || !isAnythingWaiting(state)) return null;
  const draft = openDraft(rules, state);
  const asked = atRest(draft)?.decision;
  if (asked?.id !== decision || hasChoice(draft, asked)) return null;
  const round = withinEffort(() => roundThatGrows(draft, asked.seat));
  if (round === null || 'kind' in round) return null;
  const { cites } = rules.game.loop(draft, growingNumber(draft.steps));
  return { round, times: LIMITS.roundsThatGrow, cites };
};

const isAnythingWaiting = ({ objects }: GameState): boolean =>
  Object.values(objects).some(({ waiting }) => waiting !== undefined);

/** The answers of the player in one round, if so many rounds leave all cards where they are. */
const roundThatGrows = (draft: Draft, seat: Seat): readonly Json[] | null => {
  const shape = shapeOf(draft);
  const round: Json[] = [];
  do {
    const answer = passAll(draft, seat);
    if (answer === null) return null;
    round.push(answer);
    if (round.length > LIMITS.answersOfGrowingRound) return null;
  } while (shapeOf(draft) !== shape);
  for (let done = 1; done < LIMITS.roundsThatGrow; done += 1) {
    if (!round.every(() => passAll(draft, seat) !== null) || shapeOf(draft) !== shape) return null;
  }
  return round;
};

/** The answer of the player, after which all players have passed until the player decides again; null if it ends. */
const passAll = (draft: Draft, seat: Seat): Json | null => {
  const own = pass(draft);
  while (own !== null && atRest(draft)?.decision.seat !== seat) {
    if (pass(draft) === null) return null;
  }
  return own;
};

const pass = (draft: Draft): Json | null => {
  const decision = atRest(draft)?.decision;
  const answer = decision === undefined ? null : letGoOn(draft, decision);
  if (decision === undefined || answer === null) return null;
  const refusal = applyCommand(draft, { kind: 'answer', seat: decision.seat, answers: [{ answer }] });
  return refusal === null ? answer : null;
};

/** All that is the same after each round of such a loop: where the cards are, and which abilities wait. */
const shapeOf = ({ state }: Pick<Draft, 'state'>): string => {
  const waiting = Object.values(state.zones).flatMap((zone) =>
    zone.flatMap((id) => {
      const waits = state.objects[id]?.waiting;
      return waits === undefined ? [] : [{ ability: waits.ability, source: waits.source, by: waits.controller }];
    }),
  );
  return canonicalJson({ places: cardPlacesHash(state), waiting, turn: state.turn });
};
