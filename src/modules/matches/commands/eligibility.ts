import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/database/index.js';
import { PlayerDisabled, PlayerDisqualified } from '../matches.problems.js';

/** Judges whether players may be matched: their accounts are open, and no ruling disqualifies them in the league. */
@Injectable()
export class Eligibility {
  constructor(private readonly prisma: PrismaService) {}

  /** Throws `PlayerDisabled` or `PlayerDisqualified` for the first of these players who may not. */
  async require(playerIds: readonly string[], leagueId: string | null): Promise<void> {
    const ids = [...playerIds];
    const disabled = await this.prisma.account.findFirst({
      where: { playerId: { in: ids }, disabledAt: { not: null } },
      select: { playerId: true },
    });
    if (disabled !== null) throw new PlayerDisabled(disabled.playerId);
    // Outside of leagues each match is an event of its own, so a disqualification ends with its match.
    if (leagueId === null) return;
    const disqualified = await this.prisma.penaltyRecord.findFirst({
      where: { playerId: { in: ids }, leagueId, penalty: 'disqualification' },
      select: { playerId: true, caseId: true },
    });
    if (disqualified !== null) throw new PlayerDisqualified(disqualified.playerId, disqualified.caseId);
  }
}
