import { Injectable } from '@nestjs/common';
import type { Command, Correction, JsonRecord, Outcome } from '../../../engine/index.js';
import type { EventMetadata } from '../../../platform/event-store/index.js';
import {
  type Cause,
  decodeMatchEvent,
  type GameResult,
  type DeclaredResult,
  isOnSameCase,
  onOtherCases,
  pathTo,
  proofIn,
  ruledResult,
  sideOf,
} from '../../matches/index.js';
import type { Game } from '../domain/game.js';
import { hasLeft } from '../domain/ordering.js';
import { ending, wholeProofOf } from '../domain/recording.js';
import { overByRuling, refusalOf } from '../domain/refusal.js';
import { type RuledStep, standingAfter } from '../domain/standing.js';
import { Timekeeper } from '../clock/timekeeper.js';
import { GameRepository } from '../game-repository.js';
import { type Decision, Interventions, rewound, wayBack } from './interventions.js';

/** The remedies of a ruling for a game. */
export type GameRemedy =
  /** The game continues from an earlier version. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** The game is over with this result, in any state of the game. */
  | ({ readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean } & RemedyScope)
  /** No player can stop a loop: the game ends by its rule for loops. */
  | { readonly kind: 'loop' }
  /**
   * These seats have lost the game. If several sides remain, they continue. Otherwise the game is over, and a seat that
   * lost it by a ruling on another case does not win.
   */
  | ({ readonly kind: 'loss'; readonly seats: readonly string[] } & RemedyScope)
  /** The player carries out a forgotten unscripted text now. */
  | { readonly kind: 'invoke'; readonly seat: string; readonly object: string; readonly ability: string }
  /** Acts about a card, scripted or not, that correct the game. */
  | ({ readonly kind: 'correct' } & Omit<Correction, 'ruling'>)
  /**
   * The result of an earlier ruling on the same case no longer holds. The game gets its result from play, or continues.
   */
  | { readonly kind: 'lift' };

interface RemedyScope {
  /** The result follows from a ruling on the match. A game that had ended by play keeps its result. */
  readonly ofMatch?: true;
}

export interface RulingOnGame {
  readonly gameId: string;
  /** The remedies, in order. Either all of them are applied, or none. */
  readonly remedies: readonly GameRemedy[];
  /** The ruling. */
  readonly cause: Cause;
  /** Called if the game would continue. Throws any obstacle outside the game, such as a later game. */
  readonly requirePlayable: () => Promise<void>;
}

/** Seats that left a game by a ruling, with the version of that ruling. */
interface Loss {
  readonly seats: readonly string[];
  readonly version: number;
}

/** Applies rulings to a game. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly interventions: Interventions,
    private readonly games: GameRepository,
    private readonly timekeeper: Timekeeper,
  ) {}

  /** The result of the game after the ruling. Throws the obstacle if a remedy is impossible now. */
  async foresee(ruled: RulingOnGame): Promise<GameResult> {
    const game = await this.games.current(ruled.gameId);
    const { endedAt, ruled: result, state } = (await this.decide(game, ruled)).reduce(foreseen, game);
    return endedAt === null ? null : (result ?? state.outcome);
  }

  /**
   * Applies the ruling once, however often it is called, and returns its effects with their versions. If time has ended
   * before, the end of time is recorded first, and the ruling applies to a game that is over.
   */
  async apply(ruled: RulingOnGame, metadata: EventMetadata): Promise<readonly RuledStep[]> {
    const { gameId, cause } = ruled;
    await this.timekeeper.expire(gameId);
    const decide = (game: Game) => (doneBy(game, cause).length > 0 ? null : this.decide(game, ruled));
    const { game } = await this.interventions.record({ gameId, metadata, decide });
    return doneBy(game, cause);
  }

  /** The seats that left the game by earlier rulings on the case and have not returned. Only a rewind returns them. */
  async lostAlready(gameId: string, cause: Cause): Promise<readonly Loss[]> {
    const game = await this.games.current(gameId);
    const path = pathTo(game.version, game.rewinds);
    return game.rulings.flatMap(({ version, lost = [], cause: by }) =>
      lost.length > 0 && isOnSameCase(by, cause) && by.id !== cause.id && path.includes(version)
        ? [{ seats: lost, version }]
        : [],
    );
  }

  private async decide(game: Game, { remedies, cause, requirePlayable }: RulingOnGame): Promise<readonly Decision[]> {
    const lifted = await this.liftedFirst(game, { remedies, cause, requirePlayable });
    const decisions = await this.decideRemedies(game, lifted, cause);
    if (decisions.some(({ events }) => events.some(({ type }) => type === 'Rewound'))) await requirePlayable();
    return decisions;
  }

  /**
   * If a ruling on an appeal takes fewer losers than the ruling that ended the game, and the others can continue, the
   * game first continues as it was.
   */
  private async liftedFirst(
    game: Game,
    { remedies, cause, requirePlayable }: Pick<RulingOnGame, 'remedies' | 'cause' | 'requirePlayable'>,
  ): Promise<readonly GameRemedy[]> {
    const [only, another] = remedies;
    if (only?.kind !== 'loss' || another !== undefined || !isOverBy(game, cause)) return remedies;
    const goesOn = { ...game, endedAt: null };
    if (!canGoOnWithout(goesOn, only.seats)) return remedies;
    return requirePlayable().then(
      () => [{ kind: 'lift' }, only],
      () => remedies,
    );
  }

  /** Each remedy applies to the game that the remedy before leaves. */
  private async decideRemedies(
    game: Game,
    remedies: readonly GameRemedy[],
    cause: Cause,
  ): Promise<readonly Decision[]> {
    const [first, ...others] = remedies;
    if (first === undefined) return [];
    const decision = await this.decideRemedy(game, first, cause);
    if (decision === null) return this.decideRemedies(game, others, cause);
    return [decision, ...(await this.decideRemedies(foreseen(game, decision), others, cause))];
  }

  private async decideRemedy(game: Game, remedy: GameRemedy, cause: Cause): Promise<Decision | null> {
    switch (remedy.kind) {
      case 'rewind':
        return rewound(game, await wayBack(this.games, game, remedy.to, cause), cause);
      case 'loss':
        if (canGoOnWithout(game, remedy.seats)) return decideLoss(game, remedy, cause);
        return this.decideEnd(game, remedy, cause);
      case 'result':
        return this.decideEnd(game, remedy, cause);
      case 'loop':
        return decideLoop(game, cause);
      case 'invoke':
        return decideInvocation(game, remedy, cause);
      case 'correct':
        return decideCorrection(game, remedy, cause);
      case 'lift':
        return this.decideLift(game, cause);
    }
  }

  private decideEnd(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Decision | null {
    if (remedy.ofMatch === true && game.endedAt !== null && !givesWayToMatch(game, cause)) return null;
    return decideResult(game, remedy, cause);
  }

  /** The game ends by rulings on other cases, or by play, or it continues. */
  private async decideLift(game: Game, cause: Cause): Promise<Decision | null> {
    if (!hasResultBy(game, cause)) return null;
    const { outcome } = game.state;
    const others = onOtherCases(game.results, cause);
    if (others.length > 0) return endWith(game, outcomeByRuling(game, others), { cause, lifts: true });
    if (outcome !== null) return endWith(game, outcome, { cause, lifts: true });
    return rewound(game, await this.games.at(game.id, playedTo(game)), cause);
  }
}

/**
 * The game to which the next ruling on the case applies: if only rulings on the case ended it, the game before its end.
 */
export async function playedOn(games: GameRepository, game: Game, cause: Cause): Promise<Game> {
  return isOverBy(game, cause) ? games.at(game.id, playedTo(game)) : game;
}

/** Whether only rulings on the case ended the game. */
const isOverBy = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && onOtherCases(game.results, cause).length === 0 && game.state.outcome === null;

const doneBy = ({ rulings }: Game, cause: Cause): readonly RuledStep[] =>
  rulings.filter(({ cause: { id } }) => id === cause.id);

/** Whether a ruling on the same case contributed to the result of the game. */
const hasResultBy = ({ results }: Game, cause: Cause): boolean => onOtherCases(results, cause).length < results.length;

/** Whether the game is over by an earlier ruling on the case, and this ruling itself has set no result of the game. */
const givesWayToMatch = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && doneBy(game, cause).every(({ remedy }) => remedy !== 'result');

/** The last version before rulings ended the game. */
function playedTo({ version, rulings, rewinds }: Game): number {
  const begun = rewinds.at(-1)?.version ?? 0;
  const ending = rulings.find((ruled) => ruled.remedy === 'result' && ruled.version > begun);
  return (ending?.version ?? version) - 1;
}

/** The game after this decision, for the next remedy. */
function foreseen(game: Game, { events, state }: Decision): Game {
  return events.reduce<Game>((before, event) => {
    const version = before.version + 1;
    const decoded = decodeMatchEvent({ ...event, stream: game.id, version });
    const standing = standingAfter(before, decoded, version, game.startedAt);
    return { ...before, ...standing, state, version, proof: proofIn(decoded) };
  }, game);
}

type RemedyOf<Kind extends GameRemedy['kind']> = Extract<GameRemedy, { readonly kind: Kind }>;

/** Whether several sides remain in the game without the losers and their teammates. */
function canGoOnWithout(game: Game, lost: readonly string[]): boolean {
  if (game.endedAt !== null) return false;
  const left = game.state.seats.filter(
    (seat) => !hasLeft(game, seat) && !sideOf(game.state, seat).some((each) => lost.includes(each)),
  );
  return left.some((seat) => !sideOf(game.state, left[0] ?? '').includes(seat));
}

/** The losers leave the game as after a concession. A seat that has already left has nothing more to lose. */
function decideLoss(game: Game, { seats }: RemedyOf<'loss'>, cause: Cause): Decision | null {
  const playing = seats.filter((seat) => !hasLeft(game, seat));
  if (playing.length === 0) return null;
  return decideCommand(game, { kind: 'lose', seats: playing, ruling: cause.id }, 'LossRuled', {
    seats: playing,
    cause,
  });
}

/** The declared result, or a win for all other seats. A seat that lost by a ruling on another case does not win. */
function decideResult(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Decision {
  const said: DeclaredResult = remedy.kind === 'loss' ? { lost: remedy.seats } : remedy;
  const outcome = outcomeByRuling(game, [...onOtherCases(game.results, cause), said]);
  return endWith(game, outcome, { cause, ...('lost' in said && { lost: [...said.lost] }) });
}

/** The result by the rule for loops. Losses by rulings on other cases still hold. */
function decideLoop(game: Game, cause: Cause): Decision {
  const outcome = game.rules.loopOutcome(game.state);
  const others = onOtherCases(game.results, cause);
  return endWith(game, others.length === 0 ? outcome : outcomeByRuling(game, [outcome, ...others]), { cause });
}

function outcomeByRuling(game: Game, rulings: readonly DeclaredResult[]): Outcome {
  const { outcome, seats } = game.state;
  const playing = seats.filter((seat) => !hasLeft(game, seat));
  const { winners, draw } = ruledResult(game.state, rulings, [outcome?.winners ?? [], playing]);
  const losers = draw ? [] : seats.filter((seat) => !winners.includes(seat));
  return { winners, losers, draw, reason: 'ruling', cites: [] };
}

/** The state does not change. The end and the result of the game are recorded beside it. */
function endWith({ state, rules, actions }: Game, result: Outcome, by: JsonRecord): Decision {
  const stateHash = rules.stateHash(state);
  const outcome = recorded(result);
  const events = [
    { type: 'ResultRuled', payload: { outcome, ...by, stateHash } },
    { type: 'GameEnded', payload: { outcome, actions, turns: state.turn.number, stateHash } },
  ];
  return { state, events };
}

/** The judge only invokes the text for the seat. The players then enter and confirm its acts as usual. */
function decideInvocation(game: Game, { seat, object, ability }: RemedyOf<'invoke'>, cause: Cause): Decision {
  const command = { kind: 'invoke', seat, object, ability } as const;
  return decideCommand(game, command, 'TextInvoked', { seat, object, ability, by: 'judge', cause });
}

/** The acts happen as effects, with all their consequences. The record names the ruling. */
function decideCorrection(game: Game, { seat, source, acts }: RemedyOf<'correct'>, cause: Cause): Decision {
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
