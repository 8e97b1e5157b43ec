import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CardFacts } from '../../card-sets/card-listing.js';

export interface ListedCards {
  readonly game: string;
  /** The version or the hash of a card set; without it, the cards that are played now. */
  readonly cardSet: string | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** The cards of a game, by id. Throws `UnknownGame`, `CardSetNotFound` and `CardSetUnavailable`. */
export class ListCards extends Query<Slice<CardFacts>> {
  constructor(readonly listed: ListedCards) {
    super();
  }
}
