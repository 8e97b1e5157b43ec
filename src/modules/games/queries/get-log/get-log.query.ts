import { Query } from '@nestjs/cqrs';
import type { CallerIdentity } from '../../../identity/index.js';
import type { SeenStep } from '../../domain/seen-step.js';

export interface LogRange {
  readonly steps: readonly SeenStep[];
  /** The version of the game now. */
  readonly newest: number;
}

/** What happened after a version, as the caller may know it. */
export class GetLog extends Query<LogRange> {
  constructor(
    readonly gameId: string,
    readonly range: { readonly after: number; readonly limit: number },
    readonly caller: CallerIdentity,
    readonly as: string | undefined,
  ) {
    super();
  }
}
