import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetDeck } from '../../catalogue/index.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { DeckLocked, DeckOfOthers, PlayerNotIn } from '../tournaments.problems.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

/** Which deck each player plays, for tournaments whose matches are recorded. */
@Injectable()
export class DeckDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly queries: QueryBus,
  ) {}

  /** Until the tournament begins; a player who has named no deck until then, once more. */
  submit(order: Order, deckId: string, named: string | undefined): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { playerId, role } = await this.here.requireFor(now, order.origin.caller, named, 'tournaments.record');
      requireStatus(now, 'announced', 'registration', 'closed', 'running');
      const player = now.players.get(playerId);
      if (player?.status !== 'entered') throw new PlayerNotIn(playerId);
      if (player.deckId === deckId) return { events: [], role };
      if (now.status === 'running' && player.deckId !== null) throw new DeckLocked();
      const deck = await this.queries.execute(new GetDeck(deckId));
      const { game, format } = now.terms;
      const isOwn = deck.playerId === null || deck.playerId === playerId;
      if (!isOwn || deck.game !== game || deck.format !== format) throw new DeckOfOthers();
      return { events: [{ type: 'DeckSubmitted', payload: { playerId, deckId } }], role };
    });
  }
}
