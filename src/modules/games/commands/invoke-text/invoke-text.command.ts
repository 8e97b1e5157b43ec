import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Played } from '../../play.js';

/** The caller's seat says that a text of a card in play, which the engine does not carry out, applies now. */
export class InvokeText extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly text: { readonly object: string; readonly ability: string },
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
