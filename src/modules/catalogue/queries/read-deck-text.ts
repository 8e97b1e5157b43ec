import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { namesIn } from '../card-sets/card-names.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';
import { readDeckText, type ReadText } from '../domain/deck-text.js';

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
    return readDeckText(text, await namesIn(rules), rules.deckZones);
  }
}
