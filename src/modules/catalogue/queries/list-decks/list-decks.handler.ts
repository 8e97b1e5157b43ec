import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type CallerIdentity, Rights } from '../../../identity/index.js';
import { DeckForbidden } from '../../catalogue.errors.js';
import { DeckRepository } from '../../deck.repository.js';
import { type DeckSummary } from '../../domain/deck.js';
import { ListDecks } from './list-decks.query.js';

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
