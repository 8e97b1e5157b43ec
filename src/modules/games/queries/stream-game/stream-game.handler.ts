import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '../../../../engine/index.js';
import type { ServerSentEvent } from '../../../../platform/http/index.js';
import { Viewing } from '../../access/viewing.js';
import type { Step } from '../../domain/game.js';
import { outcomeOf } from '../../domain/outcome.js';
import { seenStep } from '../../domain/seen-step.js';
import { GameRepository } from '../../game-repository.js';
import { VersionNotThere } from '../../games.errors.js';
import { GameChanges } from '../../live/game-changes.js';
import { type GameStream, StreamGame } from './stream-game.query.js';

/** Steps read at a time for somebody who has to catch up. */
const BATCH = 50;

@QueryHandler(StreamGame)
export class StreamGameHandler implements IQueryHandler<StreamGame> {
  constructor(
    private readonly games: GameRepository,
    private readonly viewing: Viewing,
    private readonly changes: GameChanges,
  ) {}

  async execute({ gameId, after, caller, as, withState }: StreamGame): Promise<GameStream> {
    const game = await this.games.current(gameId);
    const viewer = await this.viewing.viewerFor(game, caller, as);
    const from = after ?? game.version;
    if (from > game.version) throw new VersionNotThere(from, game.version);
    return (gone) => this.follow({ gameId, viewer, withState }, from, gone);
  }

  /** Ends with the game, and when the reader has gone. */
  private async *follow(reader: Reader, from: number, gone: AbortSignal): AsyncIterable<ServerSentEvent> {
    const news = await this.changes.subscribe(reader.gameId, gone);
    try {
      const { version, endedAt } = await this.games.current(reader.gameId);
      if (endedAt !== null && from === version) return;
      let seen = from;
      for (let newest: number | null = version; newest !== null; newest = await news.next()) {
        while (seen < newest) {
          const steps = await this.games.steps(reader.gameId, seen, BATCH, newest);
          yield* this.tell(reader, steps);
          const last = steps.at(-1);
          if (last === undefined) return;
          // An end in between was not the end: the game was rewound, or ended otherwise.
          if (last.type === 'GameEnded' && last.version === newest) return;
          seen = last.version;
        }
      }
    } finally {
      news.close();
    }
  }

  private async *tell({ gameId, viewer, withState }: Reader, steps: readonly Step[]): AsyncIterable<ServerSentEvent> {
    const last = steps.at(-1);
    if (last === undefined) return;
    const game = await this.games.at(gameId, last.version);
    for (const step of steps) {
      if (step.type !== 'GameEnded')
        yield { id: step.version, event: 'action', data: seenStep(game.rules, step, viewer) };
    }
    const { version } = last;
    if (withState) yield { id: version, event: 'state', data: { version, view: game.rules.view(game.state, viewer) } };
    if (last.type === 'GameEnded') yield { id: version, event: 'end', data: { version, outcome: outcomeOf(game) } };
  }
}

interface Reader {
  readonly gameId: string;
  readonly viewer: Viewer;
  readonly withState: boolean;
}
