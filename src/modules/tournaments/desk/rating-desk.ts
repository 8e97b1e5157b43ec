import { Injectable } from '@nestjs/common';
import { type RatingsCorrected, type Tournament } from '../../../competition/index.js';
import { integer, list, nullable, record, text } from '../../../platform/decoding/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { OwnRatings } from '../rounds.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { participantOf } from './participant.js';
import { requirePlayersAlone } from './registration-list.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

export interface AskedRatings {
  readonly ratings: readonly { readonly playerId: string; readonly rating: number | null }[];
  readonly reason: string;
}

/** Corrects the ratings of registered players, also of those who have left: opponents' tie-breakers count them. */
@Injectable()
export class RatingDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
  ) {}

  /** Seeds and pairings that were recorded stay. A first stage to come, and every table, use the new ratings. */
  async correct(
    order: Order,
    asked: AskedRatings,
  ): Promise<{ readonly proceeded: Proceeded; readonly ratings: RatingsCorrected['ratings'] }> {
    const { origin } = order;
    const proceeded = await this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, origin.caller, 'tournaments.run');
      requirePlayersAlone(now);
      requireStatus(now, 'announced', 'registration', 'closed', 'running');
      requireNotPlaying(now, origin.caller);
      const ratings = asked.ratings.map(({ playerId, rating }) => corrected(now, playerId, rating));
      // A key is recorded with an event. Without it, the same request could undo a later change.
      const isIdle = ratings.every(({ before, after }) => before === after) && origin.key === undefined;
      const payload: RatingsCorrected = { ratings, reason: asked.reason };
      const response = JSON.parse(JSON.stringify(ratings)) as Json;
      return { events: isIdle ? [] : [{ type: 'RatingsCorrected', payload }], role, response };
    });
    return { proceeded, ratings: ratingsIn(proceeded.response) };
  }
}

/** Ratings decide places by tie-breakers, also the place of the organiser. Throws `OwnRatings`. */
function requireNotPlaying(now: Tournament, { playerId }: CallerIdentity): void {
  if (now.status !== 'running' || playerId === undefined) return;
  const status = now.players.get(playerId)?.status;
  if (status !== undefined && status !== 'left-out' && status !== 'disqualified') throw new OwnRatings();
}

function corrected(now: Tournament, named: string, after: number | null): RatingsCorrected['ratings'][number] {
  const { id: playerId, rating: before = null } = participantOf(now, named);
  return { playerId, before, after };
}

const ratingsDecoder = list(record({ playerId: text, before: nullable(integer), after: nullable(integer) }));

/** As they were answered first, also to a request that is sent again. */
const ratingsIn = (response: Json): RatingsCorrected['ratings'] => ratingsDecoder(response, 'the answer to ratings');
