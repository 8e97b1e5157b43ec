import { Query } from '@nestjs/cqrs';
import type { Standing } from '../../../leagues/index.js';
import { type Export } from '../../output/export.js';

/** The table of a league; throws `LeagueNotFound`. */
export class ExportStandings extends Query<Export<Standing>> {
  constructor(readonly leagueId: string) {
    super();
  }
}
