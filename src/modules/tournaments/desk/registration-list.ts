import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { enteredPlayers, type RegisteredPlayer, type Tournament, tournamentAfter } from '../../../competition/index.js';
import { flag, integer, list, nullable, record, text } from '../../../platform/decoding/index.js';
import type { Json } from '../../../platform/event-store/index.js';
import { type CallerIdentity, CreatePlayer, Rights } from '../../identity/index.js';
import { leaguePlace } from '../../matches/index.js';
import { type Named, People } from '../people.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { LINES_MAX, type RegistrationLine } from './registration-line.js';
import { reportedPlayers } from './reported-players.js';
import { requireLateEntry, requireRoomInStage } from './stage-entry.js';
import { TeamsOnly } from '../teams.problems.js';
import { TournamentRights } from './tournament-rights.js';

export const LINE_STATUSES = [
  ...['entered', 'waiting', 'new', 'already-entered', 'twice', 'unknown', 'ambiguous', 'similar'],
] as const;

/** What became of a line, or would become of it. */
export interface LineAnswer {
  /** From 1. */
  readonly line: number;
  readonly status: string;
  readonly playerId: string | null;
  readonly name: string | null;
  /** Players whom the line may mean. */
  readonly candidates: readonly Named[];
  /**
   * The player keeps the rating of before: the player is in already, or staff corrected the rating. Absent where the
   * line names no other rating.
   */
  readonly ratingIgnored?: boolean;
}

export interface RegistrationAsked {
  readonly lines: readonly RegistrationLine[];
  /** A report of FIDE, whose players follow the lines. */
  readonly report?: string | undefined;
  /** A name that nobody has becomes a new player. */
  readonly newPlayers: boolean;
  readonly dryRun: boolean;
}

export interface ListAnswer {
  readonly proceeded: Proceeded;
  readonly lines: readonly LineAnswer[];
}

/** Registers many players at once: each line has an answer, and lines with a fault change nothing. */
@Injectable()
export class RegistrationList {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly rights: Rights,
    private readonly people: People,
    private readonly commands: CommandBus,
  ) {}

  async register(order: Order, asked: RegistrationAsked): Promise<ListAnswer> {
    const { caller } = order.origin;
    if (asked.dryRun) {
      const now = await this.tournaments.load(order.id);
      await this.here.require(now, caller, 'tournaments.run');
      requirePlayersAlone(now);
      requireLateEntry(now);
      const lines = await this.answers(now, withReported(asked), caller);
      return { proceeded: { now, response: null, replayed: false }, lines };
    }
    const proceeded = await this.tournaments.change(order, async (now) => {
      const role = await this.here.require(now, caller, 'tournaments.run');
      requirePlayersAlone(now);
      requireLateEntry(now);
      const whole = withReported(asked);
      const judged = await this.answers(now, whole, caller);
      const lines = await this.withNewPlayers(judged, caller);
      const players = lines.flatMap((line): RegisteredPlayer[] => registeredBy(line, whole.lines[line.line - 1]));
      const response = JSON.parse(JSON.stringify(lines)) as Json;
      return {
        events: players.length === 0 ? [] : [{ type: 'PlayersRegistered', payload: { players } }],
        role,
        response,
      };
    });
    return { proceeded, lines: linesIn(proceeded.response) };
  }

  /** Who the lines mean, wherever these players are: `entered` for known players, and `new`. */
  async identified(
    { terms: { leagueId } }: Tournament,
    { lines, newPlayers }: Pick<RegistrationAsked, 'lines' | 'newPlayers'>,
    caller: CallerIdentity,
  ): Promise<readonly LineAnswer[]> {
    const mayCreate = await this.rights.may(caller, 'players.register', leaguePlace(leagueId));
    const known = await this.people.known(lines.flatMap(({ playerId }) => playerId ?? []));
    const answers: LineAnswer[] = [];
    for (const [at, line] of lines.entries())
      answers.push({
        line: at + 1,
        ...(await this.judge(line, known, mayCreate && (newPlayers || line.isNew === true))),
      });
    return answers;
  }

  /** One after the other: a line that names the player of an earlier one is `twice`. */
  async answers(
    now: Tournament,
    { lines, newPlayers }: Pick<RegistrationAsked, 'lines' | 'newPlayers'>,
    caller: CallerIdentity,
  ): Promise<readonly LineAnswer[]> {
    const mayCreate = await this.rights.may(caller, 'players.register', leaguePlace(now.terms.leagueId));
    const known = await this.people.known(lines.flatMap(({ playerId }) => playerId ?? []));
    const answers: LineAnswer[] = [];
    const seen = new Set<string>();
    let soFar = now;
    for (const [at, line] of lines.entries()) {
      const judged = await this.judge(line, known, mayCreate && (newPlayers || line.isNew === true));
      const { playerId } = judged;
      const status =
        playerId === null ? judged.status : seen.has(playerId) ? 'twice' : soFar.players.get(playerId)?.status;
      // A player who has left a running tournament returns, and does not enter anew.
      const isKnown = now.stages.length > 0 && status !== undefined;
      const isHeld =
        status === 'twice' || status === 'entered' || status === 'disqualified' || (playerId !== null && isKnown);
      const entering = playerId !== null && !isHeld;
      if (playerId !== null) seen.add(playerId);
      // New players have no id yet; each takes a place all the same.
      if (entering || judged.status === 'new') soFar = withPlayer(soFar, playerId ?? `new ${at}`);
      const place = status === 'twice' ? 'twice' : isHeld ? 'already-entered' : placeOf(soFar, playerId);
      answers.push({
        ...judged,
        ...{ line: at + 1, status: playerId === null ? judged.status : place },
        ...((isHeld || isCorrected(now, playerId)) &&
          isRatingOther(soFar, playerId, line.rating) && { ratingIgnored: true }),
      });
    }
    if (soFar !== now) requireRoomInStage(soFar);
    return answers;
  }

  private async judge(
    line: RegistrationLine,
    known: ReadonlyMap<string, Named>,
    mayCreate: boolean,
  ): Promise<Omit<LineAnswer, 'line'>> {
    if (line.playerId !== undefined) {
      const player = known.get(line.playerId);
      if (player === undefined) return { status: 'unknown', playerId: null, name: null, candidates: [] };
      return { ...player, status: 'entered', candidates: [] };
    }
    const name = line.name ?? '';
    if (line.isNew === true && mayCreate) return { status: 'new', playerId: null, name, candidates: [] };
    const { same, similar } = await this.people.called(name);
    const [only] = same;
    if (only !== undefined && same.length === 1) return { ...only, status: 'entered', candidates: [] };
    if (same.length > 1) return { status: 'ambiguous', playerId: null, name, candidates: same };
    if (similar.length > 0) return { status: 'similar', playerId: null, name, candidates: similar };
    return { status: mayCreate ? 'new' : 'unknown', playerId: null, name, candidates: [] };
  }

  /** Makes the players of lines that are `new`. */
  async withNewPlayers(lines: readonly LineAnswer[], caller: CallerIdentity): Promise<readonly LineAnswer[]> {
    const made: LineAnswer[] = [];
    for (const line of lines) {
      if (line.status !== 'new' || line.name === null) made.push(line);
      else {
        const player = await this.commands.execute(new CreatePlayer(line.name, caller));
        made.push({ ...line, playerId: player.id });
      }
    }
    return made;
  }
}

const isCorrected = ({ players }: Tournament, playerId: string | null): boolean =>
  players.get(playerId ?? '')?.isRatingCorrected === true;

const isRatingOther = ({ players }: Tournament, playerId: string | null, rating: number | undefined): boolean =>
  rating !== undefined && rating !== players.get(playerId ?? '')?.rating;

/** Throws `TeamsOnly`. */
export function requirePlayersAlone({ terms: { boards } }: Tournament): void {
  if (boards !== undefined) throw new TeamsOnly();
}

/** After the rights of the caller: reading a report takes a while. */
const withReported = ({ report, ...asked }: RegistrationAsked): RegistrationAsked =>
  report === undefined
    ? asked
    : { ...asked, lines: [...asked.lines, ...reportedPlayers(report, LINES_MAX - asked.lines.length)] };

const ENTERING = new Set(['entered', 'waiting', 'new']);

function registeredBy({ status, playerId }: LineAnswer, line: RegistrationLine | undefined): RegisteredPlayer[] {
  if (playerId === null || !ENTERING.has(status)) return [];
  const { team = null, table = null, rating } = line ?? {};
  return [{ playerId, team, table, ...(rating !== undefined && { rating }) }];
}

const withPlayer = (now: Tournament, playerId: string): Tournament =>
  tournamentAfter(now, { type: 'PlayersRegistered', payload: { players: [{ playerId, team: null, table: null }] } });

const placeOf = (now: Tournament, playerId: string | null): string =>
  enteredPlayers(now).some(({ id }) => id === playerId) ? 'entered' : 'waiting';

const linesDecoder = list(
  record(
    {
      line: integer,
      status: text,
      playerId: nullable(text),
      name: nullable(text),
      candidates: list(record({ playerId: text, name: text })),
    },
    { ratingIgnored: flag },
  ),
);

/** As they were answered first, also to a request that is sent again. */
const linesIn = (response: Json): readonly LineAnswer[] => linesDecoder(response, 'the answer to a list of players');
