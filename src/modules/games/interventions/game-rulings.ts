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

/** What judges can have done to a game. */
export type GameRemedy =
  /** Play on from an earlier version. */
  | { readonly kind: 'rewind'; readonly to: number }
  /** The game is over, with this result, whatever its state. */
  | ({ readonly kind: 'result'; readonly winners: readonly string[]; readonly draw: boolean } & RemedyScope)
  /** The game is in a loop that nobody can stop: it is over as its rules say of that. */
  | { readonly kind: 'loop' }
  /**
   * These seats have lost it. Where that leaves sides that play against each other, they play on; else it is over, and
   * nobody wins who has lost it by a ruling on another case.
   */
  | ({ readonly kind: 'loss'; readonly seats: readonly string[] } & RemedyScope)
  /** A text that its player forgot, and that nobody has scripted, comes due now. */
  | { readonly kind: 'invoke'; readonly seat: string; readonly object: string; readonly ability: string }
  /** Acts about a card, scripted or not, mend what went wrong. */
  | ({ readonly kind: 'correct' } & Omit<Correction, 'ruling'>)
  /**
   * The result that an earlier ruling on the same case gave it does not hold: it is over as it was before, or goes on.
   */
  | { readonly kind: 'lift' };

interface RemedyScope {
  /** It follows from one on the whole match: a game that was over anyway stays as it ended. */
  readonly ofMatch?: true;
}

export interface RulingOnGame {
  readonly gameId: string;
  /** One after the other; all of them are carried out, or none. */
  readonly remedies: readonly GameRemedy[];
  /** The ruling. */
  readonly cause: Cause;
  /** Asked where the game would be played on: throws what stands against it beside the game. */
  readonly requirePlayable: () => Promise<void>;
}

/** Seats that have left a game by a ruling, and where that is recorded. */
interface Loss {
  readonly seats: readonly string[];
  readonly version: number;
}

/** Carries out what a ruling says of a game. */
@Injectable()
export class GameRulings {
  constructor(
    private readonly interventions: Interventions,
    private readonly games: GameRepository,
    private readonly timekeeper: Timekeeper,
  ) {}

  /** How the game would stand by the ruling. Throws what stands against a remedy as the game is now. */
  async foresee(ruled: RulingOnGame): Promise<GameResult> {
    const game = await this.games.current(ruled.gameId);
    const { endedAt, ruled: result, state } = (await this.decide(game, ruled)).reduce(foreseen, game);
    return endedAt === null ? null : (result ?? state.outcome);
  }

  /**
   * What the ruling has done to the game, and where that is recorded: once, however often it is asked for. Time that
   * has ended before is recorded before: the ruling comes to a game that is over.
   */
  async apply(ruled: RulingOnGame, metadata: EventMetadata): Promise<readonly RuledStep[]> {
    const { gameId, cause } = ruled;
    await this.timekeeper.expire(gameId);
    const decide = (game: Game) => (doneBy(game, cause).length > 0 ? null : this.decide(game, ruled));
    const { game } = await this.interventions.record({ gameId, metadata, decide });
    return doneBy(game, cause);
  }

  /** Who has left it by earlier rulings on the case, and not come back: no later one undoes that but by a rewind. */
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
   * Where a ruling on an appeal has fewer lose a game that the one before had ended, and the others can play on, it
   * first goes on as it was.
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

  /** Each remedy meets the game as the one before leaves it. */
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

  /** It is over as rulings on other cases have it, or as it was before all of them, or it goes on. */
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
 * The game as the next ruling on the case would have it go on, unless that gives it a result: nothing else ended it.
 */
export async function playedOn(games: GameRepository, game: Game, cause: Cause): Promise<Game> {
  return isOverBy(game, cause) ? games.at(game.id, playedTo(game)) : game;
}

/** Whether rulings on the case alone have ended it. */
const isOverBy = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && onOtherCases(game.results, cause).length === 0 && game.state.outcome === null;

const doneBy = ({ rulings }: Game, cause: Cause): readonly RuledStep[] =>
  rulings.filter(({ cause: { id } }) => id === cause.id);

/** Whether a ruling on the same case has a part in the result that the game has. */
const hasResultBy = ({ results }: Game, cause: Cause): boolean => onOtherCases(results, cause).length < results.length;

/** Whether the game is over by an earlier ruling on the case: the same ruling says of the game what it is to say. */
const givesWayToMatch = (game: Game, cause: Cause): boolean =>
  hasResultBy(game, cause) && doneBy(game, cause).every(({ remedy }) => remedy !== 'result');

/** The last version before rulings ended the game. */
function playedTo({ version, rulings, rewinds }: Game): number {
  const begun = rewinds.at(-1)?.version ?? 0;
  const ending = rulings.find((ruled) => ruled.remedy === 'result' && ruled.version > begun);
  return (ending?.version ?? version) - 1;
}

/** The game as the next remedy finds it, once this one is recorded. */
function foreseen(game: Game, { events, state }: Decision): Game {
  return events.reduce<Game>((before, event) => {
    const version = before.version + 1;
    const decoded = decodeMatchEvent({ ...event, stream: game.id, version });
    const standing = standingAfter(before, decoded, version, game.startedAt);
    return { ...before, ...standing, state, version, proof: proofIn(decoded) };
  }, game);
}

type RemedyOf<Kind extends GameRemedy['kind']> = Extract<GameRemedy, { readonly kind: Kind }>;

/** Those who are still in it, without these and who plays with them, are of several sides. */
function canGoOnWithout(game: Game, lost: readonly string[]): boolean {
  if (game.endedAt !== null) return false;
  const left = game.state.seats.filter(
    (seat) => !hasLeft(game, seat) && !sideOf(game.state, seat).some((each) => lost.includes(each)),
  );
  return left.some((seat) => !sideOf(game.state, left[0] ?? '').includes(seat));
}

/** They leave it as players do who give up; who has left it before has nothing more to lose. */
function decideLoss(game: Game, { seats }: RemedyOf<'loss'>, cause: Cause): Decision | null {
  const playing = seats.filter((seat) => !hasLeft(game, seat));
  if (playing.length === 0) return null;
  return decideCommand(game, { kind: 'lose', seats: playing, ruling: cause.id }, 'LossRuled', {
    seats: playing,
    cause,
  });
}

/** As somebody says it, or everybody else wins; but not who has lost by a ruling on another case. */
function decideResult(game: Game, remedy: RemedyOf<'result' | 'loss'>, cause: Cause): Decision {
  const said: DeclaredResult = remedy.kind === 'loss' ? { lost: remedy.seats } : remedy;
  const outcome = outcomeByRuling(game, [...onOtherCases(game.results, cause), said]);
  return endWith(game, outcome, { cause, ...('lost' in said && { lost: [...said.lost] }) });
}

/** As the rules say, with the rule; what rulings on other cases decided about losers stands. */
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

/** The state stays what it was; that the game is over, and how, is said beside it. */
function endWith({ state, rules, actions }: Game, result: Outcome, by: JsonRecord): Decision {
  const stateHash = rules.stateHash(state);
  const outcome = recorded(result);
  const events = [
    { type: 'ResultRuled', payload: { outcome, ...by, stateHash } },
    { type: 'GameEnded', payload: { outcome, actions, turns: state.turn.number, stateHash } },
  ];
  return { state, events };
}

/** The judge answers for the seat in this one thing; what the text does is then said and confirmed as ever. */
function decideInvocation(game: Game, { seat, object, ability }: RemedyOf<'invoke'>, cause: Cause): Decision {
  const command = { kind: 'invoke', seat, object, ability } as const;
  return decideCommand(game, command, 'TextInvoked', { seat, object, ability, by: 'judge', cause });
}

/** The acts happen as effects do, with all that follows; the record says by which ruling. */
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
