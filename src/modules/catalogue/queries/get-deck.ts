import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { DeckForbidden, DeckNotFound } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import { isOwnDeck, type SeenDeck } from '../domain/deck.js';

/**
 * One deck, for a reader who may see it; modules of the service ask without a reader. Throws `DeckNotFound` or
 * `DeckForbidden`.
 */
export class GetDeck extends Query<SeenDeck> {
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

  async execute({ deckId, reader }: GetDeck): Promise<SeenDeck> {
    const deck = await this.decks.find(deckId);
    if (deck === null) throw new DeckNotFound(deckId);
    if (reader === undefined || deck.public || isOwnDeck(deck, reader)) return deck;
    if (!(await this.rights.may(reader, 'decks.read-any'))) throw new DeckForbidden();
    return deck;
  }
}
