import { Injectable } from '@nestjs/common';
import { timesPenalised } from '../../../competition/index.js';
import { penaltiesOf, suggestedPenalty } from '../../../engine/index.js';
import { TournamentStore } from '../tournament-store.js';
import { PlayerNotIn } from '../tournaments.problems.js';

/** What the guidelines of the game suggest for a player, whose earlier penalties in the tournament count. */
@Injectable()
export class SuggestedPenalties {
  constructor(private readonly tournaments: TournamentStore) {}

  async list(id: string, playerId: string) {
    const now = await this.tournaments.load(id);
    if (!now.players.has(playerId)) throw new PlayerNotIn(playerId);
    const infractions = penaltiesOf(now.terms.game)?.infractions ?? [];
    const items = infractions.map((infraction) => {
      const before = timesPenalised(now, playerId, infraction.id);
      return {
        ...{ infraction: infraction.id, title: infraction.title, before },
        penalty: suggestedPenalty(infraction, before),
      };
    });
    return { version: now.version, items };
  }
}
