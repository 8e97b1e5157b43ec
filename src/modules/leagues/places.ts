import { Injectable } from '@nestjs/common';
import type { LocalPlace } from '../identity/index.js';
import { LeagueRepository } from './league.repository.js';
import { OrganisationRepository } from './organisation.repository.js';

/** Leagues and organisations, where people hold roles. */
@Injectable()
export class Places {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly organisations: OrganisationRepository,
  ) {}

  /** Throws `LeagueNotFound` or `OrganisationNotFound`. */
  async require(place: LocalPlace): Promise<void> {
    if ('leagueId' in place) await this.leagues.get(place.leagueId);
    else await this.organisations.get(place.organisationId);
  }
}
