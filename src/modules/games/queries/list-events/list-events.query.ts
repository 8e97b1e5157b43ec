import { Query } from '@nestjs/cqrs';
import type { Onlooker } from '../../access/onlooker.js';
import type { SeenEvent } from '../../domain/seen-event.js';

export interface EventRange {
  readonly events: readonly SeenEvent[];
  /** The version of the game now, as far as it has come for the reader. */
  readonly newest: number;
}

/** Recorded events after a version, as the caller may see them. */
export class ListEvents extends Query<EventRange> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}
