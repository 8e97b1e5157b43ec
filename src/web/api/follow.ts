/** Apart from the client: only a game that is running is followed, and the script of a stream is loaded for it. */
export { followGame } from '../../client/index.js';
