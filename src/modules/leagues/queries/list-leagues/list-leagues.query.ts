import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type League } from '../../domain/league.js';

/** Leagues, the newest first. */
export class ListLeagues extends Query<Slice<League>> {
  constructor(
    readonly filter: { readonly game?: string },
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
