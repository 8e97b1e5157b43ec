import { Injectable } from '@nestjs/common';
import {
  type CrossCell,
  bracketOf,
  crossTable,
  individualsOf,
  isDeckShown,
  isElimination,
  overallTable,
  type Participant,
  pointsBefore,
  type RoundState,
  type Tournament,
  waitingPlayers,
} from '../../../competition/index.js';
import { Clock } from '../../../platform/database/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { policyView } from '../../leagues/index.js';
import { type Named, People } from '../people.js';
import { TournamentStore } from '../tournament-store.js';
import { NoProposal, RoundUnknown, StageUnknown } from '../rounds.problems.js';
import { participantOf } from '../desk/participant.js';
import type { CorrectionEffects } from '../desk/result-desk.js';
import { playerOf, TournamentRights } from '../desk/tournament-rights.js';
import { currentOf, pathRound } from './own-views.js';
import { RoundExplanations } from './round-explanations.js';
import {
  membersOf,
  named,
  type Names,
  ownGames,
  ownPodView,
  placeView,
  podView,
  reservesOf,
  resultView,
  roundView,
  scoreOf,
  stageNumbered,
  tournamentView,
  writtenBy,
} from './views.js';

export interface StandingsAsked {
  readonly round?: number | undefined;
  /** The version of the tournament; undefined for now. */
  readonly at?: number | undefined;
  /** The player whose numbers are written out. */
  readonly explain?: string | undefined;
}

/** Reads tournaments: every answer follows from the events up to a version. */
@Injectable()
export class TournamentReading {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly explanations: RoundExplanations,
    private readonly here: TournamentRights,
    private readonly clock: Clock,
  ) {}

  async tournament(id: string) {
    return this.view(await this.tournaments.load(id), id);
  }

  async view(now: Tournament, id: string) {
    const leagueName = await this.people.leagueName(now.terms.leagueId);
    const at = this.clock.now().getTime();
    return tournamentView(now, id, { createdAt: await this.tournaments.createdAt(id), leagueName, at });
  }

  async players(id: string) {
    const now = await this.tournaments.load(id);
    const names = await this.people.namesIn(now);
    const waiting = new Set(waitingPlayers(now).map((player) => player.id));
    const items = [...now.players.values()].map(({ id: playerId, status, team, table, checkedIn, ...player }) => ({
      ...named(names, playerId),
      ...{
        team,
        table,
        checkedIn,
        rating: player.rating ?? null,
        entersAt: player.entersAt,
        leftAfter: player.leftAfter,
        reason: player.reason,
      },
      members: membersOf(now, playerId, names).map((member) => withDeck(now, player, member)),
      reserves: reservesOf(now, playerId, names).map((reserve) => withDeck(now, player, reserve)),
      hasDeck: player.deckId !== null,
      showsDeck: isDeckShown(now, playerId),
      status: waiting.has(playerId) ? 'waiting' : status,
    }));
    return { version: now.version, items };
  }

  async rounds(id: string) {
    const now = await this.tournaments.load(id);
    const names = await this.people.namesIn(now);
    return {
      version: now.version,
      items: now.rounds.map((round) => roundView(now, round, names, pointsBefore(now, round))),
    };
  }

  async round(id: string, number: number) {
    const now = await this.tournaments.load(id);
    const round = roundNumbered(now, number);
    return roundView(now, round, await this.people.namesIn(now), pointsBefore(now, round));
  }

  /** The pods of a stage that began with a draft; none without a draft. */
  async pods(id: string, number?: number) {
    const now = await this.tournaments.load(id);
    const stage = stageNumbered(now, number);
    if (stage === null) throw new StageUnknown();
    const names = await this.people.names(stage.pods.flatMap(({ players }) => players));
    return { stage: stage.stage, version: now.version, items: stage.pods.map((pod) => podView(now, pod, names)) };
  }

  /** For staff: the players learn of their round when it is published. */
  async proposalFor(id: string, caller: CallerIdentity) {
    const now = await this.tournaments.load(id);
    await this.here.require(now, caller, 'tournaments.record');
    return this.proposal(id, caller, now);
  }

  /** The proposed round with its price and its reasons. */
  async proposal(id: string, caller: CallerIdentity, then: Tournament) {
    const { proposal } = then;
    if (proposal === null) throw new NoProposal();
    const names = await this.people.namesIn(then);
    const before = await this.tournaments.at(id, proposal.version - 1);
    return {
      ...proposalView(proposal, then, names),
      ...(await this.explanations.explained(before, proposal, caller, names)),
    };
  }

  /** Why a published round was paired so: from the state and the seed that it was paired by. */
  async explanation(id: string, number: number, caller: CallerIdentity, only?: string) {
    const now = await this.tournaments.load(id);
    const round = roundNumbered(now, number);
    const before = await this.tournaments.at(id, round.proposedBy - 1);
    const names = await this.people.namesIn(now);
    return {
      round: number,
      seed: round.seed,
      swapped: round.swapped,
      ...(await this.explanations.explained(before, round, caller, names, only)),
    };
  }

  async standings(id: string, { round, at, explain }: StandingsAsked) {
    const now = at === undefined ? await this.tournaments.load(id) : await this.tournaments.at(id, at);
    if (round !== undefined) roundNumbered(now, round);
    const names = await this.people.namesIn(now);
    const rows = overallTable(now, round).map((row) => placeView(now, row, names, row.player === explain));
    const { version, terms } = now;
    const last = round ?? now.rounds.at(-1)?.round ?? null;
    return { version, round: last, stage: now.stages.at(-1)?.stage ?? null, policy: policyView(terms.policy), rows };
  }

  async bracket(id: string, number?: number) {
    const now = await this.tournaments.load(id);
    const stages = now.stages.filter(({ terms }) => isElimination(terms));
    const stage = number === undefined ? stages.at(-1) : stages.find((each) => each.stage === number);
    if (stage === undefined) throw new StageUnknown();
    const names = await this.people.namesIn(now);
    const tables = new Map(
      now.rounds
        .filter((each) => each.stage === stage.stage)
        .flatMap(({ round, tables: all }) => all.map((table) => [table.place ?? '', { ...table, round }] as const)),
    );
    const matches = bracketOf(now, stage).map(({ players, winner, losers: _losers, sources, isReset, ...match }) => {
      const table = tables.get(match.id);
      return {
        ...match,
        isReset: isReset === true,
        players: players.map((slot) => (typeof slot === 'string' ? named(names, slot) : null)),
        sources: sources.map((source) =>
          source.from === 'seed' ? `seed ${source.seed}` : `${source.from} ${source.match}`,
        ),
        winner: typeof winner === 'string' ? named(names, winner) : null,
        round: table?.round ?? null,
        table: table?.table ?? null,
        result: table === undefined || table.result === null ? null : resultView(table.result),
      };
    });
    return { stage: stage.stage, kind: stage.terms.kind, version: now.version, matches };
  }

  async crossTable(id: string, number?: number) {
    const now = await this.tournaments.load(id);
    const stage = stageNumbered(now, number);
    if (stage === null) throw new StageUnknown();
    const names = await this.people.namesIn(now);
    const cell = ({ opponent, result, isFirst, ...at }: CrossCell) => ({
      ...at,
      opponent: opponent === null ? null : named(names, opponent),
      score: at.kind === 'pairing' ? scoreOf(result, isFirst) : at.kind,
      games: ownGames(result, isFirst),
    });
    const rows = crossTable(now, stage).map(({ cells, player, ...row }) => ({
      ...row,
      ...named(names, player),
      cells: cells.map(cell),
    }));
    return { stage: stage.stage, version: now.version, rows };
  }

  /** What members of teams have done at the boards; nothing where players play alone. */
  async individuals(id: string) {
    const now = await this.tournaments.load(id);
    const names = await this.people.namesIn(now);
    const items = individualsOf(now).map(({ player, team, ...figures }) => ({
      ...named(names, player),
      team: named(names, team),
      isReserve: now.players.get(team)?.lineup?.reserves?.includes(player) === true,
      ...figures,
    }));
    return { version: now.version, items };
  }

  /** A member has the path of the team. */
  async path(id: string, asked: string) {
    const now = await this.tournaments.load(id);
    const { id: playerId, ...player } = participantOf(now, asked);
    const names = await this.people.namesIn(now);
    const place = overallTable(now).find((row) => row.player === playerId)?.place ?? null;
    const rounds = now.rounds.flatMap((round) => pathRound(round, playerId, names));
    const members = membersOf(now, playerId, names);
    return { ...named(names, playerId), members, status: player.status, team: player.team, place, rounds };
  }

  /** What the caller does next, as a player. */
  async me(id: string, caller: CallerIdentity) {
    const playerId = playerOf(caller);
    const now = await this.tournaments.load(id);
    const { id: entrant, ...player } = participantOf(now, playerId);
    const names = await this.people.namesIn(now);
    const waiting = waitingPlayers(now).findIndex((each) => each.id === entrant);
    return {
      ...named(names, playerId),
      team: entrant === playerId ? null : { ...named(names, entrant), members: membersOf(now, entrant, names) },
      status: waiting >= 0 ? 'waiting' : player.status,
      checkedIn: player.checkedIn,
      waitingPlace: waiting >= 0 ? waiting + 1 : null,
      place: overallTable(now).find((row) => row.player === entrant)?.place ?? null,
      current: currentOf(now, playerId, names),
      draft: ownPodView(now, playerId, names),
      tournamentStatus: now.status,
    };
  }

  /** What a correction changes, with names. */
  async effects(now: Tournament, { places, replaced, cut, rounds }: CorrectionEffects) {
    const names = await this.people.namesIn(now);
    const all = (ids: readonly string[]) => ids.map((playerId) => named(names, playerId));
    return {
      places: places.map(({ playerId, ...place }) => ({ ...named(names, playerId), ...place })),
      replaced: replaced.map(({ round, table, players }) => ({ round, table, players: all(players) })),
      cut: cut && { stage: cut.stage, wouldBeIn: all(cut.wouldBeIn), wouldBeOut: all(cut.wouldBeOut) },
      rounds,
    };
  }
}

const withDeck = (now: Tournament, { decks }: Pick<Participant, 'decks'>, member: Named) => ({
  ...member,
  hasDeck: decks?.has(member.playerId) === true,
  showsDeck: isDeckShown(now, member.playerId),
});

function roundNumbered({ rounds }: Tournament, number: number): RoundState {
  const round = rounds.find((each) => each.round === number);
  if (round === undefined) throw new RoundUnknown(number);
  return round;
}

function proposalView(proposal: NonNullable<Tournament['proposal']>, now: Tournament, names: Names) {
  const { round, stage, version, seed, swapped, tables, byes, locked, forbidden, awardedByes } = proposal;
  const pointsOf = writtenBy(now, pointsBefore(now, proposal));
  return {
    ...{ round, stage, version, seed, swapped, locked, forbidden, awardedByes },
    tables: tables.map(({ players, ...table }) => ({
      ...table,
      players: players.map((id) => ({ ...named(names, id), points: pointsOf(id) })),
    })),
    byes: byes.map((id) => named(names, id)),
  };
}
