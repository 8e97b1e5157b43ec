import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { DeckForbidden } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import type { DeckSummary } from '../domain/deck.js';

/**
 * Decks without their lists, the newest first: those of one player, or all that the caller may read. Throws `DeckForbidden`
 * where these are another player's.
 */
export class ListDecks extends Query<Slice<DeckSummary>> {
  constructor(
    readonly playerId: string | undefined,
    readonly caller: CallerIdentity,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListDecks)
export class ListDecksHandler implements IQueryHandler<ListDecks> {
  constructor(
    private readonly decks: DeckRepository,
    private readonly rights: Rights,
  ) {}

  async execute({ playerId, caller, cursor, limit }: ListDecks): Promise<Slice<DeckSummary>> {
    const before = lastId(cursor);
    const owner = await this.ownerFor(playerId, caller);
    return sliceById(await this.decks.list(owner, before, limit + 1), limit);
  }

  /** Undefined for everybody's. */
  private async ownerFor(playerId: string | undefined, caller: CallerIdentity): Promise<string | undefined> {
    if (await this.rights.may(caller, 'decks.read-any')) return playerId;
    const own = caller.playerId;
    if (own === undefined || (playerId !== undefined && playerId !== own)) throw new DeckForbidden();
    return own;
  }
}
