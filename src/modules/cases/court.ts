import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { rulebooks } from '../../engine/index.js';
import { Clock } from '../../platform/database/index.js';
import type { Json } from '../../platform/event-store/index.js';
import { newId } from '../../platform/ids/index.js';
import { GameRulings, type GameSummary, GetGame } from '../games/index.js';
import { type CallerIdentity, type Permission, Rights, type Role } from '../identity/index.js';
import { APPEAL_DAYS_MIN } from '../leagues/index.js';
import { derivedId, GetLeagueTerms, GetMatch, type Origin, ownedKey } from '../matches/index.js';
import { CaseStore } from './case-store.js';
import {
  AppealWindowClosed,
  CaseClosedAlready,
  CaseStatusConflict,
  LaterGameBegun,
  NotAParty,
  RuleUnknown,
  RulingImpossible,
  StepNotContestable,
} from './cases.errors.js';
import type { Case, CaseStatus } from './domain/case.js';
import { effectsOf } from './domain/effects.js';
import type { CaseRuled, Penalty } from './domain/events.js';
import { infractionsOf } from './domain/ladder.js';
import { deadline } from './domain/window.js';

/** What is contested. */
export interface Claim {
  readonly gameId: string;
  readonly step: number;
  readonly claim: string;
  readonly rule: string | null;
  readonly text: string;
}

/** What a judge decides, as it is asked for. */
export interface Verdict extends Pick<CaseRuled, 'upheld' | 'text' | 'rewind' | 'result' | 'matchResult' | 'invoke'> {
  readonly rule: string | null;
  readonly penalties: readonly Omit<Penalty, 'playerId'>[];
}

/** What parties and judges do with cases: who may, when, and with what effect; the effects are carried out elsewhere. */
@Injectable()
export class Court {
  constructor(
    private readonly cases: CaseStore,
    private readonly queries: QueryBus,
    private readonly rulings: GameRulings,
    private readonly rights: Rights,
    private readonly clock: Clock,
  ) {}

  async open({ gameId, step, claim, rule, text }: Claim, origin: Origin): Promise<Case> {
    const game = await this.queries.execute(new GetGame(gameId));
    const { matchId } = game;
    const role = await this.rights.require(origin.caller, 'cases.open', { matchId });
    if (!isParty(game, origin.caller) && !(await this.rights.may(origin.caller, 'cases.discuss', { matchId }))) {
      throw new NotAParty();
    }
    if (step < 2 || step > game.version) throw new StepNotContestable(step, game.version);
    const { leagueId } = await this.queries.execute(new GetMatch(matchId));
    if (game.endedAt !== null) await this.requireWithin(game.endedAt, leagueId);
    const caseId = origin.key === undefined ? newId() : derivedId('case', ownedKey(origin, origin.key));
    const seats = game.seats.map(({ seat, playerId }) => ({ seat, playerId }));
    const about = { caseId, game: game.game, gameId, matchId, leagueId, seats };
    const payload = { ...about, step, claim, rule: citation(game.game, rule), text };
    const opening = { event: { type: 'CaseOpened', payload }, role };
    return this.cases.open(caseId, opening, origin, { gameId, step, claim, rule, text });
  }

  assign(id: string, judge: string, origin: Origin): Promise<Case> {
    return this.cases.change(id, origin, { judge }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.assign');
      requireStatus(now, ['open', 'assigned', 'appealed']);
      return { event: { type: 'CaseAssigned', payload: { judge } }, role };
    });
  }

  discuss(id: string, text: string, origin: Origin): Promise<Case> {
    return this.cases.change(id, origin, { text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.discuss');
      requireStatus(now, ['open', 'assigned', 'ruled', 'appealed']);
      return { event: { type: 'CaseDiscussed', payload: { text } }, role };
    });
  }

  rule(id: string, verdict: Verdict, origin: Origin): Promise<Case> {
    return this.cases.change(id, origin, bodyOf(verdict), async (now) => {
      const role = await this.requireAt(now, origin, now.status === 'appealed' ? 'cases.rule-appeal' : 'cases.rule');
      requireStatus(now, ['open', 'assigned', 'appealed']);
      if (verdict.rewind !== undefined) await this.requireAt(now, origin, 'cases.rewind');
      const ruling = rulingOf(now, verdict);
      await this.requirePossible(now, ruling);
      return { event: { type: 'CaseRuled', payload: bodyOf(ruling) }, role };
    });
  }

  appeal(id: string, text: string, origin: Origin): Promise<Case> {
    return this.cases.change(id, origin, { appeal: text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.appeal');
      if (!isParty(now.opened, origin.caller)) throw new NotAParty();
      requireStatus(now, ['ruled']);
      const ruled = now.rulings.at(-1);
      if (ruled !== undefined) await this.requireWithin(ruled.at, now.opened.leagueId);
      return { event: { type: 'CaseAppealed', payload: { text } }, role };
    });
  }

  close(id: string, text: string, origin: Origin): Promise<Case> {
    return this.cases.change(id, origin, { close: text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.rule');
      requireStatus(now, ['open', 'assigned', 'ruled', 'appealed']);
      return { event: { type: 'CaseClosed', payload: { text } }, role };
    });
  }

  private requireAt({ opened: { matchId } }: Case, { caller }: Origin, permission: Permission): Promise<Role> {
    return this.rights.require(caller, permission, { matchId });
  }

  private async requireWithin(since: string, leagueId: string | null): Promise<void> {
    const terms = leagueId === null ? null : await this.queries.execute(new GetLeagueTerms(leagueId));
    const until = deadline(since, terms?.appealDays ?? APPEAL_DAYS_MIN);
    if (this.clock.now() > until) throw new AppealWindowClosed(until.toISOString());
  }

  /** What the ruling does must be possible now; the ledger carries it out a moment later. */
  private async requirePossible({ opened }: Case, ruling: CaseRuled): Promise<void> {
    const { gameId, matchId, seats } = opened;
    const { status } = await this.queries.execute(new GetGame(gameId));
    const { game } = effectsOf(
      ruling,
      seats.map(({ seat }) => seat),
      status === 'running',
    );
    if (game.some(({ kind }) => kind === 'rewind') && game.length > 1) {
      throw new RulingImpossible('A game that is played on from an earlier step has no result yet.');
    }
    for (const remedy of game) {
      if (remedy.kind === 'rewind') await this.requireLastGame(matchId, gameId);
      await this.rulings.check(gameId, remedy);
    }
  }

  private async requireLastGame(matchId: string, gameId: string): Promise<void> {
    const { games } = await this.queries.execute(new GetMatch(matchId));
    if (games.at(-1)?.id !== gameId) throw new LaterGameBegun(gameId);
  }
}

/** Players contest and appeal what they played themselves. */
const isParty = ({ seats }: Pick<GameSummary, 'seats'> | Case['opened'], { playerId }: CallerIdentity): boolean =>
  playerId !== undefined && seats.some((seat) => seat.playerId === playerId);

function requireStatus({ status }: Case, possible: readonly CaseStatus[]): void {
  if (possible.includes(status)) return;
  if (status === 'closed') throw new CaseClosedAlready();
  throw new CaseStatusConflict(status, possible);
}

/** The rule by its number in the rulebook of the game; throws `RuleUnknown`. */
function citation(game: string, rule: string | null): CaseRuled['rule'] {
  if (rule === null) return null;
  const book = rulebooks.find((each) => each.game === game);
  if (book?.rules.some(({ number }) => number === rule) !== true) throw new RuleUnknown(game, rule);
  return { game, rule };
}

function rulingOf({ opened, rulings }: Case, { rule, penalties, ...verdict }: Verdict): CaseRuled {
  const { game, seats } = opened;
  const named = [...(verdict.result?.winners ?? []), ...(verdict.matchResult?.winners ?? [])];
  const known = (seat: string): string => {
    const found = seats.find((each) => each.seat === seat);
    if (found === undefined) throw new RulingImpossible(`There is no seat ${seat} in this match.`);
    return found.playerId;
  };
  named.forEach(known);
  const imposed = penalties.map((penalty) => {
    if (!infractionsOf(game).some(({ id }) => id === penalty.infraction)) {
      throw new RulingImpossible(`There is no infraction ${penalty.infraction} in the ladders of ${game}.`);
    }
    return { ...penalty, playerId: known(penalty.seat) };
  });
  return { ...verdict, number: rulings.length + 1, rule: citation(game, rule), penalties: imposed };
}

/** As JSON: what is absent is absent. */
const bodyOf = (value: Verdict | CaseRuled): Json => JSON.parse(JSON.stringify(value)) as Json;
