import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../../matches/index.js';
import type { Played } from '../../play.js';

/** The caller's seat gives the game up. */
export class Concede extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
