/** The terms of a key with which a player plays one match on a device of their own. */
import type { Schemas } from '../api/kifu.js';
import type { Permission } from '../api/rights.js';

/** Longer than any match, and shorter than the life of a forgotten phone. */
const A_DAY_S = 86_400;

/** To read what is public, to play, and to contest: the key changes neither the player nor other keys. */
const TO_PLAY: Permission[] = [
  'players.read',
  'organisations.read',
  'leagues.read',
  'tournaments.read',
  'tournaments.play',
  'ratings.read',
  'catalogue.read',
  'statistics.read',
  'decks.read',
  'decks.bring',
  'matches.read',
  'matches.publish',
  'matches.audit',
  'games.watch',
  'games.act',
  'games.audit',
  'looks.read',
  'takebacks.propose',
  'takebacks.answer',
  'studies.read',
  'cases.open',
  'cases.read',
  'cases.answer',
  'cases.appeal',
  'sandbox.run',
  'events.follow',
];

export const termsFor = (matchId: string): Schemas['KeyTermsDto'] => ({
  label: `match ${matchId}`,
  scopes: TO_PLAY,
  expiresInSeconds: A_DAY_S,
});
