import { Injectable } from '@nestjs/common';
import {
  activeMembers,
  currentRound,
  currentStage,
  dutchField,
  entrantsOf,
  isDutch,
  isStageOver,
  isWithdrawable,
  nextStage,
  pairsOfDutch,
  type ProposedRound,
  proposeRound,
  type StageChoice,
  type StageState,
  type SwissPairs,
  swissRound,
  type Tournament,
  type TournamentEvent,
  type Wishes,
} from '../../../competition/index.js';
import { Clock } from '../../../platform/database/index.js';
import { randomHex } from '../../../platform/ids/index.js';
import { PairingPool } from '../pairing/pairing-pool.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import {
  NoDutchRound,
  NoFurtherRound,
  NoFurtherStage,
  NoProposal,
  RoundBegun,
  RoundConflict,
  RoundUnderWay,
  StageUnderWay,
  WishImpossible,
} from '../rounds.problems.js';
import { TooFewPlayers } from '../tournaments.problems.js';
import { DraftDesk, requireDraftOver } from './draft-desk.js';
import { lengthOf } from './floor-desk.js';
import { requireDutchSize } from './stage-entry.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

export interface Publishing {
  readonly proposal?: number | undefined;
  readonly minutes?: number | undefined;
}

export type AskedWishes = Pick<Wishes, 'locked' | 'forbidden' | 'awardedByes'>;

/** Stages and rounds: a round is proposed, looked at, and published. */
@Injectable()
export class PairingDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly pool: PairingPool,
    private readonly clock: Clock,
    private readonly drafts: DraftDesk,
  ) {}

  /** The first stage starts the tournament; each further one begins with a cut. */
  beginStage(order: Order, { early, ...choice }: StageChoice & { early: boolean }): Promise<Proceeded> {
    return this.decide(order, async (now) => {
      requireStatus(now, ...(now.stages.length === 0 ? BEFORE_START : (['running'] as const)));
      requireLastStageOver(now, early);
      const stage = nextStage(now, randomHex(16), choice);
      if (stage === null) throw new NoFurtherStage();
      const terms = now.terms.stages[stage.stage - 1];
      if (stage.players.length < 2 * (terms?.groups ?? 1)) throw new TooFewPlayers(stage.players.length);
      if (terms !== undefined && isDutch(terms)) requireDutchSize(stage.players);
      await this.drafts.requireDraft(now, stage, choice);
      return [{ type: 'StageStarted', payload: stage }];
    });
  }

  propose(order: Order, round: number, asked: AskedWishes): Promise<Proceeded> {
    return this.decide(order, async (now) => {
      const stage = requireNextRound(now, round);
      requireWishes(now, stage, asked);
      const wishes = { ...asked, seed: randomHex(16) };
      const computed = stage.terms.kind === 'swiss' ? await this.swiss(now, stage, wishes, order) : undefined;
      const proposed = proposeRound(now, wishes, computed);
      if (proposed === null) throw new NoFurtherRound();
      requireForbiddenApart(proposed);
      return [{ type: 'RoundProposed', payload: proposed }];
    });
  }

  /** Two players change places: opponents, or a bye. */
  swap(order: Order, round: number, players: readonly [string, string]): Promise<Proceeded> {
    return this.decide(order, (now) => {
      const { proposal } = now;
      if (proposal === null || proposal.round !== round) throw new NoProposal();
      if (currentStage(now)?.terms.kind !== 'swiss') throw new WishImpossible('Only Swiss pairings can be changed.');
      const { version: _version, ...proposed } = proposal;
      return [{ type: 'RoundProposed', payload: swapped(proposed, players) }];
    });
  }

  /**
   * `proposal`: the version that the caller has looked at; `minutes`: on the clock, which starts now. A round without a
   * table is over at once.
   */
  publish(order: Order, round: number, { proposal, minutes }: Publishing): Promise<Proceeded> {
    return this.decide(order, (now): readonly TournamentEvent[] => {
      if (now.rounds.length + 1 !== round) throw new RoundConflict(now.rounds.length + 1);
      if (now.proposal === null || now.proposal.round !== round) throw new NoProposal();
      if (proposal !== undefined && proposal !== now.proposal.version) throw new NoProposal();
      const published = { type: 'RoundPublished' as const, payload: { round } };
      if (now.proposal.tables.length === 0) return [published, { type: 'RoundEnded', payload: { round } }];
      if (minutes === undefined) return [published];
      const payload = { round, at: this.clock.now().getTime(), length: lengthOf(minutes) };
      return [published, { type: 'ClockStarted', payload }];
    });
  }

  withdraw(order: Order, round: number, reason: string): Promise<Proceeded> {
    return this.decide(order, (now) => {
      const last = currentRound(now);
      if (last === null || last.round !== round) throw new RoundConflict(last?.round ?? 0);
      if (!isWithdrawable(now, last)) throw new RoundBegun(round);
      return [{ type: 'RoundWithdrawn', payload: { round, reason } }];
    });
  }

  end(order: Order, early: boolean): Promise<Proceeded> {
    return this.decide(order, (now) => {
      requireLastStageOver(now, early);
      if (!early && now.stages.length < now.terms.stages.length) throw new StageUnderWay(now.stages.length + 1);
      return [{ type: 'TournamentEnded', payload: {} }];
    });
  }

  cancel(order: Order, reason: string): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      requireStatus(now, ...BEFORE_START, 'running');
      return { events: [{ type: 'TournamentCancelled', payload: { reason } }], role };
    });
  }

  private decide(
    order: Order,
    events: (now: Tournament) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>,
  ): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, order.origin.caller, 'tournaments.run');
      if (now.stages.length > 0) requireStatus(now, 'running');
      return { events: await events(now), role };
    });
  }

  /** Few players are paired at once; many in another process, while others are answered here. */
  private async swiss(now: Tournament, stage: StageState, wishes: Wishes, { origin }: Order): Promise<SwissPairs> {
    const caller = origin.caller.playerId ?? origin.caller.keyId;
    if (isDutch(stage.terms)) {
      requireDutchSize(activeMembers(now, stage));
      const round = await this.pool.dutch(dutchField(now, stage, wishes), caller);
      if (round === null) throw new NoDutchRound();
      return pairsOfDutch(round);
    }
    const entrants = entrantsOf(now, stage);
    return entrants.length <= PAIRED_HERE
      ? swissRound(entrants, wishes)
      : this.pool.paired({ entrants, wishes }, caller);
  }
}

const BEFORE_START = ['announced', 'registration', 'closed'] as const;

/** A round of so many takes a few milliseconds. */
const PAIRED_HERE = 64;

function requireLastStageOver(now: Tournament, early: boolean): void {
  const stage = currentStage(now);
  if (stage === null) return;
  requireRoundOver(now);
  if (!early && !isStageOver(now, stage)) throw new StageUnderWay(stage.stage);
}

function requireRoundOver(now: Tournament): void {
  const round = currentRound(now);
  if (round === null || round.isOver) return;
  throw new RoundUnderWay(
    round.round,
    round.tables.filter(({ result }) => result === null).map(({ table }) => table),
  );
}

/** Throws why the next round cannot be paired now. */
function requireNextRound(now: Tournament, round: number): StageState {
  requireStatus(now, 'running');
  const stage = currentStage(now);
  if (stage === null) throw new NoFurtherRound();
  if (now.rounds.length + 1 !== round) throw new RoundConflict(now.rounds.length + 1);
  // A corrected result may have reopened any round.
  const open = now.rounds.find(({ isOver }) => !isOver);
  if (open !== undefined) requireRoundOver({ ...now, rounds: [open] });
  if (isStageOver(now, stage)) throw new NoFurtherRound();
  requireDraftOver(now, stage);
  return stage;
}

function requireWishes(now: Tournament, stage: StageState, { locked, forbidden, awardedByes }: AskedWishes): void {
  const named = [...locked.flat(), ...awardedByes];
  if (named.length + forbidden.length === 0) return;
  if (stage.terms.kind !== 'swiss') throw new WishImpossible('Only pairings of a Swiss stage take wishes.');
  const active = new Set(activeMembers(now, stage));
  const stranger = [...named, ...forbidden.flat()].find((id) => !active.has(id));
  if (stranger !== undefined) throw new WishImpossible(`The player ${stranger} is not in the stage.`);
  if (new Set(named).size < named.length) throw new WishImpossible('A player is named twice.');
  if (forbidden.some(([one, other]) => one === other)) throw new WishImpossible('A pair has two players.');
  const isRuledOut = locked.some((pair) => forbidden.some((other) => isSamePair(pair, other)));
  if (isRuledOut) throw new WishImpossible('A locked pair is ruled out as well.');
}

const isSamePair = (pair: readonly string[], other: readonly string[]): boolean =>
  other.every((id) => pair.includes(id));

function requireForbiddenApart({ tables, forbidden }: ProposedRound): void {
  const broken = tables.find(({ players }) => forbidden.some((pair) => isSamePair(players, pair)));
  if (broken !== undefined) throw new WishImpossible('No pairing keeps all these players apart.');
}

function swapped(proposed: ProposedRound, [one, other]: readonly [string, string]): ProposedRound {
  const named = [...proposed.tables.flatMap(({ players }) => players), ...proposed.byes];
  const stranger = [one, other].find((id) => !named.includes(id));
  if (stranger !== undefined) throw new WishImpossible(`The player ${stranger} is not in the proposal.`);
  const swap = (id: string): string => (id === one ? other : id === other ? one : id);
  const tables = proposed.tables.map((table) => {
    const [first, second] = table.players;
    return { ...table, players: [swap(first), swap(second)] as const };
  });
  return { ...proposed, swapped: true, tables, byes: proposed.byes.map(swap) };
}
