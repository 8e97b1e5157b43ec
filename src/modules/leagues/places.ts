import { Injectable } from '@nestjs/common';
import { type LocalPlace } from '../identity/index.js';
import { LeagueNotFound, OrganisationNotFound } from './league.errors.js';
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
    if ('leagueId' in place) {
      if ((await this.leagues.find(place.leagueId)) === null) throw new LeagueNotFound(place.leagueId);
      return;
    }
    const { organisationId } = place;
    if ((await this.organisations.find(organisationId)) === null) throw new OrganisationNotFound(organisationId);
  }
}
