import { Injectable } from '@nestjs/common';
import type { Correction, Outcome } from '../../../engine/index.js';
import { type EventMetadata } from '../../../platform/event-store/index.js';
import { type Cause, requestHash } from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { ending } from '../domain/recording.js';
import { refusalOf } from '../domain/refusal.js';
import { GameRepository } from '../game-repository.js';
import { type Decision, Interventions } from './interventions.js';
import { requireWayBack, rewound } from './rewinding.js';

/** What judges can have done to a game. */
export type GameRemedy =
  /** Play on from an earlier version. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** The game is over, with this result, whatever its state. */
  | { readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean }
  /** A text that its player forgot, and that nobody has scripted, comes due now. */
  | { readonly kind: 'invoke'; readonly seat: string; readonly object: string; readonly ability: string }
  /** Acts about a card, scripted or not, mend what went wrong. */
  | ({ readonly kind: 'correct' } & Omit<Correction, 'ruling'>);

export interface Ruled {
  readonly gameId: string;
  readonly remedy: GameRemedy;
  /** The ruling, by which each of its remedies is carried out once. */
  readonly cause: Cause;
  readonly metadata: EventMetadata;
}

/** Carries out what a ruling says of a game. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly interventions: Interventions,
    private readonly games: GameRepository,
  ) {}

  /** Throws what stands against the remedy as the game is now. */
  async check(gameId: string, remedy: GameRemedy): Promise<void> {
    const game = await this.games.current(gameId);
    await this.decided(game, remedy, { kind: 'ruling', id: '' });
  }

  /** Returns the version at which it is recorded; the same one when it is asked for again. */
  async carryOut({ gameId, remedy, cause, metadata }: Ruled): Promise<number> {
    const idempotency = { key: `${cause.kind}/${cause.id}/${remedy.kind}`, bodyHash: requestHash(remedy) };
    const decide = (game: Game) => this.decided(game, remedy, cause);
    const { game } = await this.interventions.record({ gameId, metadata, idempotency, decide });
    return game.version;
  }

  private async decided(game: Game, remedy: GameRemedy, cause: Cause): Promise<Decision> {
    switch (remedy.kind) {
      case 'rewind':
        requireWayBack(game, remedy.to);
        return rewound(game, await this.games.at(game.id, remedy.to), cause);
      case 'result':
        return ruledResult(game, remedy, cause);
      case 'invoke':
        return invoked(game, remedy);
      case 'correct':
        return corrected(game, remedy, cause);
    }
  }
}

type Of<Kind extends GameRemedy['kind']> = Extract<GameRemedy, { readonly kind: Kind }>;

/** The state stays what it was; that the game is over, and how, is said beside it. */
function ruledResult(game: Game, { winners, draw }: Of<'result'>, cause: Cause): Decision {
  const { state, rules, actions } = game;
  const losers = draw ? [] : state.seats.filter((seat) => !winners.includes(seat));
  const outcome: Outcome = { winners, losers, draw, reason: 'ruling', cites: [] };
  const stateHash = rules.stateHash(state);
  const ended = { outcome: recorded(outcome), actions, turns: state.turn.number, stateHash };
  const events = [
    { type: 'ResultRuled', payload: { outcome: recorded(outcome), cause, stateHash } },
    { type: 'GameEnded', payload: ended },
  ];
  return { state, events };
}

/** The judge answers for the seat in this one thing; what the text does is then said and confirmed as ever. */
function invoked(game: Game, { seat, object, ability }: Of<'invoke'>): Decision {
  const { rules } = game;
  const decided = rules.decide(game.state, { kind: 'invoke', seat, object, ability });
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  const { state, log } = decided;
  const payload = { seat, object, ability, by: 'judge', stateHash: rules.stateHash(state) };
  return { state, log, events: [{ type: 'TextInvoked', payload }] };
}

/** The acts happen as effects do, with all that follows; the record says by which ruling. */
function corrected(game: Game, { seat, source, acts }: Of<'correct'>, cause: Cause): Decision {
  const { rules } = game;
  const decided = rules.decide(game.state, { kind: 'correct', seat, source, acts, ruling: cause.id });
  if (decided.kind === 'rejected') throw refusalOf(rules, decided);
  const { state, log } = decided;
  const stateHash = rules.stateHash(state);
  const done = acts.map(({ objects, ...act }) => ({ ...act, ...(objects && { objects: [...objects] }) }));
  const event = { type: 'Corrected', payload: { seat, source, acts: done, cause, stateHash } };
  if (state.outcome === null) return { state, log, events: [event] };
  const ended = { type: 'GameEnded', payload: ending(game.actions + 1, state, stateHash) };
  return { state, log, events: [event, ended] };
}

const recorded = ({ winners, losers, cites, ...rest }: Outcome) => ({
  ...rest,
  winners: [...winners],
  losers: [...losers],
  cites: [...cites],
});
