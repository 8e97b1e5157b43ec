import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CardSetFacts } from '../../card-sets/card-set.js';

/** A card set, and whether new matches are played with it. */
export interface ListedCardSet extends CardSetFacts {
  readonly isCurrent: boolean;
}

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
