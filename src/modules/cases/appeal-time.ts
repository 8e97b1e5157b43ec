import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { APPEAL_DAYS_MIN } from '../leagues/index.js';
import { GetLeagueTerms } from '../matches/index.js';
import type { Case } from './domain/case.js';
import { deadline } from './domain/ladder.js';

/** Until when something can be contested: as the league says. */
@Injectable()
export class AppealTime {
  constructor(private readonly queries: QueryBus) {}

  async after(since: string, leagueId: string | null): Promise<Date> {
    const terms = leagueId === null ? null : await this.queries.execute(new GetLeagueTerms(leagueId));
    return deadline(since, terms?.appealDays ?? APPEAL_DAYS_MIN);
  }

  /** Until when a ruling of the case can be appealed. */
  ofRuling({ opened, rulings }: Case): Promise<Date> {
    return this.after(rulings.at(-1)?.at ?? opened.at, opened.leagueId);
  }
}
