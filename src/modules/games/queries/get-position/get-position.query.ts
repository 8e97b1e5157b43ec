import { Query } from '@nestjs/cqrs';
import type { GameState, Rules } from '../../../../engine/index.js';
import type { CallerIdentity } from '../../../identity/index.js';

/** All there is to a game at one of its versions, hidden things included. */
export interface RecordedPosition {
  readonly gameId: string;
  readonly version: number;
  readonly rules: Rules;
  readonly state: GameState;
  /** Whether the secrets of its chance are none to whoever asked. */
  readonly isOpen: boolean;
}

/** A position for somebody who may see everything in it; throws `ViewForbidden` for everybody else. */
export class GetPosition extends Query<RecordedPosition> {
  constructor(
    readonly gameId: string,
    /** Without it, the newest. */
    readonly version: number | undefined,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
