import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../identity/index.js';
import { DeckNotFound, DeckNotYours } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import { isOwnDeck, type SeenDeck } from '../domain/deck.js';

/**
 * Makes a deck public, or withdraws that; the answer is the deck as it is then. Throws `DeckNotFound`, and
 * `DeckNotYours`: nobody but its player decides that, whatever their role.
 */
export class PublishDeck extends Command<SeenDeck> {
  constructor(
    readonly deckId: string,
    readonly isPublic: boolean,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(PublishDeck)
export class PublishDeckHandler implements ICommandHandler<PublishDeck> {
  constructor(private readonly decks: DeckRepository) {}

  async execute({ deckId, isPublic, caller }: PublishDeck): Promise<SeenDeck> {
    const deck = await this.found(deckId);
    if (!isOwnDeck(deck, caller)) throw new DeckNotYours();
    await (isPublic ? this.decks.publish(deckId, caller.keyId) : this.decks.withdraw(deckId));
    return this.found(deckId);
  }

  private async found(deckId: string): Promise<SeenDeck> {
    const deck = await this.decks.find(deckId);
    if (deck === null) throw new DeckNotFound(deckId);
    return deck;
  }
}
