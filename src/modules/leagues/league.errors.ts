export class LeagueNotFound extends Error {
  readonly code = 'league.not-found';
  constructor(readonly leagueId: string) {
    super(`There is no league ${leagueId}.`);
  }
}

export class OrganisationNotFound extends Error {
  readonly code = 'organisation.not-found';
  constructor(readonly organisationId: string) {
    super(`There is no organisation ${organisationId}.`);
  }
}
