import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import { DeckIllegal } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import { canonicalLines, type Deck, deckHash, type DeckList } from '../domain/deck.js';
import { GameRules } from '../game-rules.js';

export interface DraftedDeck extends DeckList {
  /** The match in which it was drafted. */
  readonly draftId: string;
  readonly playerId: string;
}

/** Stores the deck that a player has drafted, once; asked of modules of the service. */
export class StoreDraftedDeck extends Command<Deck> {
  constructor(readonly drafted: DraftedDeck) {
    super();
  }
}

@CommandHandler(StoreDraftedDeck)
export class StoreDraftedDeckHandler implements ICommandHandler<StoreDraftedDeck> {
  constructor(
    private readonly decks: DeckRepository,
    private readonly rules: GameRules,
  ) {}

  async execute({ drafted }: StoreDraftedDeck): Promise<Deck> {
    const { game, format, draftId, playerId } = drafted;
    const cards = canonicalLines(drafted.cards);
    const hash = deckHash({ game, format, cards });
    const earlier = await this.decks.findDrafted(draftId, playerId, hash);
    if (earlier !== null) return earlier;
    const { faults, ...judgedBy } = await this.rules.judge({ game, format, cards });
    if (faults.length > 0) throw new DeckIllegal(faults);
    const name = `Draft ${draftId}`;
    const id = newId();
    const createdAt = new Date().toISOString();
    await this.decks.insertDrafted({ id, name, game, format, cards, hash, ...judgedBy, playerId, draftId, createdAt });
    const stored = await this.decks.findDrafted(draftId, playerId, hash);
    if (stored === null) throw new Error(`the deck that was drafted in ${draftId} is stored`);
    return stored;
  }
}
