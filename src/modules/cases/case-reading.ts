import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetMoment, GetRemedies, GetWayBack, type Moment, type Remedies, type WayBack } from '../games/index.js';
import { type CallerIdentity, Rights } from '../identity/index.js';
import { type Cause, rulingCause } from '../matches/index.js';
import { AppealTime } from './appeal-time.js';
import { CaseNames, playersIn } from './case-names.js';
import { CaseStore } from './case-store.js';
import { CaseNotFound } from './cases.problems.js';
import type { Case } from './domain/case.js';
import { type Ladder, ladderOf } from './domain/ladder.js';
import { caseViewFor, type CaseView } from './domain/case-view.js';
import { PenaltyRecord, type Suggestion } from './penalty-record.js';

/** A case as one reader may know it. */
export interface CaseForReader extends CaseView {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly ladder: Ladder | null;
  readonly leagueName: string | null;
  /** The names of players by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly appealUntil: string | null;
  readonly moment: Moment;
}

@Injectable()
export class CaseReading {
  constructor(
    private readonly cases: CaseStore,
    private readonly penalties: PenaltyRecord,
    private readonly rights: Rights,
    private readonly queries: QueryBus,
    private readonly names: CaseNames,
    private readonly appealTime: AppealTime,
  ) {}

  async read(id: string, caller: CallerIdentity): Promise<CaseForReader> {
    return this.caseFor(await this.cases.load(id), caller);
  }

  /** The case as the caller may see it, which follows from what the caller may see of the game. */
  async caseFor(found: Case, caller: CallerIdentity): Promise<CaseForReader> {
    const { caseId: id, gameId, matchId, step } = found.opened;
    const moment = await this.queries.execute(new GetMoment(gameId, step, caller));
    // A delayed spectator has not reached the contested step, so there is no case yet.
    if (moment === null) throw new CaseNotFound(id);
    const { viewer, version } = moment;
    const judges = await this.rights.may(caller, 'cases.discuss', { matchId });
    const readsTexts = viewer.kind !== 'spectator' || (await this.rights.may(caller, 'games.watch-live', { matchId }));
    const suggestions = judges ? await this.penalties.suggestions(found) : [];
    const view = caseViewFor(found, { viewer, version, readsTexts, judges });
    return {
      id,
      ...view,
      suggestions,
      ladder: ladderOf(found.opened.game),
      ...(await this.named(view)),
      appealUntil: found.status === 'ruled' ? (await this.appealTime.ofRuling(found)).toISOString() : null,
      moment,
    };
  }

  /** As the next ruling on the case could go back; throws what would stand against it. */
  async previewRewind(id: string, to: number, caller: CallerIdentity): Promise<WayBack> {
    const { gameId, cause } = await this.nextRuling(id, caller);
    return this.queries.execute(new GetWayBack(gameId, to, cause, caller));
  }

  /** What the next ruling on the case could do on the board, now or where it goes back to. */
  async remedies(id: string, to: number | undefined, caller: CallerIdentity): Promise<Remedies> {
    const { gameId, cause } = await this.nextRuling(id, caller);
    return this.queries.execute(new GetRemedies(gameId, to, cause, caller));
  }

  /** For judges, who may see what it is about. */
  private async nextRuling(
    id: string,
    caller: CallerIdentity,
  ): Promise<{ readonly gameId: string; readonly cause: Cause }> {
    const { opened, rulings } = await this.cases.load(id);
    const { gameId, matchId } = opened;
    await this.rights.require(caller, 'cases.rule', { matchId });
    return { gameId, cause: rulingCause(id, rulings.length + 1) };
  }

  private async named(view: CaseView): Promise<Pick<CaseForReader, 'leagueName' | 'names'>> {
    const { leagueId } = view.opened;
    const [players, leagues] = await Promise.all([
      this.names.ofPlayers(playersIn(view)),
      this.names.ofLeagues([leagueId]),
    ]);
    return {
      leagueName: leagueId === null ? null : (leagues.get(leagueId) ?? null),
      names: Object.fromEntries(players),
    };
  }
}
