/** The door of games: playing and seeing one. */
export { GameNotFound } from './games.errors.js';
export { GamesModule } from './games.module.js';
