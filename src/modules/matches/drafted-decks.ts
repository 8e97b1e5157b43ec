import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Deck, StoreDraftedDeck } from '../catalogue/index.js';
import type { Match } from './domain/match.js';
import { GetGameDecks } from './game-decks.query.js';
import { DecksNotThere, LeadsToNoDecks, NotDrafted } from './matches.problems.js';
import { MatchRepository } from './match-repository.js';

export interface DraftedSeat {
  readonly seat: string;
  readonly playerId: string;
  readonly deck: Deck;
}

/** The decks to which a match has led: stored for their players when somebody asks for them first. */
@Injectable()
export class DraftedDecks {
  constructor(
    private readonly matches: MatchRepository,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** The drafted decks of the seats that have one. Throws `MatchNotFound`, `LeadsToNoDecks` and `DecksNotThere`. */
  async of(match: Match, isAsked: (playerId: string) => boolean = () => true): Promise<readonly DraftedSeat[]> {
    const { matchId, game, seats, decksFor } = match.created;
    if (decksFor === undefined) throw new LeadsToNoDecks(matchId);
    const gameId = match.finished.at(-1)?.gameId;
    if (match.ended === null || gameId === undefined) throw new DecksNotThere(matchId);
    const decks = await this.queries.execute(new GetGameDecks(gameId));
    const drafted = seats.flatMap(({ seat, playerId }) => {
      const made = decks.find((one) => one.seat === seat);
      return made === undefined || !isAsked(playerId) ? [] : [{ seat, playerId, cards: made.deck }];
    });
    return Promise.all(
      drafted.map(async ({ seat, playerId, cards }) => {
        const list = { game, format: decksFor, cards, draftId: matchId, playerId };
        return { seat, playerId, deck: await this.commands.execute(new StoreDraftedDeck(list)) };
      }),
    );
  }

  /** The id of the deck that each of these players has drafted, in their order. Throws `NotDrafted` as well. */
  async idsFor(matchId: string, players: readonly string[]): Promise<readonly string[]> {
    const drafted = await this.of(await this.matches.load(matchId), (playerId) => players.includes(playerId));
    return players.map((playerId) => {
      const own = drafted.find((one) => one.playerId === playerId);
      if (own === undefined) throw new NotDrafted(matchId, playerId);
      return own.deck.id;
    });
  }
}
