import { Query } from '@nestjs/cqrs';
import type { Onlooker } from '../../access/onlooker.js';
import type { SeenStep } from '../../domain/seen-step.js';

export interface LogRange {
  readonly steps: readonly SeenStep[];
  /** The version of the game now, as far as it has come for the reader. */
  readonly newest: number;
}

/** What happened after a version, as the caller may know it. */
export class GetLog extends Query<LogRange> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}
