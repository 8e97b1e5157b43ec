import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetRemedies } from '../games/index.js';
import { type Match, MatchRulings, type MatchSummary, type Origin } from '../matches/index.js';
import { type ForeseenResult, ForeseeResult } from '../tournaments/index.js';
import { Court, type Verdict } from './court.js';

/** How a match is, or would be. */
interface MatchState extends Pick<MatchSummary, 'winners' | 'draw' | 'result'> {
  readonly isOver: boolean;
}

export interface RulingPreview {
  readonly matchId: string;
  readonly match: { readonly before: MatchState; readonly after: MatchState };
  /** Null for a match that is of no table of a tournament. */
  readonly tournament: ForeseenResult | null;
}

/** What a ruling would change in the match, and in the tournament whose table the match decides. */
@Injectable()
export class RulingPreviews {
  constructor(
    private readonly court: Court,
    private readonly matches: MatchRulings,
    private readonly queries: QueryBus,
  ) {}

  /** Throws as the ruling would. Nothing is recorded but a look at the board, if the ruling would change the board. */
  async preview(id: string, verdict: Verdict, origin: Origin): Promise<RulingPreview> {
    const { gameId, matchId, ...ruling } = await this.court.foresee(id, verdict, origin);
    const { rewind, invoke, correction } = verdict;
    // How the game goes on may depend on cards that only judges see.
    if ([rewind, invoke, correction].some((act) => act !== undefined)) {
      await this.queries.execute(new GetRemedies(gameId, rewind?.to, ruling.cause, origin.caller));
    }
    const { before, after } = await this.matches.foresee(matchId, ruling);
    const tournament =
      after.created.pairing === undefined ? null : await this.queries.execute(new ForeseeResult(after));
    return { matchId, match: { before: stateOf(before), after: stateOf(after) }, tournament };
  }
}

function stateOf({ ended }: Match): MatchState {
  if (ended === null) return { isOver: false, winners: [], draw: false, result: null };
  const { winners, draw, result } = ended.result;
  return { isOver: true, winners, draw, result };
}
