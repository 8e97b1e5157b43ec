import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentStage, deckOf, isDeckShown, isDeckToBeDrafted } from '../../../competition/index.js';
import { DeckForbidden, GetDeck, type SeenDeck } from '../../catalogue/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { DeckByDraft } from '../drafts.problems.js';
import { type Order, type Proceeded, TournamentStore } from '../tournament-store.js';
import { DeckLocked, DeckNotNamed, DeckOfOthers, PlayerNotIn } from '../tournaments.problems.js';
import { participantOf } from './participant.js';
import { requireStatus, TournamentRights } from './tournament-rights.js';

/** Which deck each player plays, for tournaments whose matches are recorded. */
@Injectable()
export class DeckDesk {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly here: TournamentRights,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Until the tournament begins; a player who has named no deck until then, once more. After a recorded draft, staff
   * names decks for players to whom it gave none.
   */
  submit(order: Order, deckId: string, player: string | undefined): Promise<Proceeded> {
    return this.tournaments.change(order, async (now) => {
      const { playerId, role } = await this.here.requireFor(now, order.origin.caller, player, 'tournaments.record');
      requireStatus(now, 'announced', 'registration', 'closed', 'running');
      const { id, status, lineup } = participantOf(now, playerId);
      // Members have decks, their team has none.
      if (status !== 'entered' || (lineup !== undefined && id === playerId)) throw new PlayerNotIn(playerId);
      const named = deckOf(now, playerId);
      if (named === deckId) return { events: [], role };
      if (now.status === 'running' && named !== null) throw new DeckLocked();
      const { caller } = order.origin;
      const wasDrafted = now.terms.recorded && (currentStage(now)?.pods.length ?? 0) > 0;
      const isForStaff =
        wasDrafted && playerId === caller.playerId && !(await this.here.may(now, caller, 'tournaments.run'));
      if (isDeckToBeDrafted(now, playerId) || isForStaff) throw new DeckByDraft();
      const deck = await this.queries.execute(new GetDeck(deckId));
      const { game, format } = now.terms;
      const isOwn = deck.playerId === null || deck.playerId === playerId;
      if (!isOwn || deck.game !== game || deck.format !== format) throw new DeckOfOthers();
      return { events: [{ type: 'DeckSubmitted', payload: { playerId, deckId } }], role };
    });
  }

  /** For everybody where the terms say so; otherwise for the player, and for staff that may read any deck. */
  async deckOf(id: string, playerId: string, caller: CallerIdentity): Promise<SeenDeck> {
    const now = await this.tournaments.load(id);
    participantOf(now, playerId);
    const deckId = deckOf(now, playerId);
    const isOpen = isDeckShown(now, playerId) || caller.playerId === playerId;
    if (!isOpen && !(await this.here.may(now, caller, 'tournaments.record'))) throw new DeckForbidden();
    if (deckId === null) throw new DeckNotNamed(playerId);
    return this.queries.execute(isOpen ? new GetDeck(deckId) : new GetDeck(deckId, caller));
  }
}
