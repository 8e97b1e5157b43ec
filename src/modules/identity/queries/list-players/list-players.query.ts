import { Query } from '@nestjs/cqrs';
import { type Slice } from '../../../../platform/http/index.js';
import { type Player } from '../get-player/get-player.query.js';

/** Players, the newest first: all, or those with names in which every word of a text begins a word. */
export class ListPlayers extends Query<Slice<Player>> {
  constructor(
    readonly name: string | undefined,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}
