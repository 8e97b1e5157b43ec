import type { LedgerEvent } from '../../../platform/event-store/index.js';
import { decodeTournamentEvent } from '../../tournaments/index.js';
import type { Fact } from './public-facts.js';

/** That a tournament has changed, and how; readers ask for what they need of it. */
export function tournamentFacts(event: LedgerEvent, leagueId: string | null): readonly Fact[] {
  const { stream: tournamentId, version } = event;
  const { type, payload } = decodeTournamentEvent(event);
  const round = 'round' in payload ? payload.round : null;
  const table = 'table' in payload ? payload.table : null;
  return [{ kind: 'tournament.changed', data: { tournamentId, leagueId, version, change: type, round, table } }];
}
