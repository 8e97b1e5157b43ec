/** The events of a single remedy, decided on the game that the remedy before leaves. */
import type { Command, JsonRecord, Outcome } from '../../../engine/index.js';
import {
  type Cause,
  type DeclaredResult,
  decodeMatchEvent,
  onOtherCases,
  proofIn,
  ruledResult,
  sideOf,
} from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { hasLeft } from '../domain/ordering.js';
import { ending, wholeProofOf } from '../domain/recording.js';
import { overByRuling, refusalOf } from '../domain/refusal.js';
import { standingAfter } from '../domain/standing.js';
import type { RemedyOf } from './game-remedy.js';
import type { Decision } from './interventions.js';

/** The game after this decision, for the next remedy. */
export function foreseen(game: Game, { events, state }: Decision): Game {
  return events.reduce<Game>((before, event) => {
    const version = before.version + 1;
    const decoded = decodeMatchEvent({ ...event, stream: game.id, version });
    const standing = standingAfter(before, decoded, version, game.startedAt);
    return { ...before, ...standing, state, version, proof: proofIn(decoded) };
  }, game);
}

/** Whether several sides remain in the game without the losers and their teammates. */
export function canContinueWithout(game: Game, lost: readonly string[]): boolean {
  if (game.endedAt !== null) return false;
  const left = game.state.seats.filter(
    (seat) => !hasLeft(game, seat) && !sideOf(game.state, seat).some((each) => lost.includes(each)),
  );
  return left.some((seat) => !sideOf(game.state, left[0] ?? '').includes(seat));
}

/** The losers leave the game as after a concession. A seat that has already left has nothing more to lose. */
export function decideLoss(game: Game, { seats }: RemedyOf<'loss'>, cause: Cause): Decision | null {
  const playing = seats.filter((seat) => !hasLeft(game, seat));
  if (playing.length === 0) return null;
  return decideCommand(game, { kind: 'lose', seats: playing, ruling: cause.id }, 'LossRuled', {
    seats: playing,
    cause,
  });
}

/** The declared result, or a win for all other seats. A seat that lost by a ruling on another case does not win. */
export function decideResult(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Decision {
  const said: DeclaredResult = remedy.kind === 'loss' ? { lost: remedy.seats } : remedy;
  const outcome = outcomeByRuling(game, [...onOtherCases(game.results, cause), said]);
  return endWith(game, outcome, { cause, ...('lost' in said && { lost: [...said.lost] }) });
}

/** The result by the rule for loops. Losses by rulings on other cases still hold. */
export function decideLoop(game: Game, cause: Cause): Decision {
  const outcome = game.rules.loopOutcome(game.state);
  const others = onOtherCases(game.results, cause);
  return endWith(game, others.length === 0 ? outcome : outcomeByRuling(game, [outcome, ...others]), { cause });
}

export function outcomeByRuling(game: Game, rulings: readonly DeclaredResult[]): Outcome {
  const { outcome, seats } = game.state;
  const playing = seats.filter((seat) => !hasLeft(game, seat));
  const { winners, draw } = ruledResult(game.state, rulings, [outcome?.winners ?? [], playing]);
  const losers = draw ? [] : seats.filter((seat) => !winners.includes(seat));
  return { winners, losers, draw, reason: 'ruling', cites: [] };
}

/** The state does not change. The end and the result of the game are recorded beside it. */
export function endWith({ state, rules, actions }: Game, result: Outcome, by: JsonRecord): Decision {
  const stateHash = rules.stateHash(state);
  const outcome = recorded(result);
  const events = [
    { type: 'ResultRuled', payload: { outcome, ...by, stateHash } },
    { type: 'GameEnded', payload: { outcome, actions, turns: state.turn.number, stateHash } },
  ];
  return { state, events };
}

/** The judge only invokes the text for the seat. The players then enter and confirm its acts as usual. */
export function decideInvocation(game: Game, { seat, object, ability }: RemedyOf<'invoke'>, cause: Cause): Decision {
  const command = { kind: 'invoke', seat, object, ability } as const;
  return decideCommand(game, command, 'TextInvoked', { seat, object, ability, by: 'judge', cause });
}

/** The acts happen as effects, with all their consequences. The record names the ruling. */
export function decideCorrection(game: Game, { seat, source, acts }: RemedyOf<'correct'>, cause: Cause): Decision {
  const command = { kind: 'correct', seat, source, acts, ruling: cause.id } as const;
  const done = acts.map(({ objects, ...act }) => ({ ...act, ...(objects && { objects: [...objects] }) }));
  return decideCommand(game, command, 'Corrected', { seat, source, acts: done, cause });
}

function decideCommand(game: Game, command: Command, type: string, about: JsonRecord): Decision {
  const { rules, state: before, actions, ruled } = game;
  if (ruled !== null) throw overByRuling();
  const decided = rules.decide(before, command);
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  const { state, log } = decided;
  const proof = wholeProofOf(game, decided);
  const event = { type, payload: { ...about, ...proof } };
  if (state.outcome === null) return { state, log, events: [event] };
  return { state, log, events: [event, { type: 'GameEnded', payload: ending(actions + 1, state, proof.stateHash) }] };
}

const recorded = ({ winners, losers, cites, ...rest }: Outcome) => ({
  ...rest,
  winners: [...winners],
  losers: [...losers],
  cites: [...cites],
});
