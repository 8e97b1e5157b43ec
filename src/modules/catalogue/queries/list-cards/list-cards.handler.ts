import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { decodeCursor, type Slice, sliceOf } from '../../../../platform/http/index.js';
import { type CardFacts, GameRules } from '../../game-rules.js';
import { ListCards } from './list-cards.query.js';

@QueryHandler(ListCards)
export class ListCardsHandler implements IQueryHandler<ListCards> {
  constructor(private readonly rules: GameRules) {}

  execute({ game, cursor, limit }: ListCards): Promise<Slice<CardFacts>> {
    const after = cursor === undefined ? '' : decodeCursor(cursor, ['text'])[0];
    const rest = this.rules.cards(game).filter(({ id }) => id > after);
    return Promise.resolve(sliceOf(rest, limit, ({ id }) => [id]));
  }
}
