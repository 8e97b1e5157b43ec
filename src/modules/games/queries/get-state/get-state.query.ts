import { Query } from '@nestjs/cqrs';
import type { View, Viewer } from '../../../../engine/index.js';
import type { Onlooker } from '../../access/onlooker.js';

/** A board as one viewer may see it. */
export interface SeenState {
  readonly gameId: string;
  readonly version: number;
  readonly hash: string;
  readonly stateHash: string;
  readonly viewer: Viewer;
  readonly view: View;
}

/** The board, now or at an earlier version. */
export class GetState extends Query<SeenState> {
  constructor(
    readonly gameId: string,
    readonly version: number | undefined,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}
