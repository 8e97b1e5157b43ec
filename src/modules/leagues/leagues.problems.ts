import { problem } from '../../platform/problems/index.js';

export class LeagueNotFound extends problem('league.not-found', {
  status: 404,
  title: 'No such league',
  help: 'List the leagues with GET /v1/leagues.',
  members: ['leagueId'],
}) {
  constructor(readonly leagueId: string) {
    super(`There is no league ${leagueId}.`);
  }
}

/** Matches that produce decks have no standings. */
export class FormatWithoutWinners extends problem('league.nothing-to-win', {
  status: 422,
  title: 'Format without winners',
  help: 'Create the league with the format that the decks are for: `decksFor`. The league then takes drafts and the matches of their decks.',
  members: ['decksFor'],
}) {
  constructor(
    format: string,
    readonly decksFor: string,
  ) {
    super(`Matches in the format ${format} produce decks and have no winners.`);
  }
}

export class OrganisationNotFound extends problem('organisation.not-found', {
  status: 404,
  title: 'No such organisation',
  help: 'Create an organisation with POST /v1/organisations.',
  members: ['organisationId'],
}) {
  constructor(readonly organisationId: string) {
    super(`There is no organisation ${organisationId}.`);
  }
}
