import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import {
  type CallerIdentity,
  GetPlayer,
  type LineKey,
  type MadeLine,
  MadeLines,
  Rights,
} from '../../identity/index.js';
import { DeckForbidden, DeckIllegal } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import { canonicalLines, type Deck, deckHash, type DeckList } from '../domain/deck.js';
import { GameRules } from '../game-rules.js';

/**
 * Stores a legal deck, `known` by its Idempotency-Key once. A player's key stores decks of that player, whether it
 * names the player or not.
 */
export class CreateDeck extends Command<MadeLine> {
  constructor(
    readonly name: string,
    readonly list: DeckList,
    readonly playerId: string | null,
    readonly caller: CallerIdentity,
    readonly known: LineKey | null,
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
    private readonly lines: MadeLines,
  ) {}

  async execute({ name, list, playerId, caller, known }: CreateDeck): Promise<MadeLine> {
    const owner = await this.ownerOf(playerId, caller);
    if (owner !== null) await this.queries.execute(new GetPlayer(owner));
    const { game, format } = list;
    const cards = canonicalLines(list.cards);
    const { faults, ...judgedBy } = await this.rules.judge({ game, format, cards });
    if (faults.length > 0) throw new DeckIllegal(faults);
    const deck: Omit<Deck, 'id'> = {
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
    return this.lines.once(known, (id, tx) => this.decks.insert({ ...deck, id }, tx));
  }

  /** A caller who makes decks for others may name the player that owns it. */
  private async ownerOf(playerId: string | null, caller: CallerIdentity): Promise<string | null> {
    if (await this.rights.may(caller, 'decks.bring-for-others')) return playerId;
    const own = caller.playerId ?? null;
    if (playerId !== null && playerId !== own) throw new DeckForbidden();
    return own;
  }
}
