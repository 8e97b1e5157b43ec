import { Command } from '@nestjs/cqrs';
import type { Json } from '../../../../platform/event-store/index.js';
import type { Origin } from '../../../matches/index.js';
import type { Played } from '../../play.js';

/** The caller's seat proposes that a loop is repeated so often; it is when every other player consents. */
export class ProposeRepetition extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly proposal: { readonly round: readonly Json[]; readonly times: number },
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
