import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';

/** The last version of a game that the caller may know of; null where nothing of it is held back. Throws `GameNotFound`. */
export class GetReach extends Query<number | null> {
  constructor(
    readonly gameId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
