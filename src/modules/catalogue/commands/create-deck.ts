import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import { type CallerIdentity, GetPlayer, Rights } from '../../identity/index.js';
import { DeckForbidden, DeckIllegal } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import { canonicalLines, type Deck, deckHash, type DeckList, type SeenDeck } from '../domain/deck.js';
import { GameRules } from '../game-rules.js';

/** Stores a legal deck. A player's key stores decks of that player, whether it names the player or not. */
export class CreateDeck extends Command<SeenDeck> {
  constructor(
    readonly name: string,
    readonly list: DeckList,
    readonly playerId: string | null,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(CreateDeck)
export class CreateDeckHandler implements ICommandHandler<CreateDeck> {
  constructor(
    private readonly decks: DeckRepository,
    private readonly rules: GameRules,
    private readonly queries: QueryBus,
    private readonly rights: Rights,
  ) {}

  async execute({ name, list, playerId, caller }: CreateDeck): Promise<SeenDeck> {
    const owner = await this.ownerOf(playerId, caller);
    if (owner !== null) await this.queries.execute(new GetPlayer(owner));
    const { game, format } = list;
    const cards = canonicalLines(list.cards);
    const { faults, ...judgedBy } = await this.rules.judge({ game, format, cards });
    if (faults.length > 0) throw new DeckIllegal(faults);
    const deck: Deck = {
      id: newId(),
      name,
      game,
      format,
      cards,
      hash: deckHash({ game, format, cards }),
      ...judgedBy,
      playerId: owner,
      draftId: null,
      createdAt: new Date().toISOString(),
    };
    await this.decks.insert(deck);
    return { ...deck, public: false, publishedAt: null };
  }

  /** A caller who makes decks for others names the player it belongs to, or nobody. */
  private async ownerOf(playerId: string | null, caller: CallerIdentity): Promise<string | null> {
    if (await this.rights.may(caller, 'decks.bring-for-others')) return playerId;
    const own = caller.playerId ?? null;
    if (playerId !== null && playerId !== own) throw new DeckForbidden();
    return own;
  }
}
