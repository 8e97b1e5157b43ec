import { Query } from '@nestjs/cqrs';
import { type ListedCardSet } from '../list-card-sets/list-card-sets.query.js';

/** One card set, by its version or its hash. Throws `UnknownGame` and `CardSetNotFound`. */
export class GetCardSet extends Query<ListedCardSet> {
  constructor(
    readonly game: string,
    readonly cardSet: string,
  ) {
    super();
  }
}
