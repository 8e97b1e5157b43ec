import { Injectable } from '@nestjs/common';
import {
  isDutch,
  pairedRounds,
  pointsBefore,
  pointsOfGame,
  reportedLog,
  type Tournament,
  tournamentAfter,
  type TrfPlayer,
  type TrfReport,
} from '../../../competition/index.js';
import { flag, integer, list, nullable, record, text } from '../../../platform/decoding/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { randomHex } from '../../../platform/ids/index.js';
import type { CallerIdentity, Role } from '../../identity/index.js';
import { OwnResult } from '../rounds.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { ReportFaulty, ReportPlayersOpen, ReportUnfit, TooFewPlayers } from '../tournaments.problems.js';
import { LINES_MAX, type RegistrationLine } from './registration-line.js';
import { type LineAnswer, RegistrationList, requirePlayersAlone } from './registration-list.js';
import { nameIn, readReport } from './reported-players.js';
import { requireDutchSize } from './stage-entry.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

export interface ReportAsked {
  readonly report: string;
  /** Players whose names do not say who they are, by starting number. */
  readonly players: readonly (Pick<RegistrationLine, 'playerId' | 'isNew'> & { readonly number: number })[];
  /** A name that nobody has becomes a new player. */
  readonly newPlayers: boolean;
  readonly dryRun: boolean;
}

export interface ReportedPlayer extends Omit<LineAnswer, 'line'> {
  /** The starting number. */
  readonly number: number;
  /** The last round of a player who left before the others. */
  readonly leftAfter: number | null;
}

export interface ReportedRound {
  readonly round: number;
  readonly pairings: number;
  /** Pairings that were won or lost without a game. */
  readonly forfeits: number;
  /** The bye of an odd number of players, byes of a win, and byes of a draw. */
  readonly byes: number;
  readonly fullByes: number;
  readonly halfByes: number;
  readonly absent: number;
}

/** What became of a report, or would become of it. */
export interface ReportOutcome {
  readonly players: readonly ReportedPlayer[];
  readonly rounds: readonly ReportedRound[];
  /** Players who have a bye in the round after the last one. It is not recorded. */
  readonly toCome: number;
  /** Registered players who are not in the report, and so in no round. */
  readonly leftOut: number;
  /** Players whose points, in wins, differ from those in the report. */
  readonly otherPoints: number;
}

export interface ReportAnswer extends ReportOutcome {
  readonly proceeded: Proceeded;
}

/** Pairings of one report: 256 players with 30 rounds. */
export const PAIRINGS_MAX = 4_000;

/** Reads the rounds of a report of FIDE into a tournament that has not begun: all of them, or nothing. */
@Injectable()
export class ReportDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly list: RegistrationList,
  ) {}

  async read(order: Order, asked: ReportAsked): Promise<ReportAnswer> {
    const { caller } = order.origin;
    if (asked.dryRun) {
      const now = await this.tournaments.load(order.id);
      await this.requireRights(now, caller);
      const { report, lines } = await this.judged(now, asked, caller);
      const { outcome } = begun(now, report, lines);
      return { proceeded: { now, response: null, replayed: false }, ...outcome };
    }
    const proceeded = await this.tournaments.change(order, async (now) => {
      const role = await this.requireRights(now, caller);
      const { report, lines } = await this.judged(now, asked, caller);
      requireKnown(report, lines);
      if (lines.some(({ playerId }) => playerId !== null && playerId === caller.playerId)) throw new OwnResult();
      const { events, outcome } = begun(now, report, await this.list.withNewPlayers(lines, caller));
      return { events, role, response: JSON.parse(JSON.stringify(outcome)) as Json };
    });
    return { proceeded, ...outcomeIn(proceeded.response) };
  }

  private async requireRights(now: Tournament, caller: CallerIdentity): Promise<Role> {
    const role = await this.here.require(now, caller, 'tournaments.run');
    await this.here.require(now, caller, 'tournaments.record');
    requirePlayersAlone(now);
    requireStatus(now, 'announced', 'registration', 'closed');
    if (now.terms.stages[0]?.kind !== 'swiss') throw new ReportUnfit('The first stage is not Swiss.');
    if (now.terms.stages[0].draft !== undefined) throw new ReportUnfit('The first stage begins with a draft.');
    return role;
  }

  /** After the rights of the caller: reading a report takes a while. */
  private async judged(now: Tournament, { report: file, players, newPlayers }: ReportAsked, caller: CallerIdentity) {
    const report = readReport(file, LINES_MAX);
    requireBounded(now, report);
    const chosen = new Map(players.map(({ number, ...choice }) => [number, choice]));
    const stranger = players.find(({ number }) => !report.players.some((player) => player.number === number));
    if (stranger !== undefined) throw new ReportUnfit(`The report has no player ${stranger.number}.`);
    const asked = report.players.map((player) => lineOf(player, chosen.get(player.number)));
    const answers = await this.list.answers(now, { lines: asked, newPlayers }, caller);
    return { report, lines: answers.map((line) => inStage(now, line)) };
  }
}

const lineOf = (player: TrfPlayer, choice: Omit<RegistrationLine, 'name'> = {}): RegistrationLine => ({
  ...choice,
  ...(choice.playerId === undefined && { name: nameIn(player) }),
  ...(player.rating !== null && { rating: player.rating }),
});

/** The report says who played, so nobody waits. A disqualified player cannot enter again. */
function inStage(now: Tournament, line: LineAnswer): LineAnswer {
  if (line.status === 'waiting') return { ...line, status: 'entered' };
  const isOut = line.playerId !== null && now.players.get(line.playerId)?.status === 'disqualified';
  return isOut && line.status !== 'twice' ? { ...line, status: 'disqualified' } : line;
}

function requireBounded(now: Tournament, report: TrfReport): void {
  const rounds = pairedRounds(report);
  if (rounds === 0) throw new ReportUnfit('The report has no round with pairings.');
  if (report.players.length < 2) throw new TooFewPlayers(report.players.length);
  const [stage] = now.terms.stages;
  if (stage !== undefined && isDutch(stage)) requireDutchSize(report.players);
  if ((report.players.length / 2) * rounds <= PAIRINGS_MAX) return;
  const says = `Send at most ${PAIRINGS_MAX} pairings. ${report.players.length} players with ${rounds} rounds have more.`;
  throw new ReportFaulty([{ line: 1, column: 1, code: 'too-large', text: says }]);
}

const KNOWN = new Set(['entered', 'already-entered', 'new']);

function requireKnown({ players }: TrfReport, lines: readonly LineAnswer[]): void {
  const open = players.filter((_player, at) => !KNOWN.has(lines[at]?.status ?? ''));
  if (open.length > 0) throw new ReportPlayersOpen(open.map(({ number }) => number));
}

/** Players who are not known yet stand under their starting numbers. */
function begun(now: Tournament, report: TrfReport, lines: readonly LineAnswer[]) {
  const idOf = new Map(
    report.players.map(({ number }, at) => {
      const line = lines[at];
      return [number, KNOWN.has(line?.status ?? '') ? (line?.playerId ?? `#${number}`) : `#${number}`];
    }),
  );
  const ids = new Set(idOf.values());
  const events = reportedLog(now, report, {
    idOf: (number) => idOf.get(number) ?? '',
    seed: randomHex(16),
    leftReason: (round) => `The report has no round of the player after round ${round}.`,
  });
  const after = events.reduce(tournamentAfter, now);
  const last = after.rounds.length;
  const points = pointsBefore(after, { round: last + 1, stage: 1 });
  const { policy } = now.terms;
  const isOther = ({ number, games }: TrfPlayer): boolean => {
    const counted = games.slice(0, last).map((game) => (game === null ? 0 : pointsOfGame(game, report.points)));
    const reported = counted.reduce((sum, each) => sum + each, 0);
    return (points.get(idOf.get(number) ?? '') ?? 0) * report.points.win !== reported * policy.points.win;
  };
  const outcome: ReportOutcome = {
    players: report.players.map(({ number, games }, at) => ({
      ...{ number, leftAfter: games.length < last ? games.length : null },
      ...shown(lines[at]),
    })),
    rounds: after.rounds.map(({ round, tables, byes, awardedByes, halfByes = [] }) => ({
      ...{ round, pairings: tables.length, forfeits: tables.filter(({ result }) => result?.how === 'no-show').length },
      ...{ byes: byes.length - awardedByes.length, fullByes: awardedByes.length, halfByes: halfByes.length },
      absent: report.players.filter(({ games }) => games.length >= round && isMissed(games[round - 1] ?? null)).length,
    })),
    toCome: report.players.filter(({ number, games }) => games.length > last || isAbsent(report, number, last + 1))
      .length,
    leftOut: [...now.players.values()].filter(({ id, status }) => status === 'entered' && !ids.has(id)).length,
    otherPoints: report.players.filter(isOther).length,
  };
  return { events, outcome };
}

const isAbsent = ({ absences }: TrfReport, number: number, inRound: number): boolean =>
  absences.some(({ round, players }) => round === inRound && players.includes(number));

const isMissed = (game: TrfPlayer['games'][number]): boolean => game === null || game.mark === 'Z';

const shown = (line: LineAnswer | undefined): Omit<LineAnswer, 'line'> => ({
  ...{ status: line?.status ?? 'unknown', playerId: line?.playerId ?? null, name: line?.name ?? null },
  candidates: line?.candidates ?? [],
  ...(line?.ratingIgnored === true && { ratingIgnored: true }),
});

const outcomeDecoder = record({
  players: list(
    record(
      {
        ...{ number: integer, leftAfter: nullable(integer), status: text },
        ...{ playerId: nullable(text), name: nullable(text) },
        candidates: list(record({ playerId: text, name: text })),
      },
      { ratingIgnored: flag },
    ),
  ),
  rounds: list(
    record({
      ...{ round: integer, pairings: integer, forfeits: integer, byes: integer, fullByes: integer, halfByes: integer },
      absent: integer,
    }),
  ),
  toCome: integer,
  leftOut: integer,
  otherPoints: integer,
});

/** As it was answered first, also to a request that is sent again. */
const outcomeIn = (response: Json): ReportOutcome => outcomeDecoder(response, 'the answer to a report');
