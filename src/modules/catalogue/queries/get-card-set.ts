import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import type { ListedCardSet } from './list-card-sets.js';

/** One card set, by its version or its hash. Throws `UnknownGame` and `CardSetNotFound`. */
export class GetCardSet extends Query<ListedCardSet> {
  constructor(
    readonly game: string,
    readonly cardSet: string,
  ) {
    super();
  }
}

@QueryHandler(GetCardSet)
export class GetCardSetHandler implements IQueryHandler<GetCardSet> {
  constructor(private readonly rules: CardSetRules) {}

  async execute({ game, cardSet }: GetCardSet): Promise<ListedCardSet> {
    const facts = await this.rules.find(game, cardSet);
    return { ...facts, isCurrent: facts.hash === (await this.rules.currentHash(game)) };
  }
}
