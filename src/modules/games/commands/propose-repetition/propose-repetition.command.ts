import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Intent } from '../../domain/ordering.js';
import type { Played } from '../../play.js';

/** The caller's seat proposes that a loop is repeated so often; it is when every other player consents. */
export class ProposeRepetition extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly proposal: Omit<Extract<Intent, { readonly kind: 'repeat' }>, 'kind'>,
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
