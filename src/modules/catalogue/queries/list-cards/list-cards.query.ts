import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type CardFacts } from '../../game-rules.js';

/** The cards of a game, by id. */
export class ListCards extends Query<Slice<CardFacts>> {
  constructor(
    readonly game: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
