import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import { frameOf, writtenFrame } from '../../../platform/http/index.js';
import { isTimed, Timekeeper } from '../clock/timekeeper.js';
import { outcomeOf } from '../domain/cited-log.js';
import type { Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { SeenBoards } from './seen-boards.js';
import { SeenSteps } from './seen-steps.js';
import { SeenTexts } from './seen-texts.js';

/** A part of a game for a reader of its stream. */
export interface Sight {
  readonly gameId: string;
  /** The part begins after this version, and ends with `to`. */
  readonly after: number;
  readonly to: number;
  readonly viewer: Viewer;
  readonly withState: boolean;
}

/** What the streams of games send. Readers who see the same are sent the same bytes. */
@Injectable()
export class StreamFrames {
  constructor(
    private readonly games: GameRepository,
    private readonly steps: SeenSteps,
    private readonly boards: SeenBoards,
    private readonly texts: SeenTexts,
    private readonly timekeeper: Timekeeper,
  ) {}

  /** Each step, and the board after the last one where it is asked for: of `gameAt`, the game at that version. */
  of(sight: Sight, gameAt: () => Promise<Game>): Promise<Buffer> {
    const { gameId, after, to: version, viewer, withState } = sight;
    const further = `after ${after}${withState ? ' with the board' : ''}`;
    return this.texts.get({ what: 'frames', gameId, version, viewer, further }, () => this.write(sight, gameAt));
  }

  /**
   * What is only said of the newest version that a reader may know of: its time at this moment, and how the game ended.
   */
  async ofNewest(game: Game, isHeldBack: boolean): Promise<string> {
    const { id, version } = game;
    // What time a seat had at a version in between is no news: it has had more, or less, since.
    const clock = isTimed(game) ? frameOf({ event: 'clock', data: this.timekeeper.reading(game, isHeldBack) }) : '';
    const last = game.steps.at(-1) ?? (await this.games.steps(id, version - 1, 1, version))[0];
    if (last?.type !== 'GameEnded') return clock;
    return `${clock}${frameOf({ id: version, event: 'end', data: { version, outcome: outcomeOf(game) } })}`;
  }

  private async write({ gameId, after, to, viewer, withState }: Sight, gameAt: () => Promise<Game>): Promise<string> {
    const game = await gameAt();
    const steps = await this.games.steps(gameId, after, to - after, to);
    const texts = await this.steps.steps({ game, viewer }, { after, limit: to - after, newest: to });
    const actions = steps.map(({ version, type }, place) =>
      type === 'GameEnded' ? '' : writtenFrame({ id: version, event: 'action' }, String(texts[place])),
    );
    if (!withState) return actions.join('');
    const view = await this.boards.of(game, viewer);
    return `${actions.join('')}${writtenFrame({ id: to, event: 'state' }, `{"version":${to},"view":${view}}`)}`;
  }
}
