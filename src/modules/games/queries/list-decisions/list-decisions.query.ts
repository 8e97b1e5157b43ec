import { Query } from '@nestjs/cqrs';
import type { OpenAwaited } from '../../../../engine/index.js';
import type { Onlooker } from '../../access/onlooker.js';
import type { Asked } from '../../domain/open-decisions.js';

export interface OpenDecisions extends Asked {
  readonly version: number;
  readonly deciding: readonly string[];
  /** Of a paper match: what the game waits to be told. */
  readonly awaiting: readonly OpenAwaited[];
}

/** The decisions that a viewer may know or take as a judge, each with at most `limit` legal answers. */
export class ListDecisions extends Query<OpenDecisions> {
  constructor(
    readonly gameId: string,
    readonly limit: number,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}
