import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardSetRules } from '../../card-sets/card-set-rules.js';
import { type ListedCardSet } from '../list-card-sets/list-card-sets.query.js';
import { GetCardSet } from './get-card-set.query.js';

@QueryHandler(GetCardSet)
export class GetCardSetHandler implements IQueryHandler<GetCardSet> {
  constructor(private readonly rules: CardSetRules) {}

  async execute({ game, cardSet }: GetCardSet): Promise<ListedCardSet> {
    const facts = await this.rules.find(game, cardSet);
    return { ...facts, isCurrent: facts.hash === (await this.rules.currentHash(game)) };
  }
}
