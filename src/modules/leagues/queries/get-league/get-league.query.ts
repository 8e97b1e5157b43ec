import { Query } from '@nestjs/cqrs';
import { type League } from '../../domain/league.js';

/** One league; throws `LeagueNotFound`. */
export class GetLeague extends Query<League> {
  constructor(readonly leagueId: string) {
    super();
  }
}
