/** The door of games. */
export { GamesModule } from './games.module.js';
