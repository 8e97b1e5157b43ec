import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GameRulings, GetRemedies } from '../games/index.js';
import type { CallerIdentity } from '../identity/index.js';
import { type Cause, type GameResult, GetMatch, rulingCause } from '../matches/index.js';
import { RulingImpossible } from './cases.problems.js';
import type { Case } from './domain/case.js';
import { type Effects, effectsOf, givesResult } from './domain/effects.js';
import type { CaseRuled } from './domain/events.js';
import { scoreFault } from './domain/match-score.js';
import { PlayingOn } from './playing-on.js';

/** What a ruling would do. */
export interface Foreseen {
  readonly matchId: string;
  readonly cause: Cause;
  readonly verdict: Effects['match'];
  /** By game of the match, in order: how it would stand. Games that the ruling leaves alone are missing. */
  readonly results: ReadonlyMap<string, GameResult>;
}

/** What the ruling does must be possible now; the ledger carries it out a moment later. */
@Injectable()
export class Foresight {
  constructor(
    private readonly queries: QueryBus,
    private readonly rulings: GameRulings,
    private readonly playingOn: PlayingOn,
  ) {}

  /** Throws any obstacle to the ruling. */
  async of({ caseId, game, gameId, matchId }: Case['opened'], ruling: CaseRuled): Promise<Foreseen> {
    if (ruling.rewind !== undefined && givesResult(ruling)) {
      throw new RulingImpossible('A game that is played on from an earlier step has no result yet, nor has its match.');
    }
    if (ruling.loop === true && ruling.result !== undefined) {
      throw new RulingImpossible('A game that is in a loop ends as its rules say, with no other result.');
    }
    const match = await this.queries.execute(new GetMatch(matchId));
    for (const result of [ruling.result, ruling.matchResult]) requireWholeTeams(result, match.teams ?? []);
    const fault = ruling.matchResult && scoreFault(ruling.matchResult, match);
    if (fault !== undefined && fault !== null) throw new RulingImpossible(fault);
    const table = { game, teams: match.teams ?? undefined, gameId, games: match.games.map(({ id }) => id) };
    const cause = rulingCause(caseId, ruling.number);
    const { games, match: verdict } = effectsOf(ruling, table);
    const results = new Map<string, GameResult>();
    for (const effect of games) {
      const requirePlayable = () => this.playingOn.require({ gameId: effect.gameId, matchId }, cause);
      results.set(effect.gameId, await this.rulings.foresee({ ...effect, cause, requirePlayable }));
    }
    return { matchId, cause, verdict, results };
  }

  /** Throws `ViewForbidden`. Records the look if the ruling would change the board, and nothing else. */
  async look({ caseId, gameId }: Case['opened'], ruling: CaseRuled, caller: CallerIdentity): Promise<void> {
    const { rewind, invoke, correction, number } = ruling;
    if ([rewind, invoke, correction].every((act) => act === undefined)) return;
    await this.queries.execute(new GetRemedies(gameId, rewind?.to, rulingCause(caseId, number), caller));
  }
}

/** Who plays together wins together. */
function requireWholeTeams(result: CaseRuled['result'], teams: readonly (readonly string[])[]): void {
  const winners = result?.winners ?? [];
  const torn = teams.find(
    (team) => team.some((seat) => winners.includes(seat)) && !team.every((seat) => winners.includes(seat)),
  );
  if (torn !== undefined) throw new RulingImpossible(`${torn.join(' and ')} are a team: all of it win, or none.`);
}
