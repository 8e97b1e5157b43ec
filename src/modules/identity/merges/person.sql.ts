/** SQL: the id of the record that a player's matches count for: the player's own, unless it is merged into another. */
export const PERSON_OF = (playerId: string): string =>
  `coalesce((select m.into_id from player_merges m where m.player_id = ${playerId}), ${playerId})`;

/** SQL: the record is not merged into another one. */
export const IS_OWN = (playerId: string): string =>
  `not exists (select from player_merges m where m.player_id = ${playerId})`;
