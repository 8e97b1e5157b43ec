import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { Look } from '../../looks/look.js';

/** Looks of one game after one of them; throws `GameNotFound` and `LooksWithheld`. */
export class ListLooks extends Query<{ readonly looks: readonly Look[]; readonly newest: number }> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
