import { Query } from '@nestjs/cqrs';
import type { ServerSentEvent } from '../../../../platform/http/index.js';
import type { Onlooker } from '../../access/onlooker.js';

/** News of a game until it ends or the reader goes. */
export type GameStream = (gone: AbortSignal) => AsyncIterable<ServerSentEvent>;

/** A stream for a reader who may have it; refusals are thrown before it begins. */
export class StreamGame extends Query<GameStream> {
  constructor(
    readonly gameId: string,
    /** What the reader has seen already; without it, everything until now. */
    readonly after: number | undefined,
    readonly onlooker: Onlooker,
    /** Whether the board is sent as well. */
    readonly withState: boolean,
  ) {
    super();
  }
}
