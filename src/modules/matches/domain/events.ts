import { type EventOf, events } from '../../../platform/decoding/index.js';
import { gameEvents } from './game-events.js';
import { matchEvents } from './match-events.js';

export * from './game-events.js';
export * from './match-events.js';

const gamesAndMatches = { ...gameEvents, ...matchEvents };

/**
 * A decoded event of a game or a match, tagged by its type. Released shapes are frozen: a change is a new version, an
 * upcaster in the event store, and a fixture of the old JSON.
 */
export type MatchEvent = EventOf<typeof gamesAndMatches>;

/** Throws `Undecodable` for a type this module does not own and for a payload that is not what its type promises. */
export const decodeMatchEvent = events('an event of a game or a match', gamesAndMatches);
