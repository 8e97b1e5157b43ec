import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { infractionsOf, type SuggestedPenalty, suggestedPenalties } from '../../engine/index.js';
import { PrismaService } from '../../platform/database/index.js';
import { PlayerRecords } from '../identity/index.js';
import { GetMatch } from '../matches/index.js';
import {
  GetTournamentPenalties,
  type RuledFor,
  type RuledPenalty,
  type TournamentPenalties,
} from '../tournaments/index.js';
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
    const ruled = await this.ruled({ players: [...people.keys()], leagueId, matches: [matchId, ...matches] });
    const earlier = ruled.filter((penalty) => penalty.caseId !== caseId);
    return seats.flatMap(({ seat, playerId }) => {
      const own = [...earlier, ...given].filter((row) => people.get(row.playerId) === people.get(playerId));
      const timesBefore = (id: string): number => own.filter(({ infraction }) => infraction === id).length;
      return suggestedPenalties(infractionsOf(game), timesBefore).map((suggestion) => ({ seat, ...suggestion }));
    });
  }

  /** Penalties as they stand: the last ruling on a case takes the place of those before. */
  ruled({ players, leagueId, matches }: RuledFor): Promise<(RuledPenalty & { readonly caseId: string })[]> {
    return this.prisma.penaltyRecord.findMany({
      where: {
        playerId: { in: [...players] },
        ...(leagueId === null ? { matchId: { in: [...matches] } } : { leagueId }),
      },
      select: { caseId: true, playerId: true, infraction: true },
    });
  }

  private async inTournament(matchId: string): Promise<TournamentPenalties> {
    const { pairing } = await this.queries.execute(new GetMatch(matchId));
    if (pairing === null) return { matches: [], given: [] };
    return this.queries.execute(new GetTournamentPenalties(pairing.tournamentId));
  }
}
