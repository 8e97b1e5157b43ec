import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { suggestedPenalty } from '../../engine/index.js';
import { PrismaService } from '../../platform/database/index.js';
import { PlayerRecords } from '../identity/index.js';
import { GetMatch } from '../matches/index.js';
import { GetTournamentPenalties, type TournamentPenalties } from '../tournaments/index.js';
import type { Case } from './domain/case.js';
import type { PenaltyKind } from './domain/events.js';
import { infractionsOf } from './domain/ladder.js';

/** What the ladder suggests for a player of the match, infraction by infraction. */
export interface Suggestion {
  readonly seat: string;
  readonly infraction: string;
  readonly title: string;
  /** How often the player was penalised for it before: in the league and the tournament, or else in the match. */
  readonly before: number;
  readonly penalty: PenaltyKind;
}

@Injectable()
export class PenaltyRecord {
  constructor(
    private readonly prisma: PrismaService,
    private readonly records: PlayerRecords,
    private readonly queries: QueryBus,
  ) {}

  async suggestions({ opened }: Case): Promise<readonly Suggestion[]> {
    const { caseId, game, seats, leagueId, matchId } = opened;
    const { matches, given } = await this.inTournament(matchId);
    const people = await this.records.people(seats.map(({ playerId }) => playerId));
    const rows = await this.prisma.penaltyRecord.findMany({
      where: {
        playerId: { in: [...people.keys()] },
        caseId: { not: caseId },
        ...(leagueId === null ? { matchId: { in: [matchId, ...matches] } } : { leagueId }),
      },
      select: { playerId: true, infraction: true },
    });
    return seats.flatMap(({ seat, playerId }) => {
      const own = [...rows, ...given].filter((row) => people.get(row.playerId) === people.get(playerId));
      return infractionsOf(game).map((infraction) => {
        const before = own.filter((row) => row.infraction === infraction.id).length;
        return {
          seat,
          infraction: infraction.id,
          title: infraction.title,
          before,
          penalty: suggestedPenalty(infraction, before),
        };
      });
    });
  }

  private async inTournament(matchId: string): Promise<TournamentPenalties> {
    const { pairing } = await this.queries.execute(new GetMatch(matchId));
    if (pairing === null) return { matches: [], given: [] };
    return this.queries.execute(new GetTournamentPenalties(pairing.tournamentId));
  }
}
