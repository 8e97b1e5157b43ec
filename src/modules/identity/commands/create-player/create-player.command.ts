import { Command } from '@nestjs/cqrs';
import { type CallerIdentity } from '../../access/roles.js';
import { type Player } from '../../queries/get-player/get-player.query.js';

export interface CreatedPlayer extends Player {
  /** The whole key, this once. */
  readonly key: string;
}

/** Registers a player and makes the player's first key. */
export class CreatePlayer extends Command<CreatedPlayer> {
  constructor(
    readonly name: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}
