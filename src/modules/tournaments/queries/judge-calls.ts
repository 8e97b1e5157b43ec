import { Injectable } from '@nestjs/common';
import { currentRound } from '../../../competition/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { TournamentRights } from '../desk/tournament-rights.js';
import { People } from '../people.js';
import { TournamentStore } from '../tournament-store.js';
import { named } from './views.js';

/** Tables of the round that wait for a judge: a player has called, or disputes a report. For staff. */
@Injectable()
export class JudgeCalls {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly here: TournamentRights,
  ) {}

  async list(id: string, caller: CallerIdentity) {
    const now = await this.tournaments.load(id);
    await this.here.require(now, caller, 'tournaments.record');
    const round = currentRound(now);
    const waiting = (round?.tables ?? []).flatMap(({ call, dispute, ...table }) => [
      ...(call === null ? [] : [{ ...table, ...call, kind: 'call' }]),
      ...(dispute === null ? [] : [{ ...table, ...dispute, kind: 'dispute' }]),
    ]);
    const names = await this.people.names(waiting.flatMap(({ players }) => players));
    const items = waiting.map(({ table, players, playerId, kind, reason, matchId }) => ({
      ...{ round: round?.round ?? 0, table, kind, reason, matchId },
      players: players.map((player) => named(names, player)),
      by: named(names, playerId),
    }));
    return { version: now.version, items };
  }
}
