import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CallerIdentity } from '../identity/index.js';
import { type Match, MatchRulings, type MatchSummary } from '../matches/index.js';
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

  /** Throws as the ruling would, and as `Court.foresee` does. */
  async preview(id: string, verdict: Verdict, caller: CallerIdentity): Promise<RulingPreview> {
    const { matchId, ...ruling } = await this.court.foresee(id, verdict, caller);
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
