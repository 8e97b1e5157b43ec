import { Injectable } from '@nestjs/common';
import { timesPenalised } from '../../../competition/index.js';
import { infractionsOf, suggestedPenalties } from '../../../engine/index.js';
import { TournamentStore } from '../tournament-store.js';
import { PlayerNotIn } from '../tournaments.problems.js';

/** What the guidelines of the game suggest for a player, whose earlier penalties in the tournament count. */
@Injectable()
export class SuggestedPenalties {
  constructor(private readonly tournaments: TournamentStore) {}

  async list(id: string, playerId: string) {
    const now = await this.tournaments.load(id);
    if (!now.players.has(playerId)) throw new PlayerNotIn(playerId);
    const timesBefore = (infraction: string): number => timesPenalised(now, playerId, infraction);
    return { version: now.version, items: suggestedPenalties(infractionsOf(now.terms.game), timesBefore) };
  }
}
