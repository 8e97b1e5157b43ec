import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { infractionsOf, type SuggestedPenalty, suggestedPenalties } from '../../engine/index.js';
import { PrismaService } from '../../platform/database/index.js';
import { PlayerRecords } from '../identity/index.js';
import { GetMatch } from '../matches/index.js';
import { GetTournamentPenalties, type TournamentPenalties } from '../tournaments/index.js';
import type { Case } from './domain/case.js';

/**
 * What the ladder suggests for a player of the match, infraction by infraction. Penalties in the league and the
 * tournament count, or else those in the match.
 */
export interface Suggestion extends SuggestedPenalty {
  readonly seat: string;
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
      const timesBefore = (id: string): number => own.filter(({ infraction }) => infraction === id).length;
      return suggestedPenalties(infractionsOf(game), timesBefore).map((suggestion) => ({ seat, ...suggestion }));
    });
  }

  private async inTournament(matchId: string): Promise<TournamentPenalties> {
    const { pairing } = await this.queries.execute(new GetMatch(matchId));
    if (pairing === null) return { matches: [], given: [] };
    return this.queries.execute(new GetTournamentPenalties(pairing.tournamentId));
  }
}
