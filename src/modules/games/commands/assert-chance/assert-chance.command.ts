import { Command } from '@nestjs/cqrs';
import type { Told } from '../../../../engine/index.js';
import type { Origin } from '../../../matches/index.js';
import type { Played } from '../../play.js';

/** Whoever records a paper match tells how chance fell that the game waits for. */
export class AssertChance extends Command<Played> {
  constructor(
    readonly gameId: string,
    readonly told: readonly Told[],
    readonly expectedVersion: number | undefined,
    readonly origin: Origin,
  ) {
    super();
  }
}
