import { Injectable } from '@nestjs/common';
import type { Command, Correction, JsonRecord, Outcome } from '../../../engine/index.js';
import type { EventMetadata, NewEvent } from '../../../platform/event-store/index.js';
import { type Cause, decodeMatchEvent, isOnSameCase } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { ending } from '../domain/recording.js';
import { refusalOf } from '../domain/refusal.js';
import { type RuledStep, type Standing, standingAfter } from '../domain/standing.js';
import { Timekeeper } from '../clock/timekeeper.js';
import { GameRepository } from '../game-repository.js';
import { type Decision, Interventions } from './interventions.js';
import { requireWayBack, rewound } from './rewinding.js';

/** What judges can have done to a game. */
export type GameRemedy =
  /** Play on from an earlier version. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** The game is over, with this result, whatever its state. */
  | ({ readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean } & Reach)
  /** These seats have lost it; nobody wins by it who has lost it by a ruling on another case. */
  | ({ readonly kind: 'loss'; readonly seats: readonly string[] } & Reach)
  /** A text that its player forgot, and that nobody has scripted, comes due now. */
  | { readonly kind: 'invoke'; readonly seat: string; readonly object: string; readonly ability: string }
  /** Acts about a card, scripted or not, mend what went wrong. */
  | ({ readonly kind: 'correct' } & Omit<Correction, 'ruling'>)
  /** The result that an earlier ruling on the same case gave it does not hold: it is over as it was before, or goes on. */
  | { readonly kind: 'lift' };

interface Reach {
  /** It follows from one on the whole match: a game that was over anyway stays as it ended. */
  readonly ofMatch?: true;
}

export interface Ruled {
  readonly gameId: string;
  /** One after the other; all of them are carried out, or none. */
  readonly remedies: readonly GameRemedy[];
  /** The ruling. */
  readonly cause: Cause;
}

/** Carries out what a ruling says of a game. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly interventions: Interventions,
    private readonly games: GameRepository,
    private readonly timekeeper: Timekeeper,
  ) {}

  /** What would be recorded now. Throws what stands against a remedy as the game is then. */
  async foresee({ gameId, remedies, cause }: Ruled): Promise<readonly NewEvent[]> {
    const decisions = await this.decided(await this.games.current(gameId), remedies, cause);
    return decisions.flatMap(({ events }) => events);
  }

  /**
   * What the ruling has done to the game, and where that is recorded: once, however often it is asked for. Time that has
   * ended before is recorded before: the ruling comes to a game that is over.
   */
  async carryOut({ gameId, remedies, cause }: Ruled, metadata: EventMetadata): Promise<readonly RuledStep[]> {
    await this.timekeeper.expire(gameId);
    const decide = (game: Game) => (doneBy(game, cause).length > 0 ? null : this.decided(game, remedies, cause));
    const { game } = await this.interventions.record({ gameId, metadata, decide });
    return doneBy(game, cause);
  }

  /** Each remedy meets the game as the one before leaves it. */
  private async decided(game: Game, remedies: readonly GameRemedy[], cause: Cause): Promise<readonly Decision[]> {
    const [first, ...others] = remedies;
    if (first === undefined) return [];
    const decision = await this.remedied(game, first, cause);
    if (decision === null) return this.decided(game, others, cause);
    return [decision, ...(await this.decided(foreseen(game, decision), others, cause))];
  }

  private async remedied(game: Game, remedy: GameRemedy, cause: Cause): Promise<Decision | null> {
    switch (remedy.kind) {
      case 'rewind':
        requireWayBack(game, remedy.to, cause);
        return rewound(game, await this.games.at(game.id, remedy.to), cause);
      case 'result':
      case 'loss':
        if (remedy.ofMatch === true && game.endedAt !== null && resultBy(game, cause) === null) return null;
        return ruledResult(game, resultOf(game, remedy, cause), cause);
      case 'invoke':
        return invoked(game, remedy, cause);
      case 'correct':
        return corrected(game, remedy, cause);
      case 'lift':
        return this.lifted(game, cause);
    }
  }

  private async lifted(game: Game, cause: Cause): Promise<Decision | null> {
    const result = resultBy(game, cause);
    if (result === null) return null;
    const before = await this.games.at(game.id, result.version - 1);
    const outcome = before.ruled ?? before.state.outcome;
    return outcome === null ? rewound(game, before, cause) : ruledResult(game, outcome, cause);
  }
}

const doneBy = ({ rulings }: Game, cause: Cause): readonly RuledStep[] =>
  rulings.filter(({ cause: { id } }) => id === cause.id);

/** The result that the game has by a ruling on the same case; null where it has none, or another ruling has said since. */
function resultBy({ ruled, rulings }: Game, cause: Cause): RuledStep | null {
  const last = rulings.findLast(({ remedy }) => remedy === 'result');
  return ruled !== null && last !== undefined && isOnSameCase(last.cause, cause) ? last : null;
}

/** The game as the next remedy finds it, once this one is recorded. */
function foreseen(game: Game, { events, state }: Decision): Game {
  const standing = events.reduce<Standing>((before, event, place) => {
    const version = game.version + 1 + place;
    const decoded = decodeMatchEvent({ ...event, stream: game.id, version });
    return standingAfter(before, decoded, version, game.startedAt);
  }, game);
  return { ...game, ...standing, state, version: game.version + events.length };
}

type RemedyOf<Kind extends GameRemedy['kind']> = Extract<GameRemedy, { readonly kind: Kind }>;

/** As somebody says it, or everybody else wins; but not who has lost by a ruling on another case. */
function resultOf(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Outcome {
  const { seats } = game.state;
  const before = resultBy(game, cause) === null && game.ruled?.draw === false ? game.ruled.winners : seats;
  const { winners, draw } =
    remedy.kind === 'result' ? remedy : { winners: before.filter((seat) => !remedy.seats.includes(seat)), draw: false };
  const losers = draw ? [] : seats.filter((seat) => !winners.includes(seat));
  return { winners, losers, draw, reason: 'ruling', cites: [] };
}

/** The state stays what it was; that the game is over, and how, is said beside it. */
function ruledResult({ state, rules, actions }: Game, result: Outcome, cause: Cause): Decision {
  const stateHash = rules.stateHash(state);
  const outcome = recorded(result);
  const events = [
    { type: 'ResultRuled', payload: { outcome, cause, stateHash } },
    { type: 'GameEnded', payload: { outcome, actions, turns: state.turn.number, stateHash } },
  ];
  return { state, events };
}

/** The judge answers for the seat in this one thing; what the text does is then said and confirmed as ever. */
function invoked(game: Game, { seat, object, ability }: RemedyOf<'invoke'>, cause: Cause): Decision {
  const command = { kind: 'invoke', seat, object, ability } as const;
  return decidedAs(game, command, 'TextInvoked', { seat, object, ability, by: 'judge', cause });
}

/** The acts happen as effects do, with all that follows; the record says by which ruling. */
function corrected(game: Game, { seat, source, acts }: RemedyOf<'correct'>, cause: Cause): Decision {
  const command = { kind: 'correct', seat, source, acts, ruling: cause.id } as const;
  const done = acts.map(({ objects, ...act }) => ({ ...act, ...(objects && { objects: [...objects] }) }));
  return decidedAs(game, command, 'Corrected', { seat, source, acts: done, cause });
}

function decidedAs(
  { rules, state: before, actions }: Game,
  command: Command,
  type: string,
  about: JsonRecord,
): Decision {
  const decided = rules.decide(before, command);
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  const { state, log } = decided;
  const stateHash = rules.stateHash(state);
  const event = { type, payload: { ...about, stateHash } };
  if (state.outcome === null) return { state, log, events: [event] };
  return { state, log, events: [event, { type: 'GameEnded', payload: ending(actions + 1, state, stateHash) }] };
}

const recorded = ({ winners, losers, cites, ...rest }: Outcome) => ({
  ...rest,
  winners: [...winners],
  losers: [...losers],
  cites: [...cites],
});
