import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Rights } from '../access/rights.service.js';
import { GetTable, type Place } from '../access/route.decorators.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { type Counted, type CountedWork, FOR_OTHERS, PER_LEAGUE, Quotas } from './quotas.js';

/** Counts what callers make by their role and by the league: staff makes more than one player does. */
@Injectable()
export class EventQuotas {
  constructor(
    private readonly quotas: Quotas,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
  ) {}

  async counting<T>(what: Counted, caller: CallerIdentity, place: Place | undefined, work: CountedWork<T>): Promise<T> {
    const forOthers = FOR_OTHERS[what];
    const isForOthers = forOthers !== undefined && (await this.rights.may(caller, forOthers, place));
    const counted = isForOthers ? forOthers : what;
    const leagueId = PER_LEAGUE.has(counted) ? await this.leagueOf(place) : null;
    return this.quotas.counting(counted, caller, { ...work, leagueId });
  }

  private async leagueOf(place: Place | undefined): Promise<string | null> {
    if (typeof place !== 'object' || 'organisationId' in place) return null;
    if ('leagueId' in place) return place.leagueId;
    return (await this.queries.execute(new GetTable(place)))?.leagueId ?? null;
  }
}
