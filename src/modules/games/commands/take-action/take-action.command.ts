import { Command } from '@nestjs/cqrs';
import type { Told } from '../../../../engine/index.js';
import type { Json } from '../../../../platform/event-store/index.js';
import type { Origin } from '../../../matches/index.js';
import type { Played } from '../../play.js';

/** Answers one open decision of the caller's seat, or several in a row: all or none. A judge answers for the seat asked. How chance fell, by whoever records. */
export class TakeAction extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly answers: readonly { readonly decision: string; readonly answer: Json }[],
    readonly told: readonly Told[] | undefined,
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
