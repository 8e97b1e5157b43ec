import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { LooksPage } from '../../looks/looks.js';

/** Looks at one game from a part of their record; throws `GameNotFound` and `LooksWithheld`. */
export class ListLooks extends Query<LooksPage> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
