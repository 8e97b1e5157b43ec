import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type CallerIdentity, PlayerRecords, Rights } from '../../identity/index.js';
import { DeckForbidden } from '../catalogue.problems.js';
import { DeckRepository } from '../deck.repository.js';
import type { DeckSummary } from '../domain/deck.js';

/**
 * Decks without their lists, the newest first: those of one player, on all records of the person, as far as the caller
 * may read them, or all that the caller may read. Throws `DeckForbidden` if no player is named and the caller has no
 * decks.
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
    private readonly records: PlayerRecords,
  ) {}

  async execute({ playerId, caller, cursor, limit }: ListDecks): Promise<Slice<DeckSummary>> {
    const before = lastId(cursor);
    return sliceById(await this.listed(playerId, caller, before, limit + 1), limit);
  }

  private async listed(asked: string | undefined, caller: CallerIdentity, before: string | null, count: number) {
    const records = asked === undefined ? undefined : await this.records.of(asked);
    if (await this.rights.may(caller, 'decks.read-any')) return this.decks.list(records, before, count);
    const playerId = asked ?? caller.playerId;
    if (playerId === undefined) throw new DeckForbidden();
    return playerId === caller.playerId
      ? this.decks.list([playerId], before, count)
      : this.decks.listPublic(records, before, count);
  }
}
