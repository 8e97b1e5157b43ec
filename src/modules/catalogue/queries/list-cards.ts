import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Rules } from '../../../engine/index.js';
import { decodeCursor, type Slice, sliceById } from '../../../platform/http/index.js';
import { type CardSearch, searchCards } from '../card-sets/card-search.js';
import type { CardFacts } from '../card-sets/card-set.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { CardSetUnavailable } from '../catalogue.problems.js';

interface ListedCards extends CardSearch {
  readonly game: string;
  /** The version or the hash of a card set; without it, the cards that are played now. */
  readonly cardSet: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/**
 * The cards of a game that are searched for, by id. Throws `UnknownGame`, `CardSetNotFound` and `CardSetUnavailable`.
 */
export class ListCards extends Query<Slice<CardFacts>> {
  constructor(readonly listed: ListedCards) {
    super();
  }
}

@QueryHandler(ListCards)
export class ListCardsHandler implements IQueryHandler<ListCards> {
  constructor(private readonly cardSets: CardSetRules) {}

  async execute({ listed: { game, cardSet, cursor, limit, ...search } }: ListCards): Promise<Slice<CardFacts>> {
    const after = cursor === undefined ? '' : decodeCursor(cursor, ['text'])[0];
    const rules = await (cardSet === undefined ? this.cardSets.current(game) : this.named(game, cardSet));
    return sliceById(await searchCards(rules, search, after, limit + 1), limit);
  }

  private async named(game: string, cardSet: string): Promise<Rules> {
    const { hash } = await this.cardSets.find(game, cardSet);
    const rules = await this.cardSets.withCards(game, hash);
    if (rules === null) throw new CardSetUnavailable(this.cardSets.own(game).ruleset, hash);
    return rules;
  }
}
