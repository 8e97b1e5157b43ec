export { addEntry, addObjects, type Objects } from '../engine/games.js';
