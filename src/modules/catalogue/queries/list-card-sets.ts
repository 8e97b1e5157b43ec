import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import type { ListedCardSet } from '../card-sets/card-set.js';
import { CardSetRepository } from '../card-sets/card-set.repository.js';

/** The card sets of a game, the latest first. Throws `UnknownGame`. */
export class ListCardSets extends Query<Slice<ListedCardSet>> {
  constructor(
    readonly game: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListCardSets)
export class ListCardSetsHandler implements IQueryHandler<ListCardSets> {
  constructor(
    private readonly cardSets: CardSetRepository,
    private readonly rules: CardSetRules,
  ) {}

  async execute({ game, cursor, limit }: ListCardSets): Promise<Slice<ListedCardSet>> {
    const after = cursor === undefined ? null : decodeCursor(cursor, ['time', 'text']);
    const current = await this.rules.currentHash(game);
    const rows = await this.cardSets.list(game, after, limit + 1);
    const listed = rows.map((facts) => ({ ...facts, isCurrent: facts.hash === current }));
    return sliceOf(listed, limit, ({ storedAt, hash }) => [storedAt, hash]);
  }
}
