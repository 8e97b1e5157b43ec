import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { entrantOf } from '../../../competition/index.js';
import { infractionsOf, suggestedPenalties } from '../../../engine/index.js';
import { type CallerIdentity, PlayerRecords } from '../../identity/index.js';
import { TournamentStore } from '../tournament-store.js';
import { PlayerNotIn } from '../tournaments.problems.js';
import { GetRuledPenalties } from './get-ruled-penalties.js';
import { recordedMatches } from './get-tournament-penalties.js';

/**
 * What the guidelines of the game suggest for a player. Earlier penalties of the desk and of rulings count, also under
 * another record of the same person.
 */
@Injectable()
export class SuggestedPenalties {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly records: PlayerRecords,
    private readonly queries: QueryBus,
  ) {}

  async list(id: string, playerId: string, caller: CallerIdentity) {
    const now = await this.tournaments.load(id);
    if (entrantOf(now, playerId) === null) throw new PlayerNotIn(playerId);
    const { game, leagueId } = now.terms;
    const players = await this.records.of(playerId);
    const asked = { players, leagueId, matches: recordedMatches(now) };
    const ruled = await this.queries.execute(new GetRuledPenalties(asked, caller));
    const given = now.penalties.filter((penalty) => players.includes(penalty.playerId));
    const all = [...given, ...ruled];
    const timesBefore = (infraction: string): number => all.filter((each) => each.infraction === infraction).length;
    return { version: now.version, items: suggestedPenalties(infractionsOf(game), timesBefore) };
  }
}
