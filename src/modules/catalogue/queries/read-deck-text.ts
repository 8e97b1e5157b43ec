import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { readerOf } from '../card-sets/deck-reader.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { type ReadText } from '../domain/deck-texts/index.js';

/** A deck from a text, by the cards that are played now. Throws `UnknownGame` and `CardSetUnavailable`. */
export class ReadDeckText extends Query<ReadText> {
  constructor(
    readonly game: string,
    readonly text: string,
  ) {
    super();
  }
}

@QueryHandler(ReadDeckText)
export class ReadDeckTextHandler implements IQueryHandler<ReadDeckText> {
  constructor(private readonly cardSets: CardSetRules) {}

  async execute({ game, text }: ReadDeckText): Promise<ReadText> {
    const rules = await this.cardSets.current(game);
    const read = await readerOf(rules);
    return read(text);
  }
}
