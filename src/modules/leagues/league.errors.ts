export class LeagueNotFound extends Error {
  readonly code = 'league.not-found';
  constructor(readonly leagueId: string) {
    super(`There is no league ${leagueId}.`);
  }
}
