import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../engine/index.js';
import type { Game } from '../domain/game.js';
import { SeenTexts } from './seen-texts.js';

/** Boards of games as one viewer may see them: JSON. */
@Injectable()
export class SeenBoards {
  constructor(private readonly texts: SeenTexts) {}

  /** The board of the game at its version, as the viewer may see it. */
  async of({ id: gameId, version, rules, state }: Game, viewer: Viewer): Promise<string> {
    const text = await this.texts.get({ what: 'view', gameId, version, viewer }, () =>
      JSON.stringify(rules.view(state, viewer)),
    );
    return text.toString();
  }
}
