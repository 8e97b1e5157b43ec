import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { infractionsOf, rulebooks } from '../../engine/index.js';
import { Clock } from '../../platform/database/index.js';
import type { Json } from '../../platform/event-store/index.js';
import { newId } from '../../platform/ids/index.js';
import { type GameSummary, GetGame } from '../games/index.js';
import { type CallerIdentity, isBy, type Permission, Rights, type Role } from '../identity/index.js';
import { derivedId, GetMatch, type Origin, ownedKey } from '../matches/index.js';
import { AppealTime } from './appeal-time.js';
import { CaseStore, type Proceeded } from './case-store.js';
import {
  AppealPossible,
  AppealWindowClosed,
  CaseClosedAlready,
  CaseStatusConflict,
  NotAParty,
  OwnRuling,
  RuleUnknown,
  RulingImpossible,
  StepNotContestable,
  TooManyStatements,
} from './cases.problems.js';
import { Docket } from './docket.js';
import type { Case, CaseStatus } from './domain/case.js';
import type { CaseRuled, Penalty } from './domain/events.js';
import { ladderOf } from './domain/ladder.js';
import { type Foreseen, Foresight } from './foresight.js';

/** The limit of statements by all players of a case: judges read each of them. */
const STATEMENTS_MAX = 100;

/** The contested step. */
export interface Claim {
  readonly gameId: string;
  readonly step: number;
  readonly claim: string;
  readonly rule: string | null;
  readonly text: string;
}

type Asking = Pick<Origin, 'caller'>;

/** The requested ruling. */
export interface Verdict extends Omit<CaseRuled, 'number' | 'ladder' | 'rule' | 'penalties'> {
  readonly rule: string | null;
  readonly penalties: readonly Omit<Penalty, 'playerId'>[];
}

/** Decides who may do what with a case, when, and with what effect. Other code applies the effects. */
@Injectable()
export class Court {
  constructor(
    private readonly cases: CaseStore,
    private readonly docket: Docket,
    private readonly queries: QueryBus,
    private readonly foresight: Foresight,
    private readonly appealTime: AppealTime,
    private readonly rights: Rights,
    private readonly clock: Clock,
  ) {}

  async open({ gameId, step, claim, rule, text }: Claim, origin: Origin): Promise<Proceeded> {
    const game = await this.queries.execute(new GetGame(gameId));
    const { matchId } = game;
    const role = await this.rights.require(origin.caller, 'cases.open', { matchId });
    const playerId = partyIn(game, origin.caller);
    // A judge contests what a judge sees, and a scorekeeper what players say at the table; players their own matches.
    if (playerId === undefined && role === 'player') throw new NotAParty();
    if (step < 2 || step > game.version) throw new StepNotContestable(step, game.version);
    const { leagueId } = await this.queries.execute(new GetMatch(matchId));
    const until = game.endedAt === null ? null : await this.appealTime.after(game.endedAt, leagueId);
    if (until !== null && this.clock.now() > until) throw new AppealWindowClosed(until.toISOString());
    const caseId = origin.key === undefined ? newId() : derivedId('case', ownedKey(origin, origin.key));
    const seats = game.seats.map(({ seat, playerId }) => ({ seat, playerId }));
    const about = { caseId, game: game.game, gameId, matchId, leagueId, seats };
    const payload = { ...about, step, claim, rule: citation(game.game, rule), text };
    if (playerId !== undefined) await this.docket.enter({ caseId, matchId, playerId });
    const opening = { event: { type: 'CaseOpened', payload }, role };
    return this.cases.open(caseId, opening, origin, { gameId, step, claim, rule, text });
  }

  assign(id: string, judge: string, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, { judge }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.assign');
      requireStatus(now, ['open', 'assigned', 'appealed']);
      return { event: { type: 'CaseAssigned', payload: { judge } }, role };
    });
  }

  discuss(id: string, text: string, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, { text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.discuss');
      requireStatus(now, ['open', 'assigned', 'ruled', 'appealed']);
      return { event: { type: 'CaseDiscussed', payload: { text } }, role };
    });
  }

  /** A statement of a player of the match. No process waits for it. */
  say(id: string, text: string, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, { statement: text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.answer');
      if (partyIn(now.opened, origin.caller) === undefined) throw new NotAParty();
      requireStatus(now, ['open', 'assigned', 'ruled', 'appealed']);
      if (now.statements.length >= STATEMENTS_MAX) throw new TooManyStatements(STATEMENTS_MAX);
      return { event: { type: 'CaseAnswered', payload: { text } }, role };
    });
  }

  rule(id: string, verdict: Verdict, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, bodyOf(verdict), async (now) => {
      const { role, ruling } = await this.decided(now, verdict, origin.caller);
      await this.foresight.of(now.opened, ruling);
      return { event: { type: 'CaseRuled', payload: bodyOf(ruling) }, role };
    });
  }

  /** The effects of the ruling now. Throws as `rule` does, and as `Foresight.look` does. */
  async foresee(id: string, verdict: Verdict, caller: CallerIdentity): Promise<Foreseen> {
    const now = await this.cases.load(id);
    const { ruling } = await this.decided(now, verdict, caller);
    // What the engine refuses, and how the game would go on, may tell which cards are hidden.
    await this.foresight.look(now.opened, ruling, caller);
    return this.foresight.of(now.opened, ruling);
  }

  private async decided(now: Case, verdict: Verdict, caller: CallerIdentity) {
    const role = await this.requireEnds(now, { caller });
    requireStatus(now, ['open', 'assigned', 'appealed']);
    if (verdict.rewind !== undefined) await this.requireAt(now, { caller }, 'cases.rewind');
    return { role, ruling: rulingOf(now, verdict) };
  }

  appeal(id: string, text: string, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, { appeal: text }, async (now) => {
      const role = await this.requireAt(now, origin, 'cases.appeal');
      if (partyIn(now.opened, origin.caller) === undefined) throw new NotAParty();
      requireStatus(now, ['ruled']);
      const until = await this.appealTime.ofRuling(now);
      if (this.clock.now() > until) throw new AppealWindowClosed(until.toISOString());
      return { event: { type: 'CaseAppealed', payload: { text } }, role };
    });
  }

  /** Only a judge who may rule on an appeal may close it. A case stays open for the time of the appeal. */
  close(id: string, text: string, origin: Origin): Promise<Proceeded> {
    return this.cases.change(id, origin, { close: text }, async (now) => {
      const role = await this.requireEnds(now, origin);
      requireStatus(now, ['open', 'assigned', 'ruled', 'appealed']);
      if (now.status === 'ruled') {
        const until = await this.appealTime.ofRuling(now);
        if (this.clock.now() <= until) throw new AppealPossible(until.toISOString());
      }
      return { event: { type: 'CaseClosed', payload: { text } }, role };
    });
  }

  private requireAt({ opened: { matchId } }: Case, { caller }: Asking, permission: Permission): Promise<Role> {
    return this.rights.require(caller, permission, { matchId });
  }

  /** A judge who may rule on a case may also close it. On an appeal, that is a head judge who did not rule before. */
  private async requireEnds(now: Case, origin: Asking): Promise<Role> {
    if (now.status !== 'appealed') return this.requireAt(now, origin, 'cases.rule');
    const role = await this.requireAt(now, origin, 'cases.rule-appeal');
    if (now.ruledBy !== null && isBy(now.ruledBy, origin.caller)) throw new OwnRuling();
    return role;
  }
}

/** Players contest and appeal only their own matches. */
const partyIn = ({ seats }: Pick<GameSummary, 'seats'> | Case['opened'], caller: CallerIdentity): string | undefined =>
  seats.find(({ playerId }) => playerId === caller.playerId)?.playerId;

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
  const known = (seat: string): string => {
    const found = seats.find((each) => each.seat === seat);
    if (found === undefined) throw new RulingImpossible(`There is no seat ${seat} in this match.`);
    return found.playerId;
  };
  for (const result of [verdict.result, verdict.matchResult]) {
    result?.winners.forEach(known);
    requireSense(result, seats.length);
  }
  const infractions = infractionsOf(game).map(({ id }) => id);
  const imposed = penalties.map((penalty) => {
    if (!infractions.includes(penalty.infraction)) {
      const those = infractions.join(', ') || 'none';
      throw new RulingImpossible(`There is no infraction ${penalty.infraction} in ${game}; there are: ${those}.`);
    }
    return { ...penalty, playerId: known(penalty.seat) };
  });
  const ladder = imposed.length === 0 ? null : ladderOf(game);
  return {
    ...verdict,
    number: rulings.length + 1,
    rule: citation(game, rule),
    penalties: imposed,
    ...(ladder !== null && { ladder: ladder.version }),
  };
}

/** A draw has no winners. Otherwise each winner is named once, and at least one seat loses. */
function requireSense(result: CaseRuled['result'], seats: number): void {
  if (result === undefined) return;
  const { winners, draw } = result;
  if (draw && winners.length > 0) throw new RulingImpossible('A draw has no winners.');
  if (new Set(winners).size < winners.length) throw new RulingImpossible('Each winner is named once.');
  if (winners.length === seats) throw new RulingImpossible('Not everybody can have won.');
}

/** As JSON without undefined members. */
const bodyOf = (value: Verdict | CaseRuled): Json => JSON.parse(JSON.stringify(value)) as Json;
