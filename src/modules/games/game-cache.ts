import type { Game } from './domain/game.js';

/** A game in memory takes up to some hundred kilobytes, most of it shared between its versions. */
const GAMES_MAX = 500;
/** How far back a reader of the log or of the stream may be without the game being carried out again. */
const STEPS_MAX = 64;

/** The games that this process last worked with. What it holds may be old: other processes record, too. */
export class GameCache {
  private readonly games = new Map<string, Game>();

  get(id: string): Game | undefined {
    return this.games.get(id);
  }

  /** Never goes back to an older version. A `Map` keeps the order of insertion: what was not touched for longest goes first. */
  keep(game: Game): Game {
    const held = this.games.get(game.id);
    const newest = held !== undefined && held.version > game.version ? held : game;
    this.games.delete(game.id);
    this.games.set(game.id, { ...newest, steps: newest.steps.slice(-STEPS_MAX) });
    if (this.games.size > GAMES_MAX) this.dropOldest();
    return game;
  }

  private dropOldest(): void {
    for (const oldest of this.games.keys()) return void this.games.delete(oldest);
  }
}
