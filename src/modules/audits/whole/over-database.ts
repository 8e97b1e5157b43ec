import { PgPools } from '../../../platform/database/index.js';
import { EventStore, Feed, StoreAudit, Upcasters } from '../../../platform/event-store/index.js';
import { ProjectionAudit } from '../../../platform/projections/index.js';
import { caseListing } from '../../cases/index.js';
import { CardSetRules, CatalogueAudit } from '../../catalogue/index.js';
import { mergedPlayers } from '../../identity/index.js';
import { leagueResults } from '../../leagues/index.js';
import { matchListing, RulesRegistry } from '../../matches/index.js';
import { playerRatings } from '../../ratings/index.js';
import { ReplayAudit } from '../../replays/index.js';
import { FactAudit } from '../../statistics/index.js';
import { studyListing } from '../../studies/index.js';
import { openTableCases, seasonPlaces, tournamentListing } from '../../tournaments/index.js';
import { AuditCheck, ImportCheck, DisclosuresCheck } from '../streams/stream-check.js';
import { CaseCheck } from '../streams/case-check.js';
import { GameCheck } from '../streams/game-check.js';
import { MasterData, OtherStreams } from '../streams/other-streams.js';
import { MergeCheck } from '../streams/merge-check.js';
import { MatchCheck } from '../streams/match-check.js';
import { StreamAudits } from '../streams/stream-audits.js';
import { StudyCheck } from '../streams/study-check.js';
import { TournamentCheck } from '../streams/tournament-check.js';
import { WholeAudit } from './whole-audit.js';

const PROJECTIONS = [
  matchListing,
  caseListing,
  studyListing,
  leagueResults,
  tournamentListing,
  openTableCases,
  mergedPlayers,
  playerRatings,
];

/**
 * An audit of a database and nothing else: no application runs, nothing listens, no key that wraps secrets is needed,
 * and nothing is written.
 */
export function auditOver(pools: PgPools): WholeAudit {
  const upcasters = new Upcasters();
  const store = new EventStore(pools.app, upcasters);
  const audit = new StoreAudit(pools.app);
  const others = new OtherStreams(store);
  const catalogue = new CatalogueAudit(pools);
  const replays = ReplayAudit.over(pools);
  const facts = FactAudit.over(pools);
  const master = new MasterData(pools);
  const registry = new RulesRegistry(CardSetRules.over(pools));
  const projections = new ProjectionAudit(pools, new Feed(pools.app, upcasters));
  for (const projection of [...PROJECTIONS, seasonPlaces(upcasters)]) projections.register(projection);
  const streams = new StreamAudits(
    store,
    audit,
    new GameCheck(registry, audit, others, catalogue, replays, facts),
    new MatchCheck(others, replays, master),
    new CaseCheck(others, store),
    new TournamentCheck(others),
    new StudyCheck(others),
    new DisclosuresCheck(),
    new MergeCheck(master),
    new ImportCheck(catalogue),
    new AuditCheck(),
  );
  return new WholeAudit(audit, projections, catalogue, replays, facts, streams);
}
