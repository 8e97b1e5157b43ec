import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Rules } from '../../../../engine/index.js';
import { decodeCursor, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type CardFacts, cardsAfter } from '../../card-sets/card-listing.js';
import { CardSetRules } from '../../card-sets/card-set-rules.js';
import { CardSetUnavailable } from '../../catalogue.errors.js';
import { ListCards } from './list-cards.query.js';

@QueryHandler(ListCards)
export class ListCardsHandler implements IQueryHandler<ListCards> {
  constructor(private readonly cardSets: CardSetRules) {}

  async execute({ listed: { game, cardSet, cursor, limit } }: ListCards): Promise<Slice<CardFacts>> {
    const after = cursor === undefined ? '' : decodeCursor(cursor, ['text'])[0];
    const rules = await (cardSet === undefined ? this.cardSets.current(game) : this.named(game, cardSet));
    return sliceById(cardsAfter(rules, after, limit + 1), limit);
  }

  private async named(game: string, cardSet: string): Promise<Rules> {
    const { hash } = await this.cardSets.find(game, cardSet);
    const rules = await this.cardSets.withCards(game, hash);
    if (rules === null) throw new CardSetUnavailable(this.cardSets.own(game).ruleset, hash);
    return rules;
  }
}
