import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { DeckForbidden, DeckNotFound } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import type { Deck } from '../domain/deck.js';

/**
 * One deck, for a reader who may see it; modules of the service ask without a reader. Throws `DeckNotFound` or
 * `DeckForbidden`.
 */
export class GetDeck extends Query<Deck> {
  constructor(
    readonly deckId: string,
    readonly reader?: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(GetDeck)
export class GetDeckHandler implements IQueryHandler<GetDeck> {
  constructor(
    private readonly decks: DeckRepository,
    private readonly rights: Rights,
  ) {}

  async execute({ deckId, reader }: GetDeck): Promise<Deck> {
    const deck = await this.decks.find(deckId);
    if (deck === null) throw new DeckNotFound(deckId);
    if (reader === undefined) return deck;
    const isOwn = reader.playerId !== undefined && deck.playerId === reader.playerId;
    if (isOwn || (await this.rights.may(reader, 'decks.read-any'))) return deck;
    if (!(await this.decks.isPublic(deckId))) throw new DeckForbidden();
    return deck;
  }
}
